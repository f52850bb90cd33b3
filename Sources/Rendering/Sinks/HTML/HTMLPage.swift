/// The parts that every page has.
enum HTMLPage {
  /// - Parameter title: Already escaped.
  static func head(title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
    form-action 'none'; base-uri 'none'"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>\(title)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>

    """
  }

  /// Colour is never the only sign of a verdict: there are words too.
  ///
  /// In print, folded parts are shown.
  private static let style = """
    :root { color-scheme: light dark; --bad: #c0272d; --good: #1d7a3a; --warn: #9a6400; --line: #8884; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 1rem; }
    h1 { font-size: 1.5rem; margin: .2rem 0; }
    figure { margin: 1rem 0; }
    svg { width: 100%; height: auto; }
    svg rect { fill: #4a7fd0; }
    svg text { font-size: 12px; fill: currentColor; }
    details { border-top: 1px solid var(--line); padding: .35rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    summary b { display: inline-block; min-width: 8.5rem; }
    summary span { font-weight: 600; margin-right: .6rem; }
    summary i { opacity: .8; }
    .untrusted > summary b { color: var(--bad); }
    .unknown > summary b, .thresholdFailed > summary b { color: var(--warn); }
    .trusted > summary b { color: var(--good); }
    table { border-collapse: collapse; display: block; overflow-x: auto; margin: .5rem 0 .5rem 1rem; }
    th, td { text-align: left; padding: .1rem .8rem .1rem 0; vertical-align: top; font-size: .9rem; }
    td:nth-child(4), th + td, time { white-space: nowrap; }
    td:nth-child(3) { overflow-wrap: anywhere; min-width: 6rem; }
    progress { width: 6rem; }
    @media (max-width: 40rem) {
      .chain :is(th, td):nth-child(3), .chain :is(th, td):nth-child(4) { display: none; }
    }
    p, ul { margin: .4rem 0 .4rem 1rem; overflow-wrap: anywhere; }
    header p { margin-left: 0; }
    .incomplete { color: var(--warn); font-weight: 600; }
    details details { border: 0; margin-left: 1rem; }
    pre { overflow-x: auto; font-size: .8rem; max-width: 100%; }
    @media print {
      body { max-width: none; font-size: 10pt; }
      details::details-content { content-visibility: visible; display: block; height: auto; }
      details details { display: none; }
      .untrusted, .unknown, .thresholdFailed { break-inside: avoid; }
    }
    """
}
