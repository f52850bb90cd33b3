// Written by scripts/public-lists; not edited by hand.

/// Names of Apple's roots.
enum PublicRootNameTable {
  /// Name of each root in `PublicRootTable.appleRoots`; the first eight digits of the SHA-256 of all that have the name.
  static let text = #"""
    AAA Certificate Services|d7a7a0fb
    AC RAIZ FNMT-RCM|ebc5570c
    ACCVRAIZ1|9a6ec012
    Actalis Authentication Root CA|55926084
    AffirmTrust Commercial|0376ab1d
    AffirmTrust Networking|0a81ec5a
    AffirmTrust Premium ECC|bd71fdf6
    AffirmTrust Premium|70a73f7f
    Amazon Root CA 1|8ecde688
    Amazon Root CA 2|1ba5b2aa
    Amazon Root CA 3|18ce6cfe
    Amazon Root CA 4|e35d2841
    Apple Root CA - G2|c2b9b042
    Apple Root CA - G3|63343abf
    Apple Root CA|b0b1730e
    Apple Root Certificate Authority|0d83b611
    Atos TrustedRoot 2011|f356bea2
    Atos TrustedRoot Root CA ECC G2 2020|e38655f4
    Atos TrustedRoot Root CA ECC TLS 2021|b2fae53e
    Atos TrustedRoot Root CA RSA G2 2020|78833a78
    Atos TrustedRoot Root CA RSA TLS 2021|81a9088e
    Autoridad de Certificacion Firmaprofesional CIF A62634068|04048028
    Buypass Class 2 Root CA|9a114025
    Buypass Class 3 Root CA|edf7ebbc
    CA Disig Root R2|e23d4a03
    CFCA EV ROOT|5cc3d78e
    COMODO Certification Authority|0c2cd63d
    COMODO ECC Certification Authority|1793927a
    COMODO RSA Certification Authority|52f0e1c4
    Certainly Root E1|b4585f22
    Certainly Root R1|77b82cd8
    Certigna|e3b6a2db
    Certum CA|d8e0febc
    Certum EC-384 CA|6b328085
    Certum Trusted Network CA 2|b676f2ed
    Certum Trusted Network CA|5c58468d
    Certum Trusted Root CA|fe769657
    Chambers of Commerce Root - 2008|063e4afa
    ComSign Global Root CA|2605875a
    D-TRUST Root CA 3 2013|a1a86d04
    D-TRUST Root Class 3 CA 2 2009|49e7a442
    D-TRUST Root Class 3 CA 2 EV 2009|eec5496b
    DigiCert Assured ID Root CA|3e9099b5
    DigiCert Assured ID Root G2|7d05ebb6
    DigiCert Assured ID Root G3|7e37cb8b
    DigiCert Global Root CA|4348a0e9
    DigiCert Global Root G2|cb3ccbb7
    DigiCert Global Root G3|31ad6648
    DigiCert High Assurance EV Root CA|7431e5f4
    DigiCert SMIME ECC P384 Root G5|e8e81765
    DigiCert SMIME RSA4096 Root G5|90370d3e
    DigiCert TLS ECC P384 Root G5|018e13f0
    DigiCert TLS RSA4096 Root G5|371a00dc
    DigiCert Trusted Root G4|552f7bdc
    Entrust Root Certification Authority - EC1|02ed0eb2
    Entrust Root Certification Authority - G2|43df5774
    Entrust Root Certification Authority - G4|db3517d1
    Entrust Root Certification Authority|73c17643
    Entrust.net Certification Authority (2048)|6dc47172
    GDCA TrustAUTH R5 ROOT|bfff8fd0
    GLOBALTRUST 2020|9a296a51
    GTS Root R1|d947432a
    GTS Root R2|8d25cd97
    GTS Root R3|34d8a73e
    GTS Root R4|349dfa40
    GeoTrust Primary Certification Authority - G2|5edb7ac4
    Global Chambersign Root - 2008|13633543
    GlobalSign Root CA|ebd41040
    GlobalSign Root E46|cbb9c44d
    GlobalSign Root R46|4fa3126d
    GlobalSign Secure Mail Root E45|5cbf6fb8
    GlobalSign Secure Mail Root R45|319af0a7
    GlobalSign|179fbc14 2cabeafe b085d70b cbb522d7
    Go Daddy Class 2 Certification Authority|c3846bf2
    Go Daddy Root Certificate Authority - G2|45140b32
    HARICA Client ECC Root CA 2021|8dd4b537
    HARICA Client RSA Root CA 2021|1be7abe3
    HARICA TLS ECC Root CA 2021|3f99cc47
    HARICA TLS RSA Root CA 2021|d95d0e8e
    Hellenic Academic and Research Institutions ECC RootCA 2015|44b545aa
    Hellenic Academic and Research Institutions RootCA 2015|a040929a
    HiPKI Root CA - G1|f015ce3c
    Hongkong Post Root CA 3|5a2fc03f
    ISRG Root X1|96bcec06
    ISRG Root X2|69729b8e
    IdenTrust Commercial Root CA 1|5d56499b
    IdenTrust Public Sector Root CA 1|30d0895a
    Izenpe.com|2530cc8e
    Microsec e-Szigno Root CA 2009|3c5f81fe
    Microsoft ECC Root Certificate Authority 2017|358df39d
    Microsoft RSA Root Certificate Authority 2017|c741f70f
    NAVER Global Root Certification Authority|88f438dc
    NetLock Arany (Class Gold) Főtanúsítvány|6c61dac3
    OISTE WISeKey Global Root GA CA|41c92386
    OISTE WISeKey Global Root GB CA|6b9c08e8
    OISTE WISeKey Global Root GC CA|8560f91c
    QuoVadis Root CA 1 G3|8a866fd1
    QuoVadis Root CA 2 G3|8fe4fb0a
    QuoVadis Root CA 2|85a0dd7d
    QuoVadis Root CA 3 G3|88ef81de
    QuoVadis Root CA 3|18f1fc7f
    SSL.com Client ECC Root CA 2022|ad7dd58d
    SSL.com Client RSA Root CA 2022|1d4ca4a2
    SSL.com EV Root Certification Authority ECC|22a2c1f7
    SSL.com EV Root Certification Authority RSA R2|2e7bf16c
    SSL.com Root Certification Authority ECC|3417bb06
    SSL.com Root Certification Authority RSA|85666a56
    SSL.com TLS ECC Root CA 2022|c32ffd9f
    SSL.com TLS RSA Root CA 2022|8faf7d2e
    Sectigo Public Email Protection Root E46|22d95992
    Sectigo Public Email Protection Root R46|d5917a77
    Sectigo Public Server Authentication Root E46|c90f26f0
    Sectigo Public Server Authentication Root R46|7bb647a6
    Sectigo Public Time Stamping Root E46|e44ddb79
    Sectigo Public Time Stamping Root R46|4941b001
    SecureTrust CA|f1c1b50a
    Security Communication ECC RootCA1|e74fbda5
    Security Communication RootCA2|513b2cec
    Starfield Class 2 Certification Authority|1465fa20
    Starfield Root Certificate Authority - G2|2ce1cb0b
    Starfield Services Root Certificate Authority - G2|568d6905
    SwissSign Gold CA - G2|62dd0be9
    SwissSign Silver CA - G2|be6c4da2
    T-TeleSec GlobalRoot Class 2|91e2f578
    T-TeleSec GlobalRoot Class 3|fd73dad3
    TUBITAK Kamu SM SSL Kok Sertifikasi - Surum 1|46edc368
    TWCA Global Root CA|59769007
    TWCA Root Certification Authority|bfd88fe1
    Telia Root CA v2|242b6974
    TeliaSonera Root CA v1|dd6936fe
    Trustwave Global Certification Authority|97552015
    Trustwave Global ECC P256 Certification Authority|945bbc82
    Trustwave Global ECC P384 Certification Authority|55903859
    USERTrust ECC Certification Authority|4ff460d5
    USERTrust RSA Certification Authority|e793c9b0
    XRamp Global Certification Authority|cecddc90
    certSIGN ROOT CA G2|657cfe2f
    certSIGN ROOT CA|eaa962c4
    ePKI Root Certification Authority|c0a6f4dc
    emSign ECC Root CA - G3|86a1ecba
    emSign Root CA - G1|40f6af03
    """#
}
