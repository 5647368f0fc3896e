Funktionalität: x
  Szenario: y
    Angenommen z
