/// Names of public roots, as Apple's logs name a certificate: by its common name, or else its unit.
enum PublicRootNames {
  /// Whether Apple's list of TLS roots has a root of this name: a private one may have the same.
  static func has(_ name: String) -> Bool { all.contains(name) }

  private static let all = Set(text.split(separator: "\n").map(String.init))

  /// Those roots of `PublicRootTable.appleRoots` whose certificates the bundles of Debian and certifi
  /// have, which that table's digests tell; the table itself has no names.
  ///
  /// Made in November 2026 from copies of both at hand. To renew it, when that table is renewed:
  /// of every certificate in both bundles whose SHA-256 is the last field of a line of `appleRoots`, take
  /// the subject's common name, or its unit where it has none, and sort the names.
  private static let text = """
    AC RAIZ FNMT-RCM
    ACCVRAIZ1
    Actalis Authentication Root CA
    AffirmTrust Commercial
    AffirmTrust Networking
    AffirmTrust Premium
    AffirmTrust Premium ECC
    Amazon Root CA 1
    Amazon Root CA 2
    Amazon Root CA 3
    Amazon Root CA 4
    Atos TrustedRoot 2011
    Atos TrustedRoot Root CA ECC TLS 2021
    Atos TrustedRoot Root CA RSA TLS 2021
    Autoridad de Certificacion Firmaprofesional CIF A62634068
    Buypass Class 2 Root CA
    Buypass Class 3 Root CA
    CA Disig Root R2
    CFCA EV ROOT
    COMODO Certification Authority
    COMODO ECC Certification Authority
    COMODO RSA Certification Authority
    Certainly Root E1
    Certainly Root R1
    Certigna
    Certum EC-384 CA
    Certum Trusted Network CA
    Certum Trusted Network CA 2
    Certum Trusted Root CA
    Chambers of Commerce Root - 2008
    D-TRUST Root Class 3 CA 2 2009
    D-TRUST Root Class 3 CA 2 EV 2009
    DigiCert Assured ID Root CA
    DigiCert Assured ID Root G2
    DigiCert Assured ID Root G3
    DigiCert Global Root CA
    DigiCert Global Root G2
    DigiCert Global Root G3
    DigiCert High Assurance EV Root CA
    DigiCert TLS ECC P384 Root G5
    DigiCert TLS RSA4096 Root G5
    DigiCert Trusted Root G4
    Entrust Root Certification Authority
    Entrust Root Certification Authority - EC1
    Entrust Root Certification Authority - G2
    Entrust Root Certification Authority - G4
    Entrust.net Certification Authority (2048)
    GDCA TrustAUTH R5 ROOT
    GLOBALTRUST 2020
    GTS Root R1
    GTS Root R2
    GTS Root R3
    GTS Root R4
    GeoTrust Primary Certification Authority - G2
    Global Chambersign Root - 2008
    GlobalSign
    GlobalSign Root CA
    GlobalSign Root E46
    GlobalSign Root R46
    Go Daddy Class 2 Certification Authority
    Go Daddy Root Certificate Authority - G2
    HARICA TLS ECC Root CA 2021
    HARICA TLS RSA Root CA 2021
    Hellenic Academic and Research Institutions ECC RootCA 2015
    Hellenic Academic and Research Institutions RootCA 2015
    HiPKI Root CA - G1
    Hongkong Post Root CA 3
    ISRG Root X1
    ISRG Root X2
    IdenTrust Commercial Root CA 1
    IdenTrust Public Sector Root CA 1
    Izenpe.com
    Microsec e-Szigno Root CA 2009
    Microsoft ECC Root Certificate Authority 2017
    Microsoft RSA Root Certificate Authority 2017
    NAVER Global Root Certification Authority
    NetLock Arany (Class Gold) Főtanúsítvány
    OISTE WISeKey Global Root GA CA
    OISTE WISeKey Global Root GB CA
    OISTE WISeKey Global Root GC CA
    QuoVadis Root CA 1 G3
    QuoVadis Root CA 2
    QuoVadis Root CA 2 G3
    QuoVadis Root CA 3
    QuoVadis Root CA 3 G3
    SSL.com EV Root Certification Authority ECC
    SSL.com EV Root Certification Authority RSA R2
    SSL.com Root Certification Authority ECC
    SSL.com Root Certification Authority RSA
    SSL.com TLS ECC Root CA 2022
    SSL.com TLS RSA Root CA 2022
    Sectigo Public Server Authentication Root E46
    Sectigo Public Server Authentication Root R46
    SecureTrust CA
    Security Communication ECC RootCA1
    Security Communication RootCA2
    Starfield Class 2 Certification Authority
    Starfield Root Certificate Authority - G2
    Starfield Services Root Certificate Authority - G2
    SwissSign Gold CA - G2
    SwissSign Silver CA - G2
    T-TeleSec GlobalRoot Class 2
    T-TeleSec GlobalRoot Class 3
    TUBITAK Kamu SM SSL Kok Sertifikasi - Surum 1
    TWCA Global Root CA
    TWCA Root Certification Authority
    Telia Root CA v2
    TeliaSonera Root CA v1
    Trustwave Global Certification Authority
    Trustwave Global ECC P256 Certification Authority
    Trustwave Global ECC P384 Certification Authority
    USERTrust ECC Certification Authority
    USERTrust RSA Certification Authority
    XRamp Global Certification Authority
    certSIGN ROOT CA
    certSIGN ROOT CA G2
    ePKI Root Certification Authority
    """
}
