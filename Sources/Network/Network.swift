package enum NetworkPlaceholder {}
