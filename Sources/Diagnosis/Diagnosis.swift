package enum DiagnosisPlaceholder {}
