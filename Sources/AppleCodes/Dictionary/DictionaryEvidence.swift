import TrustModel

/// The evidence of entries that are not codes, as it is printed.
enum DictionaryEvidence: String, CaseIterable {
  case codes = "the codes carry their own certainty"
  case relation = "the relation to Apple's codes is this dictionary's"
  case technote = "after TN2232"
  case customisation = "after TN2232, Trust Customization"
  case practice = "logs, manuals"
  case interfaces = "headers, logs, manuals"
  case headers = "Apple's headers"
  case ownWord = "this tool's own word (trusteval schema)"
  case sentence = "SecTrustCopyErrorDescription; classes of SecPolicyChecks.list"
  case noPage = "no page of its own"
  case unknown = "not in this dictionary"

  var certainty: Certainty {
    switch self {
    case .codes, .relation, .unknown: .inferred
    case .technote, .customisation, .ownWord: .documented
    case .practice, .interfaces, .noPage: .observed
    case .headers, .sentence: .source
    }
  }

  var meaning: String {
    switch self {
    case .codes:
      "The entry is about a kind of failure. Its codes have evidence each: look a code up to see it."
    case .relation:
      "Which failure of Apple's clients another program's error belongs to is concluded here from "
        + "what each of them checks."
    case .technote: "Told in our own words after Apple's Technical Note TN2232."
    case .customisation:
      "Told in our own words after TN2232, Trust Customization for Specific APIs and what follows it."
    case .practice: "Seen in logs of clients and in the manuals of the programs concerned."
    case .interfaces:
      "Read in Apple's headers and manuals, and seen in logs: TN2232 does not have it."
    case .headers: "Read in Apple's headers: it came after TN2232."
    case .ownWord: "A word of this tool's reports; trusteval schema prints their form."
    case .sentence:
      "The function gives one sentence for each class of checks; which check is in which class is "
        + "read in SecPolicyChecks.list."
    case .unknown:
      "The dictionary has no entry for what the text names, and says no more than that."
    case .noPage: "The log was seen, and there is no public page to link to."
    }
  }
}
