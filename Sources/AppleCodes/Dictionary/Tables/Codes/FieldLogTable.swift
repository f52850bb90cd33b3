/// What each field log that codes are `observed` in shows: the evidence itself, to be looked up.
///
/// Identifier, year, system, layer, codes, cause as its reporter found it, link. Year and system are
/// empty where they were not noted, the link where the log has no page of its own.
enum FieldLogTable {
  static let text = """
    L001|||CFNetwork|stream -9813|self signed leaf|
    L002|2025|iOS 18 / Xcode 15|CFNetwork|NSURLErrorDomain -1202, stream -9813|self signed leaf, hostname mismatch|https://github.com/maitrungduc1410/WebRTC-Demo/issues/47
    L003|2015|iOS 9|ATS|NSURLErrorDomain -1200, stream -9802|self signed leaf|https://github.com/Alamofire/Alamofire/issues/876
    L004|2020|iOS|CFNetwork|NSURLErrorDomain -1202, stream -9813|private ca root not trusted|https://github.com/silkimen/cordova-plugin-advanced-http/issues/386
    L005|2020|iOS/macOS SecTrustEvaluateWithError|SecTrust|SecTrust -67602 (name does not match input; SSL hostname does not match name(s) in certificate)|hostname mismatch|https://github.com/daltoniam/Starscream/pull/721
    L007|2022|iOS 15|CFNetwork|NSURLErrorDomain -1202, stream -9813|unspecified untrusted root|https://github.com/wordpress-mobile/WordPress-iOS/issues/19165
    L008|2022|macOS|SecTrust|SecTrust -67901|validity period too long|https://github.com/google/macops-MOLAuthenticatingURLSession/pull/21
    L009|||CFNetwork|stream -9813|self signed leaf|
    L010|2016|iOS 10|ATS|NSURLErrorDomain -1200, stream -9802|expired leaf|https://github.com/900Seconds/900SecondsSDK/issues/8
    L011|2017|iOS 10|CFNetwork|NSURLErrorDomain -1200, stream -9806|self signed leaf|https://github.com/Moya/Moya/issues/992
    L012|2022|iOS SecTrustEvaluateWithError|SecTrust|SecTrust -67843 (root certificate is not trusted)|private ca root not trusted|https://github.com/silkimen/cordova-plugin-advanced-http/pull/489
    L013|||Secure Transport|stream -9807|unspecified trust failure|
    L014|2014|iOS 7 (Secure Transport)|Secure Transport|stream -9807|unspecified trust failure|https://github.com/ChatSecure/ChatSecure-iOS/issues/183
    L017|2026|iOS (2026 release)|ATS|NSURLErrorDomain -1200|self signed leaf, hostname mismatch|https://github.com/vlinx-io/VelaTerm/pull/77
    L020|2020|iOS 13/14|CFNetwork|NSURLErrorDomain -1202, stream -9807|onion certificate rejected (not determined)|https://github.com/OnionBrowser/OnionBrowser/issues/299
    L022|||SecTrust|SecTrust -67901 or its sentence (not standards compliant)|validity period too long|
    L023|2019|macOS 10.15|SecTrust|SecTrust CSSM suspended mapping surfaces as revoked in Chrome|validity period too long|https://github.com/mage2click/m2c/issues/8
    L024|2024|macOS 14|SecTrust|SecTrust not standards compliant|validity period too long|https://github.com/riok/Kreya/issues/190
    L025|||SecTrust|SecTrust -67901 or its sentence (not standards compliant)|validity period too long|
    L026|||SecTrust|SecTrust -67901 or its sentence (not standards compliant)|validity period too long|
    L027|2023|macOS arm64, Go 1.18|SecTrust|SecTrust certificate is not standards compliant|private ca validity or ct (AWS private CA)|https://github.com/hashicorp/boundary/issues/2988
    L030|2019|macOS 10.15.1|SecTrust|SecTrust -67843|untrusted or 10.15 policy (Amazon RDS like host)|https://github.com/rust-native-tls/rust-native-tls/issues/143
    L031|2020|iOS 13|SecTrust|SecTrust -67843 (detail: Root is not trusted, certificate index 1)|private ca root not trusted|https://github.com/mway-io/cordova-plugin-client-certificate/issues/14
    L032|||SecTrust, as .NET shows it|CSSM 0x80012407|extended key usage without TLS server authentication|
    L033|||SecTrust, as .NET shows it|CSSM 0x80012407|extended key usage without TLS server authentication|
    L037|2026|macOS 26.6.2|SecTrust|SecTrust -67689 (not standards compliant; Name constraints violated); CSSM 0x80012115; TrustResultValue 5|name constraints violated|https://github.com/filippolmt/proximo
    L039|||SecTrust|SecTrust -67843|private root in the chain, not trusted|
    L040|2024|macOS SecTrustEvaluateWithError|SecTrust|SecTrust -67820 (certificate is blocked)|blocked ca|
    L041|||CFNetwork|stream -9807, SecTrust -67820 (blocked)|blocked ca|
    L042|||CFNetwork|NSURLErrorDomain -1202, stream -9814|expired leaf|
    L043|2015|iOS 8|CFNetwork|NSURLErrorDomain -1202, stream -9843|hostname mismatch (captive portal)|
    L044|||CFNetwork|stream -9843|hostname mismatch|
    L045||before iOS 12|CFNetwork|stream -9813|missing issuer|
    L046|||CFNetwork|stream -9813|private root in the chain, not trusted|
    L047|||CFNetwork|stream -9813|private root in the chain, not trusted|
    L048|2019|iOS|CFNetwork|NSURLErrorDomain -1202, stream -9813|intercepting proxy root not trusted|
    L049|2021|iOS 14 simulator|ATS|NSURLErrorDomain -1200, stream -9802|self signed leaf|
    L050|2024|iOS 17/18|ATS|NSURLErrorDomain -1200, stream -9802|hostname mismatch|
    L053|2025|iOS|ATS|NSURLErrorDomain -1200, stream -9802|private ca or self signed (by hostname)|
    L055|2026|macOS 15/26 codesign|SecTrust|SecTrust check key MissingIntermediate; CSSM 0x8001212A|missing intermediate|
    L057|||CFNetwork|stream -9843|hostname mismatch|
    L058|2015|OS X 10.11|CFNetwork|NSURLErrorDomain -1202, stream -9813|custom anchor mismatch (pinned anchors)|https://github.com/AFNetworking/AFNetworking/pull/3191
    L059|||SecTrust|SecTrust -67901 or its sentence (not standards compliant)|validity period too long|
    L060|2024|iOS 17/18 simulator|CFNetwork|stream -9807|private ca root not trusted (root not in chain)|https://developer.apple.com/forums/thread/760524
    L063|2018|iOS 11.3|CFNetwork|NSURLErrorDomain -1202, stream -9807|intermittent server chain (not determined)|https://developer.apple.com/forums/thread/102253
    L064|2017|iOS 11 beta|ATS|NSURLErrorDomain -1200, stream -9802|self signed leaf|https://developer.apple.com/forums/thread/80638
    L066|2024|iOS 17/18|TLS|NSURLErrorDomain -1200, stream -9816|transport closed without notify|https://developer.apple.com/forums/thread/762158
    L067|2018|iOS 12|TLS|NSURLErrorDomain -1200, stream -9858|handshake failed (intermittent, not determined)|https://developer.apple.com/forums/thread/110653
    L068|2017|iOS (SocketRocket/Secure Transport)|Secure Transport|stream -9807|self signed or private ca|https://medium.com/collaborne-engineering/self-signed-certificates-in-ios-apps-ff489bf8b96e
    L069|2017|iOS 10.3+|Secure Transport|stream -9807|root installed but not enabled|https://medium.com/collaborne-engineering/self-signed-certificates-in-ios-apps-ff489bf8b96e
    L070|2016|OS X 10.11 Safari/WebKit.Networking|ATS|stream -9802|intercepting proxy root not trusted|https://github.com/wuchangming/node-mitmproxy/issues/1
    L072|2015|iOS 8 simulator|TLS|stream -9805|server closes handshake|https://github.com/daltoniam/SwiftHTTP/issues/43
    L073|2015|iOS 9|TLS alert|stream -9824|handshake failure alert (ATS suspected)|https://github.com/SDWebImage/SDWebImage/issues/1320
    L075|2019|iOS 12 simulator|CFNetwork|stream -9807|trust service unavailable (simctl spawn standalone)|https://github.com/ktorio/ktor/issues/895
    L077|2022|iOS simulator|CFNetwork|NSURLErrorDomain -1202, stream -9807|trust service unavailable (simctl spawn standalone)|
    L078|2015|iOS 8 simulator|CFNetwork|stream -9807|trust service unavailable (command line simulator)|
    L079|2020|iOS 12/13|CFNetwork|NSURLErrorDomain -1202, stream -9807|self signed leaf|https://github.com/ktorio/ktor/issues/1671
    L081|2021|macOS/iOS|user level||missing intermediate (leaf only, unknown private issuer)|https://github.com/TUM-Dev/TUM.sexy/issues/102
    L082|2016|iOS 9|CFNetwork|stream -9843|name mismatch (not determined)|https://github.com/Alamofire/Alamofire/issues/1036
    L083|2016|iOS 9.3|CFNetwork|stream -9813|untrusted root (not determined)|https://github.com/SDWebImage/SDWebImage/issues/1653
    L085|2019|iOS 12|CFNetwork|stream -9814|expired or date (not determined)|https://github.com/ChangbaDevs/KTVHTTPCache/issues/111
    L087|2026|macOS 26.6 Network.framework|Network.framework|stream -9808|verify block rejected (pin mismatch)|
    L088|2026|macOS Network.framework|Network.framework|stream -9808|untrusted certificate|
    L089|||Network.framework|stream -9836|a service without TLS on the port|
    L092|2017|iOS 11|TLS alert|NSURLErrorDomain -1205, stream -9834|client certificate rejected|https://github.com/AFNetworking/AFNetworking/issues/4031
    L098|2019|iOS 13|CFNetwork|NSURLErrorDomain -1206|client certificate required|https://github.com/Moya/Moya/issues/1956
    L100|2014|iOS 7 Secure Transport|Secure Transport|stream -9808|oversized rsa key (8192 bit)|https://github.com/ChatSecure/ChatSecure-iOS/issues/212
    L102|||TLS alert|stream -9824|handshake failure alert: no common cipher, or forward secrecy missed|
    L103|2015|iOS 9 beta|TLS alert/ATS|stream -9824|ats tls version|https://github.com/apptentive/apptentive-ios/issues/152
    L104|2016|iOS 10 beta / OS X 10.11|TLS/ATS|stream -9801|ats cipher or version negotiation|https://github.com/EddyVerbruggen/SSLCertificateChecker-PhoneGap-Plugin/issues/33
    L106|2015|iOS 9|TLS/ATS|NSURLErrorDomain -1200, stream -9801|ats tls version (documented example)|
    L107|2015|OS X 10.11 nscurl|ATS|NSURLErrorDomain -1200, stream -9802|intercepting proxy root not trusted|https://github.com/mitmproxy/mitmproxy/issues/803
    L109|2015|iOS 8.4|Secure Transport|stream -9850|weak ephemeral dh|https://github.com/robbiehanson/CocoaAsyncSocket/issues/322
    L110||macOS 26|TLS|NSURLErrorDomain -1200, stream -9836|server with TLS 1.0 only, every exception of App Transport Security set|
    L111|2023|iOS/macOS (nw)|TLS|NSURLErrorDomain -1200, stream -9816|tcp reset during handshake|
    L114|2021|macOS 11.6 Network.framework (kNWErrorDomainTLS)|Network.framework|stream -9808|expired cross root (DST Root CA X3)|https://github.com/monal-im/Monal/issues/742
    L116|2022|macOS 10.14|user level||expired cross root (DST Root CA X3)|https://github.com/transmission/transmission/issues/1876
    L117||macOS/iOS CI|SecTrust|SecTrust -25318 (errSecCreateChainFailed)|missing issuer|https://github.com/rustls/rustls-platform-verifier
    L118|2026|macOS/iOS CI|SecTrust|SecTrust -25318 (errSecCreateChainFailed)|untrusted root, root not sent|https://github.com/rustls/rustls-platform-verifier
    L119|2026|macOS/iOS CI|SecTrust|SecTrust -67602|hostname mismatch|https://github.com/rustls/rustls-platform-verifier
    L120|2026|macOS/iOS CI|SecTrust|SecTrust -67602|ip not in san|https://github.com/rustls/rustls-platform-verifier
    L121|2026|macOS/iOS CI|SecTrust|SecTrust -67609 (errSecInvalidExtendedKeyUsage)|wrong eku|https://github.com/rustls/rustls-platform-verifier
    L122||macOS/iOS CI|SecTrust|SecTrust -67820|revoked|https://github.com/rustls/rustls-platform-verifier
    L123|2026|macOS/iOS CI|SecTrust|SecTrust no error|revoked but not checked (private CA, no staple)|https://github.com/rustls/rustls-platform-verifier
    L124|2023|macOS (Go builders)|SecTrust|SecTrust certificate is not trusted (=-67843)|self signed leaf (otherwise compliant)|https://github.com/golang/go
    L125|||SecTrust|SecTrust -67609|wrong eku|
    L126|||SecTrust|SecTrust -67818|expired|
    L128|2025|Apple test-suite|SecTrust|SecTrust -67818|expired leaf|https://github.com/apple-oss-distributions/Security
    L129|2025|Apple test-suite|SecTrust|SecTrust -67602|expired leaf, hostname mismatch|https://github.com/apple-oss-distributions/Security
    L130|||SecTrust|SecTrust -67602|hostname mismatch|
    L131|2025|Apple test-suite|SecTrust|SecTrust -67843|untrusted root, hostname mismatch|https://github.com/apple-oss-distributions/Security
    L132|||SecTrust|SecTrust -67609|wrong eku|
    L134|2015|iOS 9|ATS|NSURLErrorDomain -1022|cleartext http blocked by ats|
    L135|2019|iOS|ATS|NSURLErrorDomain -1022|cleartext http blocked by ats|
    L136|2018|iOS 11|app delegate|NSURLErrorDomain -999|pinning rejected by delegate|https://github.com/datatheorem/TrustKit/issues/158
    L137|2015|iOS 9|DNS|NSURLErrorDomain -1003|dns name not found|https://github.com/jessesquires/JSQMessagesViewController/issues/1348
    L138|2014|iOS 7|app delegate|NSURLErrorDomain -1012|self signed leaf (delegate cancels)|https://github.com/wordpress-mobile/WordPress-iOS/issues/1933
    L140||Apple test-suite|SecTrust|SecTrust -67820|revoked|https://github.com/apple-oss-distributions/Security
    L141|2025|Apple test-suite|SecTrust|SecTrust -67635|revocation answer required but unavailable|https://github.com/apple-oss-distributions/Security
    L142|||SecTrust|SecTrust -67635|revocation answer required but unavailable|
    L143||Apple test-suite|SecTrust|SecTrust -25318|missing issuer|https://github.com/apple-oss-distributions/Security
    L144|2025|iOS|SecTrust|NSURLErrorDomain -999, SecTrust check keys ExtendedKeyUsage, MissingIntermediate|missing eku, missing intermediate|
    L146|2026|iOS 9-26 WKWebView|CFNetwork|NSURLErrorDomain -1202, stream -9813|unknown issuer (untrusted root / self signed)|https://github.com/mozilla-mobile/firefox-ios
    L147|2026|iOS 9-26 WKWebView|CFNetwork|NSURLErrorDomain -1202, stream -9814|expired leaf|https://github.com/mozilla-mobile/firefox-ios
    L148||iOS WKWebView|CFNetwork|stream -9843|hostname mismatch|https://github.com/mozilla-mobile/firefox-ios
    L149|2025|iOS 18.4|Network.framework|status -9830|key usage without digitalSignature (a CA's, CA:TRUE with keyCertSign and cRLSign)|https://developer.apple.com/forums/thread/780430
    """
}
