// swift-tools-version: 6.2
import PackageDescription

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let swiftASN1 = Target.Dependency.product(name: "SwiftASN1", package: "swift-asn1")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let gnuTLSEngine = Target.Dependency.target(
  name: "GnuTLSEngine", condition: .when(traits: ["GnuTLS"]))

let package = Package(
  name: "trusteval",
  platforms: [.macOS(.v26)],
  products: [.executable(name: "trusteval", targets: ["trusteval"])],
  traits: [
    .trait(name: "GnuTLS", description: "GnuTLS as second engine and second opinion."),
    .default(enabledTraits: ["GnuTLS"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-asn1", from: "1.7.4"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .systemLibrary(
      name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    // Without pkgConfig, which would link the library: it is loaded when it is first asked.
    .systemLibrary(name: "CGnuTLS", providers: [.apt(["libgnutls28-dev"])]),

    .target(name: "CThread"),
    .target(name: "Threads", dependencies: ["CThread"]),

    .target(name: "SystemCalls"),
    .target(name: "TrustModel"),
    .target(name: "X509", dependencies: ["TrustModel"]),
    .target(name: "TLSEngine", dependencies: ["TrustModel"]),
    .target(name: "CaptureFiles", dependencies: ["TLSEngine", "TrustModel"]),
    .target(
      name: "OpenSSLEngine",
      dependencies: ["TLSEngine", "X509", "Threads", "TrustModel", "COpenSSL"]),
    .target(
      name: "WitnessProcess",
      dependencies: ["TLSEngine", "Threads", "SystemCalls", "TrustModel", "CThread"]),
    .target(name: "GnuTLSEngine", dependencies: ["TLSEngine", "X509", "TrustModel", "CGnuTLS"]),
    .target(
      name: "Network",
      dependencies: ["TLSEngine", "Threads", "SystemCalls", "TrustModel", flyingSocks]),
    .target(
      name: "TrustLab",
      dependencies: [
        "OpenSSLEngine", "Network", "TLSEngine", "X509", "SystemCalls", "TrustModel",
      ]),
    .target(name: "AppleCodes", dependencies: ["TrustModel"]),
    .target(name: "TrustEvaluation", dependencies: ["X509", "TrustModel"]),
    .target(
      name: "RootStores", dependencies: ["X509", "Threads", "SystemCalls", "TrustModel"]),
    .target(
      name: "Diagnosis",
      dependencies: [
        "TrustEvaluation", "AppleCodes", "X509", "TrustModel",
      ]),
    .target(
      name: "Examination",
      dependencies: [
        "Diagnosis", "Network", "RootStores", "CaptureFiles", "TLSEngine", "TrustEvaluation",
        "X509",
        "Threads", "SystemCalls", "TrustModel",
      ]),
    .target(name: "Rendering", dependencies: ["TrustModel"]),
    .executableTarget(
      name: "trusteval",
      dependencies: [
        "Rendering", "Examination", "TrustEvaluation", "AppleCodes", "RootStores", "TrustLab",
        "WitnessProcess", "OpenSSLEngine", gnuTLSEngine, "TLSEngine", "X509",
        "Threads", "SystemCalls", "TrustModel", argumentParser,
      ]),

    .target(name: "CSpawn", path: "Tests/CSpawn"),
    .target(name: "Programs", dependencies: ["CSpawn"], path: "Tests/Programs"),
    .target(name: "Captures", path: "Tests/Captures"),

    .executableTarget(
      name: "conformance",
      dependencies: [
        "Programs",
        "Diagnosis", "TrustEvaluation", "AppleCodes", "OpenSSLEngine", gnuTLSEngine, "TLSEngine",
        "X509", "TrustModel",
      ],
      path: "Tests/Conformance"),

    .executableTarget(
      name: "fuzz",
      dependencies: [
        "Captures",
        "Examination", "Rendering", "RootStores", "TrustEvaluation", "Network", "CaptureFiles",
        "OpenSSLEngine", gnuTLSEngine, "TLSEngine", "X509", "Threads", "TrustModel",
      ],
      path: "Tests/Fuzz"),

    .executableTarget(
      name: "endurance",
      dependencies: [
        "Examination", "Rendering", "RootStores", "TrustLab", "OpenSSLEngine", "TLSEngine", "X509",
        "Threads", "TrustModel",
      ],
      path: "Tests/Endurance"),

    .executableTarget(
      name: "attack",
      dependencies: ["CSpawn", "Captures", "TrustLab", "Network", "OpenSSLEngine", "TrustModel"],
      path: "Tests/Attack"),

    .testTarget(name: "TrustModelTests", dependencies: ["TrustModel"]),
    .testTarget(name: "X509Tests", dependencies: ["X509", "Threads", "TrustModel", swiftASN1]),
    .testTarget(
      name: "CaptureFilesTests",
      dependencies: ["Captures", "CaptureFiles", "TLSEngine", "TrustModel"]),
    .testTarget(
      name: "TrustEvaluationTests",
      dependencies: ["TrustEvaluation", "X509", "TrustModel", "OpenSSLEngine"]),
    .testTarget(
      name: "WitnessProcessTests", dependencies: ["WitnessProcess", "Threads", "TrustModel"]),
    .testTarget(
      name: "AppleCodesTests",
      dependencies: ["AppleCodes", "Rendering", "TrustEvaluation", "TrustModel"],
      exclude: ["Golden"]),
    .testTarget(
      name: "EngineTests",
      dependencies: [
        "Programs",
        "OpenSSLEngine", gnuTLSEngine, "TLSEngine", "Network", "X509", "Threads", "SystemCalls",
        "TrustModel", "TrustLab",
      ]),
    .testTarget(
      name: "TrustLabTests",
      dependencies: [
        "Programs",
        "TrustLab", "TrustEvaluation", "AppleCodes", "OpenSSLEngine", "Network", "TLSEngine",
        "X509", "Threads", "TrustModel",
      ]),
    .testTarget(
      name: "DiagnosisTests",
      dependencies: [
        "Programs", "Diagnosis", "Rendering", "TrustEvaluation", "AppleCodes", "RootStores",
        "OpenSSLEngine", gnuTLSEngine, "TrustLab", "TLSEngine", "X509", "TrustModel",
      ], exclude: ["Golden"]),
    .testTarget(
      name: "ExaminationTests",
      dependencies: [
        "Examination", "Network", "Programs", "RootStores", "OpenSSLEngine", "TLSEngine", "X509",
        "Threads", "TrustModel",
      ]),
    .testTarget(
      name: "RenderingTests", dependencies: ["Programs", "Rendering", "TrustModel"],
      exclude: ["Golden"]),
    .testTarget(
      name: "RootStoresTests",
      dependencies: ["Programs", "RootStores", "OpenSSLEngine", "X509", "Threads", "TrustModel"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Captures", "Programs", "trusteval", "Rendering", "Examination", "AppleCodes", "TrustLab",
        "OpenSSLEngine", "TrustModel", argumentParser,
      ]),
  ]
)

for target in package.targets
where target.type != .system && !["CThread", "CSpawn"].contains(target.name) {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
  ]
  // All but what evaluates: here the size of the program counts more than its speed.
  let small = [
    "AppleCodes", "CaptureFiles", "Diagnosis", "Examination", "GnuTLSEngine", "Network",
    "OpenSSLEngine", "Rendering", "RootStores", "SystemCalls", "Threads", "TLSEngine", "TrustLab",
    "TrustModel", "WitnessProcess", "X509", "trusteval",
  ]
  if small.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-Osize"], .when(configuration: .release)))
  }
}
