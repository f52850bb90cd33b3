package enum LabPlaceholder {}
