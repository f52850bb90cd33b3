// Written by scripts/public-lists; not edited by hand.

/// Keys and certificates that clients refuse by themselves.
enum RefusedKeyTable {
  /// The newest day that a source of it is of.
  static let asOf = "2026-11-19"

  /// `k` and SHA-256 of a key, `c` and that of a certificate, or `s`, serial number and issuer; rule; reason; day it became known; name; clients; as of.
  static let keys = #"""
    c03db9e5e79fe6117177f81c11595af598cb176af766290dbceb2c318b32e39a2	note	-	-	-	Java 17.0.21.1	2026-11-19
    c08c396c006a21055d00826a5781a5ccfce2c8d053ab3c197637a4a7a5bb9a650	note	-	-	-	Java 17.0.21.1	2026-11-19
    c10e7e5bfdb55cfb78d0c21366654046182087a1960c079682513795665aa0c6b	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c14e6d2764a4b06701c6cbc376a253775f79c782fbcb6c0ee6f99de4ba1024add	note	-	-	CN=JavaFX 1.0 Runtime,OU=Java Signed Extensions,OU=Corporate Object Signing,O=Sun Microsystems Inc	Java 17.0.21.1	2026-11-19
    c169a0523c5e071aa4e298286dbd4ee0e40c8c06abb6b0c077d132f001fa19240	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c1c5e6985acc09221dbd1a4b7bbc6d3a8c3f8540d19f20763a9537fdd42b4ffe7	note	-	-	-	Java 17.0.21.1	2026-11-19
    c1f6bf8a3f2399af7fd04516c2719c566cbad51f412738f66d0457e1e6bde6f2d	note	-	-	-	Java 17.0.21.1	2026-11-19
    c21182e577e5106b669322abe6086fff6b101e8c83fd2d01dc32d854961aac832	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c2a464e4113141352c7962fbd1706ed4b88533ef24d7bba6ccc5d797fd202f1c4	note	-	-	-	Java 17.0.21.1	2026-11-19
    c33c1bcdc6da52df950b3b14121127da1955f7f31f828497a7608986eb2ddcc09	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c37e866582d43c35d7c17d47794b974f291b3047b868dc123382477f7a08aefa8	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c3b88e4b77fc53c45ca216700e39fc0ea7621a0a40fcb268215082e35d2bd5829	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c3c5456d4219ba2372273867fac9a07104600391e96c7fdcde3b4420c0f1f69bf	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c3e11cf90719f6fb44d94eac9a156b89bebe7b8598f28ec58913f2bfcaf91d0c0	note	-	-	-	Java 17.0.21.1	2026-11-19
    c423279423b9fc8cb06f1bb7c3b247522b948d5f18939f378ecc901126de40bfb	note	-	-	-	Java 17.0.21.1	2026-11-19
    c45a883f349aedfd5f3a649b5498ffb121712ba8b448f3f2a91dbc5a766fcddbe	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c4b2460a466f95fd40113bcdcca2ceb29b3b093921de45474da7df48874c630b1	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c4ded6f955374e40b8558a611a9719b2ab69aa6852ac50966edc4b07de4d4277c	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c50e71b08b9ac407b93d50ee90100cb6b6b41c956dc7aa86c5baa38ae713cfd6a	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c535d04dfce027c70bd5f8a9e0ad4f218e9afdcf5bbcf9b6de0d81e148e2e3172	note	-	-	-	Java 17.0.21.1	2026-11-19
    c558ec6ca13da9b800fedc9acc3c18ca98bb19768f1309b60b5bb89793b3481cb	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c568faf38d9f155f624838e2181b1ceb4d8459305ee652b0f810c97c3611bfe19	note	-	-	-	Java 17.0.21.1	2026-11-19
    c579480aea166290bd3c643589e795fc0d0e54e86505d180f1dff99efd3199512	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c585cfe6b7436cbd4e732763a2137d7f49599ba9b1790e688fcec799c58eb84a6	note	-	-	-	Java 17.0.21.1	2026-11-19
    c59cc5fd35a737b84682eda26ad23f5ade8aa847d5beb3b38ab6cd62347925a66	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c5d8fc3ecddb4ddb243aee5c306bcfde670adf2d66b193dd3aa2d6b2fb91869be	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c5e83124d68d24e8e177e306df643d5ea99c5a94d6fc34b072f7544a1cabb7c7b	note	-	-	CN=Solaris INTERNAL DEVELOPMENT USE ONLY,OU=Solaris Cryptographic Framework,OU=Corporate Object Signing,O=Sun Microsystems Inc	Java 17.0.21.1	2026-11-19
    c5f1ded4dd590af74631290cf073b122a2aac6a1fa479778a0bd43579bd832699	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c62b7f9868263f72f6911fc78ceaf72c1979158b7368bf648683bb2aa39b02e72	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c71cb00749b9130fb2707a2664bff958d0fcc8e161d9674c7450ba0fc2beaf9d3	note	-	-	-	Java 17.0.21.1	2026-11-19
    c7485b51c0ed192878fa1d2f948fb529ae1842cc5086c4b67f7be5b2039de9489	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c75d8853be99c87678e6c7bf9f684b31454d81deb1c7f37b9fbc026a268337536	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c7ba62fec54e9d040556fca70a6a88f03761c178fa1f7cb8390a73076849f55a2	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c84112972b8e59d14560ae7e7119654474aad119990cf3722bfc1e3b91615e1fd	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c8f580c6e34cee7ee57b93ba9c0ac5faedd7bf3085f5ee9c6c0175a2555b111d0	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c8fed925362f62fff90dd835be6adc32b02dec8df5e82d83e512f1c977d066e82	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c912a48745bff2f14d1798b27858613de1c0eb03c2bde630afd0ddd5251e1ebe1	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c9e39de2881273acc225a149c72ba3e0f51424963669ab633ee1dc7df5db067b4	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c9e7617035cff537c837e078a7cdc7fd9eb77bce7ddf3dc6dbd5c50aafc1f1fa7	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    c9fadce80d62a959f9930d748488c1e22e821f4e1e4a43584b848c2fc11e04d77	note	-	-	-	Java 17.0.21.1	2026-11-19
    ca0ed2032c5249ee1a653f1f88005d9e779e385df533b5c521137cee5176cd7fc	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    ca104b1314df8e02f7de27ddc287d0961d6e6824ad4dafc3d11064f24c1b653d5	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    ca4328e058c867af9ca8d468c388b72c250ce84bdb6baf7f8c47c9a0b1cb35eec	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    ca496e23ac0cab8155fc9b117b97eae368efcbb9041aec8804d5a308d2d01c2d8	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    ca4b72dbd37256324b557b9176f8cba4310ddffbcc4609977e2463f3504a716c8	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    ca61fe79b019062dd3c6420bc20eaf64702cc1063c546a084dd0a0bcb915a14a9	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    ca90132cea1d4f7185e4f688effd16f6ac14dfd78356a807599a5dabbeef3333e	note	-	-	-	Java 17.0.21.1	2026-11-19
    cab7292f82267333031f512379fdbada949dfa49d3c046cc8fa7f34117c342986	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    cb7121039caf13e03e52507f42db56fa802ff119da7591aba8a2e842133db7c9c	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    cb75104427b6a5be55033af50dc0fe3102181be130e761d487a4e8178c93317dd	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    cc0d1f42b9f4bf7acc045b7bb5d4805e10737f67b6310ce505248d543d0d5fe07	note	-	-	-	Java 17.0.21.1	2026-11-19
    cc5f1531c6331659c75a6411a088a65dad7518fd91f57b64537a651b6dcd76ae0	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    cc65cbc98295549ba940494a6214b9706e7115e64f3fe269412c5b48aeacb2222	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    cc93f7b1eef27cfd0f227dfe3f057d63833533890b7230b1821a424bd40848e33	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    ccd740652e552d93ee64d7c9d1cc25228e466895889cee25a11c962ab09906978	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    cd0156949f1381943442c6974e9b5b49ef441bb799ef20477b90a89c3f33620ce	note	-	-	-	Java 17.0.21.1	2026-11-19
    cd151962d954970501c60079258ebcfa38502e0a9f03cd640322b08c0a3117fe5	note	-	-	-	Java 17.0.21.1	2026-11-19
    cd24566bf315f4e597d6e381c87119fb4198f5e9e2607f5f4ab362ef7e2e7672f	note	-	-	CN=Java Media APIs,OU=Java Signed Extensions,OU=Corporate Object Signing,O=Sun Microsystems Inc	Java 17.0.21.1	2026-11-19
    cd3a936e1a7775a45217c8296a1f22ac5631dcdec45594099e78eeebbedcba967	note	-	-	CN=JavaFX Runtime,OU=Java Signed Extensions,OU=Corporate Object Signing,O=Sun Microsystems Inc	Java 17.0.21.1	2026-11-19
    cd6ceae5d9e047faf7d797858d229ac991ad44316d1e2a37a21926d763153593a	note	-	-	-	Java 17.0.21.1	2026-11-19
    cd8a50fa0068e9558e6c3bee18cdb03b7eecbc3c56c1b2336b98aee11644994b8	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    cdf21016b00fc54f9fe3bc8b039911bb216e9162fad2fd14d990ab96e951b49be	note	-	-	CN=BUSTER ASSISTENCIA TECNICA ELETRONICA LTDA - ME,O=BUSTER ASSISTENCIA TECNICA ELETRONICA LTDA - ME,L=São Paulo,ST=São Paulo,C=BR	Java 17.0.21.1	2026-11-19
    ce0e740e4b0f8b3548181ff75b5372faf4c70b99ec995d694ed0fb91b03ff8d21	note	-	-	-	Java 17.0.21.1	2026-11-19
    cef34030c01b13bf42b534072dcc3c75b13c009dc9241119ada39e2c15e2afd2e	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    cf5b6f88f75d391a4b1eb336f9e201239fb6b1377db8cfa7b84736216e5afffd7	note	-	-	CN=CLEARESULT CONSULTING INC.,OU=Corporate IT,O=CLEARESULT CONSULTING INC.,L=Austin,ST=TX,C=US	Java 17.0.21.1	2026-11-19
    cfbb12938abd86c125796edf4162d291028890a7d6c0c1cca75fd4b95ebfa7a1a	note	-	-	-	Java 17.0.21.1	2026-11-19
    cfc02fd48db92d4dce6f11679d38354cf750cfc7f584a520eb90bde80e241f2bd	note	-	-	CN=Buster Paper Comercial Ltda,O=Buster Paper Comercial Ltda,L=São José Dos Campos,ST=São Paulo,C=BR	Java 17.0.21.1	2026-11-19
    cfd9d5c2dbbd4995ab69b8d50c439d9527b00529199c2fd01b2174eb58f07021f	note	-	2026-10-20	-	Java 17.0.21.1	2026-11-19
    k02a95f43431019e9dc225f05f419330190deb4a3f1869caac9842b403dcbee77	note	interception	-	-	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    k04dde9aa9a79f61498682325fa0870276707fb9ca95384120b46893268494fc9	note	misissuance	-	CN=MCSHOLDING TEST,O=MCSHOLDING,C=EG	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-01
    k0c43ea8bcde9fc3bca165664ac8215567e3489d5393a0c81e1a79141992e1953	inferred	key-leak	-	Sennheiser HeadSetup certificate	Chrome 156.0.8078.79	2026-11-01
    k12132360a33bfdc6c3bf7b7fab26a1684874e72c1263c1f5de565bb49ef03753	note	misissuance	-	CN=login.skype.com,OU=PlatinumSSL,OU=Hosted by GTI Group Corporation,OU=Tech Dept.,O=Google Ltd.,STREET=Sea Village 10,L=English,ST=Florida,postalCode=38477,C=US	Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-01
    k127da27a9e45f082280b31bf1e561520389f96659093b2697c40fe8600236c8c	note	misissuance	-	CN=addons.mozilla.org,OU=PlatinumSSL,OU=Hosted by GTI Group Corporation,OU=Tech Dept.,O=Google Ltd.,STREET=Sea Village 10,L=English,ST=Florida,postalCode=38477,C=US	Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-01
    k130ad4e0633521290531b6651f5759b0bc7bc656709ff8f365c2143b0389b6f6	inferred	key-leak	-	Dell DSDTestProvider	Chrome 156.0.8078.79	2026-11-01
    k1528397da212890a830b0b95a59968cef234773779df5181cf10fa647534bb65	note	ca-distrust	-	CN=StartCom Certification Authority G2,O=StartCom Ltd.,C=IL	Chrome 156.0.8078.79	2026-11-01
    k15e7ae40cc4b3f7222a5a6fe3e7dc47f6e46ee9a2251839db296d62ada2a0df7	note	-	-	CN=google.lk	Chrome 156.0.8078.79; Firefox ESR-153.7	2026-11-11
    k17ef72d008b23fa662f67153b010891f1f5373f80f077ec8a9de0dc4a03630d5	note	ca-compromise	-	emailAddress=info@diginotar.nl,CN=DigiNotar Services CA,O=DigiNotar,C=NL	Apple up to macOS 15.6	2025-10-04
    k1af56c98ff043ef92bebff54cebb4dd67a25ba956c817f3e6dd3c1e52eb584c1	inferred	key-leak	-	Cyberoam appliance key	Chrome 156.0.8078.79	2026-11-01
    k1f4224cec84fc99ced881ff6fcfd3e21f8c519c547aa6a5dd3de247302ce50d1	note	misissuance	-	CN=CNNIC ROOT,O=CNNIC,C=CN	Chrome 156.0.8078.79	2026-11-01
    k25da1ad58bbfcfb227d8723b1857d4c18e7baa7417b4f9eff9366b5e869f8b39	note	misissuance	-	DCSSI (France) intermediate	Chrome 156.0.8078.79	2026-11-01
    k29ec436daffa63d25f502cc9952277581876f6893feb783a0444a6f5e73aa422	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    k2c998e761160c3b06d82faa9fdc7545d9bda9eb60310f992aa510a6280b74245	note	retired	-	DigiCert retired intermediate	Chrome 156.0.8078.79	2026-11-01
    k2dc4cb591f7ef0663441646bcf5c0e9dbcded77ca02945193cefc6edb1740614	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    k30efe41382476c3380f02f7e23e66ba2f867b059ee1ea68796b441b85b5d1256	note	retired	-	JCSI (Japan) intermediate	Chrome 156.0.8078.79	2026-11-01
    k32ecc96f912f96d889e73088cd031c7ded2c651c805016157a23b6f32f798a3b	note	interception	-	Trustwave enterprise interception intermediates	Chrome 156.0.8078.79	2026-11-01
    k36ce75edea806f0985145683294e54dbdff02fc821870cf5067a308d1504be3a	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    k36ea96128c89839fb621f8ad0e1ee0b9c2206f62ab7b4da2c6765893c9b7ced2	note	ca-distrust	-	WoSign/StartCom	Chrome 156.0.8078.79	2026-11-01
    k381a3fc7a8b082fa28613a4d07f2c7553f4e1918ee07caa9e8b7cede5a9ca06a	note	ca-distrust	-	CN=Certification Authority of WoSign G2,O=WoSign CA Limited,C=CN	Chrome 156.0.8078.79	2026-11-01
    k383e0e137c37bfb9db29f9a8e45e9ff8dd4c30e440fec2acd3dba7b6c720b993	note	misissuance	-	google.tg leaf	Chrome 156.0.8078.79	2026-11-01
    k394cff589e689312cfc071ee0bc19fe4c606216ce543429de6db62e42dbb3bc1	note	ca-distrust	-	WoSign/StartCom	Chrome 156.0.8078.79	2026-11-01
    k39736588b94a4ce767f731cad53f4cbe44137e321eadcaef8ce79a229bbca989	note	interception	-	-	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    k3edbd9ace639ba1a2d4ad04718711fda23e859b2fbf5d137d424045e7919dfb9	note	misissuance	-	CN=*.EGO.GOV.TR,OU=EGO BILGI ISLEM,O=EGO,L=ANKARA,ST=ANKARA,C=TR	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.54	2026-11-01
    k43bffa19d6ef651451f6841e019931e96f6f2eaeff28ab4b6f1ce4576de2717b	inferred	key-compromise	2026-10-17	CN=EM OV TLS CA - G3B,O=eMudhra BV,C=NL	Chrome 156.0.8078.79; Composer 1.6.0 (reported); Python 2026-10-24 (reported); Firefox ESR-153.7; Go 1.26.10 (reported); rustls 0.103.16 (reported)	2026-11-19
    k44639b93e23995716aefb75911e0c731be0a9a1c971028a3b38b9ecfac252f23	note	-	-	O=Internet Widgits Pty Ltd,ST=Some-State,C=AU	Firefox ESR-153.7	2026-11-11
    k455b87e96f1cea2f8b6dae0808ec24738fd92b7fd306757198bf389d755c0b6c	note	ca-compromise	-	emailAddress=info@diginotar.nl,CN=DigiNotar Root CA G2,O=DigiNotar,C=NL	Apple up to macOS 15.6; Chrome 156.0.8078.79	2026-11-01
    k479adad643dd5f3a1c0f08fcbaf91535f15866af17e0c9170ab54969186cba74	note	ca-compromise	-	CN=TU Delft CA,O=Delft University of Technology,C=NL	Apple up to macOS 12.5	2025-10-04
    k482725129c5c33c4374184b8d0e686209e1883a8adcbbcc6bbd4674677609ce9	note	interception	-	emailAddress=ca@trustwave.com,CN=Trustwave Organization Issuing CA\, Level 2,O=Trustwave Holdings\, Inc.,L=Chicago,ST=Illinois,C=US	Apple up to macOS 15.6	2025-10-04
    k490b6ec6beb2d6034720b5149b6b29cd35515988cc16af854148b07b9b1f8a11	inferred	key-leak	-	Mitel product key	Chrome 156.0.8078.79	2026-11-01
    k49dd353dc2b919a3770645117d0e60c16115e7d1bc259eefe734b00ea434fe5f	inferred	key-compromise	2026-10-17	CN=EM DV TLS CA - G3C,O=eMudhra Inc,C=US	Chrome 156.0.8078.79; Composer 1.6.0 (reported); Python 2026-10-24 (reported); Firefox ESR-153.7; Go 1.26.10 (reported); rustls 0.103.16 (reported)	2026-11-19
    k4b234d0e35bb5c123db364ce4af54073292ea779df3b31d70c662d081dc179ae	note	ca-compromise	-	emailAddress=info@diginotar.nl,CN=DigiNotar Public CA 2025,O=DigiNotar,C=NL	Apple up to macOS 15.6	2025-10-04
    k4bb8f35ba1e126f8dde1b0c420625ed86dce61a7bddadbdea9aba578ff13145e	inferred	key-leak	-	Superfish	Chrome 156.0.8078.79	2026-11-01
    k4cdb060f3cfe4c3d3f5e31c300fd68a91e0d1e5f46b64e4895f20e1b5cf8269f	note	misissuance	-	google.tg leaf	Chrome 156.0.8078.79	2026-11-01
    k4eada9b5311e718199d98ea82b95005cba93198ab1f97efcbe8dc6201628f8af	note	ca-distrust	-	CN=Global Chambersign Root,OU=http://www.chambersign.org,O=AC Camerfirma SA CIF A82743287,C=EU	Chrome 156.0.8078.79	2026-11-01
    k4f7162b974491c98585ec28fe759aa00c330d0b465190a896cc4b616231831fc	note	ca-distrust	-	CN=GLOBAL CHAMBERSIGN ROOT - 2016,O=AC CAMERFIRMA S.A.,organizationIdentifier=VATES-A82743287,serialNumber=A82743287,OU=GLOBAL CHAMBERSIGN ROOT - 2016,OU=see current address at www.camerfirma.com/address,L=MADRID,ST=MADRID,C=ES	Chrome 156.0.8078.79	2026-11-01
    k54a1d7f05ab84b29d8d0194567ff73147f8dd3f8d2d3ad0ca9c6ecd8ffe603f7	note	-	-	CN=TRIAL PKIoverheid Organisatie TEST CA - G2,O=PKIoverheid TEST,C=NL	Apple up to macOS 12.5	2025-10-04
    k57809446eaf114843854fe636ed9bcb552e3c616663bc44cc95acf5650016d3e	note	retired	-	CN=Egypt Trust Class 3 Managed PKI SCO Administrator CA,OU=Terms of use at https://www.egypttrust.com/repository/rpa (c)08,OU=VeriSign Trust Network,O=Egypt Trust,C=EG	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.40	2026-11-01
    k5be28fcf7e31ba64fb2459e278ef032e3a09b61851952d6e85f746150fcadff1	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    k5c0660a2b164910d8ff589c18e14552e9e0ec237dcefe2cb736d41a4811f81a0	inferred	key-compromise	2026-10-17	CN=EM EV TLS CA - G3C,O=eMudhra Inc,C=US	Chrome 156.0.8078.79; Composer 1.6.0 (reported); Python 2026-10-24 (reported); Firefox ESR-153.7; Go 1.26.10 (reported); rustls 0.103.16 (reported)	2026-11-19
    k5c722cb70fb311f21e0da0e7d12ebc8e05f60796bc49cf511849d5bc62030382	note	retired	-	SECOM retired intermediate	Chrome 156.0.8078.79	2026-11-01
    k5e53f26467f894fde53b3fa406a440cbb3b076bb5b758fe4834ad66500208907	note	misissuance	-	CN=login.yahoo.com,OU=PlatinumSSL,OU=Hosted by GTI Group Corporation,OU=Tech Dept.,O=Google Ltd.,STREET=Sea Village 10,L=English,ST=Florida,postalCode=38477,C=US	Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-01
    k63ecefee431d49523bc1136c4e72d0206a477086caf606cd5cf025686c109cf8	inferred	key-compromise	2026-10-17	CN=EM OV TLS CA - G3C,O=eMudhra Inc,C=US	Chrome 156.0.8078.79; Composer 1.6.0 (reported); Python 2026-10-24 (reported); Firefox ESR-153.7; Go 1.26.10 (reported); rustls 0.103.16 (reported)	2026-11-19
    k6adb8e3e055460922d1501cb97f94c6a02e39c8f2774ca408825b7b58379dc14	inferred	key-leak	-	Mitel product key	Chrome 156.0.8078.79	2026-11-01
    k6c0702e86e0238abdb974f44a30e1a75f627cc50b4e7ce6bb1c0923b98d0e81c	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    k707d364e72ae521431dd953897f9c4846d5b8c324298fe53fbd4ada1f2d1157f	inferred	key-leak	-	Mitel product key	Chrome 156.0.8078.79	2026-11-01
    k7165e991ade7916d86b466abebb6e457ca931c804e58ce1fbabae509156ffb43	note	retired	-	T-Systems retired intermediate	Chrome 156.0.8078.79	2026-11-01
    k77667355812285bea3e3f4e8700fc28afa46f72081e2f05222f04f67822665a5	note	-	-	CN=The Walt Disney Company Root CA,OU=TWDC-PKI,DC=disney,DC=com	Apple up to macOS 12.5	2025-10-04
    k781a4cf2e92452f3ee01d0c381a4214f3904165c390adbd61fcd11244e09b2dc	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    k7aedddf36b18f8acb7379fe1ce183212b2350d0788abe0e82457be9badad6d54	note	ca-distrust	-	CN=CA WoSign ECC Root,O=WoSign CA Limited,C=CN	Chrome 156.0.8078.79	2026-11-01
    k7afe4b071a2f1f46f8ba944a26d584d5960b92fb48c3ba1b7cab84905f32aacd	note	ca-distrust	-	CN=TrustCor ECA-1,OU=TrustCor Certificate Authority,O=TrustCor Systems S. de R.L.,L=Panama City,ST=Panama,C=PA	Chrome 156.0.8078.79	2026-11-01
    k7b5409071e4c44c2e78f02392102ead82d5899ce26d38452a81db6b8526cf86a	note	forged-test	-	CN=MD5 Collisions Inc. (http://www.phreedom.org/md5)	NSS up to CKBI-2.18	2026-05-01
    k7b6c93f687c81e7f138ff7598405803c66d089eba7a3a8ab40c6f40fcdc9febc	note	ca-distrust	-	CN=WoSign CA Free SSL Certificate G2,O=WoSign CA Limited,C=CN	Apple up to macOS 15.6	2025-10-04
    k7cd295b75544808abd9409466f0837c5aadc02e33b6150c6644de0a09659f23c	inferred	key-leak	-	Microsoft Dynamics 365 wildcard	Chrome 156.0.8078.79	2026-11-01
    k7d5e3f50508197b9a478b11340b7dce20a3c4de49c48c9a294158a895c44a21b	inferred	key-leak	-	CN=*.sslip.io,OU=PositiveSSL Multi-Domain,OU=Domain Control Validated	Apple up to macOS 12.5; Chrome 156.0.8078.79	2026-11-01
    k7d9c3720492e2969c77297accf6b906a0811c8428afe43e3ba58eaaea99c4417	note	-	-	CN=*.mail.me.com,O=Apple Inc.,L=Cupertino,ST=California,C=US	Apple up to macOS 12.5	2025-10-04
    k7e7058ea35ad4359654159973f560187f16d19c514b939c5055672d1d2a518ac	note	ca-compromise	-	CN=DigiNotar PKIoverheid CA Organisatie - G2,O=DigiNotar B.V.,C=NL	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.54	2026-11-19
    k87bfd8afa3af5b429d09a9aa54ee61364f5ae11131e438fc41095343cd16b135	note	misissuance	-	google.tg leaf	Chrome 156.0.8078.79	2026-11-01
    k8928c59398b0f171c0f96fdae6ab8dd0f48ee06d174da10c404ac00143c7a749	note	interception	-	-	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    k8a2affbd1a1c5d1bdccbb7f548ba995f966806b3fd0c3a00fae2e52f3c853989	note	ca-distrust	-	CN=Chambers of Commerce Root,OU=http://www.chambersign.org,O=AC Camerfirma SA CIF A82743287,C=EU	Chrome 156.0.8078.79	2026-11-01
    k8cd9a3b9a255eb0462f3cb98213c4c1c3f02e5cbdf434f47a0f64849fed3bd3a	note	ca-compromise	-	CN=TRIAL DigiNotar PKIoverheid Organisatie TEST CA - G2,O=DigiNotar B.V. TEST,C=NL	Apple up to macOS 12.5	2025-10-04
    k8e12d0cb3b7df3ea2257579489fd8658c95603ea6cf4b73163a41eb7b7e93fee	note	interception	-	Qaznet Trust Network (Kazakhstan)	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    k8e62ded1f2daab50fa06344c64092c37481de389ff390e52fcefce173388e89b	note	test	-	CN=kuix.de,OU=Comodo Trial SSL,OU=TEST USE ONLY - NO WARRANTY ATTACHED,OU=For Testing Purposes Only,O=Kai Engert,STREET=Test Street,L=Test City,ST=Test State,postalCode=12345,C=DE	NSS up to CKBI-1.97	2026-05-01
    k8f591f7aa4dc3efe9490c38a4692c9011ed128f1de595569406d77b6fa1f6b4c	inferred	key-leak	-	Sennheiser HeadSetup certificate	Chrome 156.0.8078.79	2026-11-01
    k927a1b8562280576d048c50321ada43d8703d2d9521a18c28b8c46cc6aae4efd	note	ca-distrust	-	CN=Global Chambersign Root - 2008,O=AC Camerfirma S.A.,serialNumber=A82743287,L=Madrid (see current address at www.camerfirma.com/address),C=EU	Chrome 156.0.8078.79	2026-11-01
    k92c063d67e8f14db71d288e11266ffdaf69cbf115f7bab14f3bc2f68d25e0e30	inferred	key-compromise	2026-10-17	eMudhra intermediate (inferred)	Chrome 156.0.8078.79; Composer 1.6.0 (reported); Python 2026-10-24 (reported); Go 1.26.10 (reported); rustls 0.103.16 (reported)	2026-11-19
    k93ca2d436cae7f68d2b4256ca175c985ce39926dc9f7eeaeecf2f8970fb97802	note	ca-compromise	-	emailAddress=info@diginotar.nl,CN=DigiNotar Services 1024 CA,O=DigiNotar,C=NL	Apple up to macOS 15.6; Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-19
    k962e4b54bb98a7ee5d5feb9633f991d3c3300e9514dade7b0d4f828c794f8e87	inferred	key-leak	-	www.cloudflarechallenge.com leaf	Chrome 156.0.8078.79	2026-11-01
    k968dba69fbff15bf3762089431ade5a7ead4b7eaf1be70026810bc57d1c64f6e	inferred	key-leak	-	Microsoft Dynamics 365 wildcard	Chrome 156.0.8078.79	2026-11-01
    k99ba4784f9b08512902eb0c3c86df0ec049eac9b65f77a9ba42be9d6ebce320f	note	retired	-	CN=Egypt Trust Class 3 Managed PKI Enterprise Administrator CA,OU=Terms of use at https://www.egypttrust.com/repository/rpa (c)08,OU=VeriSign Trust Network,O=Egypt Trust,C=EG	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.40	2026-11-01
    k9b8a93decccfbafcf4d04d3442128fb35218cfe437a3d8d0328c99f89089e450	note	misissuance	-	India CCA / NIC	Chrome 156.0.8078.79	2026-11-01
    k9c59a3ccaea4699842b068cfc52cf945db51986957c832cdb18ca73849fbb9ee	note	ca-distrust	-	E-GUVEN	Chrome 156.0.8078.79	2026-11-01
    k9d98a1fb60538c4cc4857ff1a8c8034faf6fc592093f619994b2c813d250b864	note	ca-distrust	-	CN=Class 1 Primary CA,O=Certplus,C=FR	Chrome 156.0.8078.79	2026-11-01
    k9dd55fc573f546cb6a3831d1112d8710a6f4f82dc87f5fae9d3a1a028dd36e4b	note	misissuance	-	CN=China Internet Network Information Center EV Certificates Root,O=China Internet Network Information Center,C=CN	Chrome 156.0.8078.79	2026-11-01
    ka0cf53f422651e39317ae31af64577be450fa376e289ed8342b7fc133c697419	note	misissuance	-	google.com.bd leaf	Chrome 156.0.8078.79	2026-11-01
    ka4e9af01416e3a029b5d35e5b119de00cfe156c5cf95fc823cf6d05e3c1a8237	note	test	-	known-interception test site	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    ka6aca1ec9809cc5b4821ff9d29c5ebe651960b91b1f19cc89b55ef87818a9509	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    ka903af8c07bb91b0d9e3f3a30c6d53339fc5bd47e5d6bdb476598860c068a024	note	ca-compromise	-	emailAddress=info@diginotar.nl,CN=DigiNotar Root CA,O=DigiNotar,C=NL	Apple up to macOS 12.5; Chrome 156.0.8078.79; Firefox ESR-153.7; NSS up to CKBI-2.80	2026-11-19
    ka9b55a9b5531bbf7c71a1e4920efe796c2b67968f55a6ce5cb62172ed9945bca	note	misissuance	-	google.tg leaf	Chrome 156.0.8078.79	2026-11-01
    kac38d1b41b0b3094888a93293adce90059846e318cac17255e1185a0d0ff79c0	note	ca-compromise	-	CN=EASEE-gas CA,O=EASEE-gas,C=FR	Apple up to macOS 12.5	2025-10-04
    kaf591518e2e6c60ebbfc0907afaa49bc4051d45e7f214abfee7512ee00f661ed	note	misissuance	-	google.tg leaf	Chrome 156.0.8078.79	2026-11-01
    kb0fcce78c1664e293544c143e3d2689f723f5b6e6317107e163d22ba8069794a	note	test	-	blocked-interception test site	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    kb1124142a5a1a5a28819c735340eff8c9e2f8168fee3ba187f253bc1a392d7e2	note	-	-	OU=Class 3 Public Primary Certification Authority,O=VeriSign\, Inc.,C=US	Apple up to macOS 15.6	2025-10-04
    kb13fa2e6131a888a01f3d62056fb0efbe999eb6b6e14927613e02ba8b8fb046e	note	interception	-	Qaznet Trust Network (Kazakhstan)	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    kb3182e289ae34ddf2be643ab79c244301605fa0f1eaae6d10fb929600af84df0	note	retired	-	CN=Certipost E-Trust Primary Normalised CA,O=Certipost s.a./n.v.,C=BE	Chrome 156.0.8078.79	2026-11-01
    kb4d5c920415ed0cc4f5dbc7f542636762e80da6625f33f2b6ad6db68bdbab29a	note	misissuance	-	CN=global trustee,OU=PlatinumSSL,OU=Hosted by GTI Group Corporation,OU=Global Trustee,O=Global Trustee,STREET=Sea Village 10,L=Tampa,ST=Florida,postalCode=38477,C=US	Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-01
    kb563ad0e12aa9a1363f53a652b09da4e05cf679fe60c19f0aeb2717c26542c4b	note	interception	-	CN=Micros CA,O=Micros Systems\, Inc.,L=Columbia,ST=Maryland,C=US	Apple up to macOS 12.5; NSS up to CKBI-2.54	2026-05-01
    kb5ba8dd7f89564c2889d3d6453c84998c77824919b64ea0835aa62986591be50	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    kb833c49da7d4604077171a1663038f9d80d31e0678348a60f4bae431e137950e	inferred	weak-key	-	CN=Digisign Server ID - (Enrich),OU=457608-K,O=Digicert Sdn. Bhd.,C=MY	Apple up to macOS 12.5; NSS up to CKBI-2.18	2026-11-19
    kb85131674da185740b119a27da572a4b96e19ff3bf4dab5f56ff023aeb19d767	note	ca-compromise	-	emailAddress=info@diginotar.nl,CN=DigiNotar Qualified CA,O=DigiNotar,C=NL	Apple up to macOS 15.6	2025-10-04
    kb89bcbb8acd474c1bea7dad65037f48dcecc9dfaa0612c3c2445956419df32fe	note	ca-distrust	-	CN=CHAMBERS OF COMMERCE ROOT - 2016,O=AC CAMERFIRMA S.A.,organizationIdentifier=VATES-A82743287,serialNumber=A82743287,OU=CHAMBERS OF COMMERCE ROOT - 2016,OU=see current address at www.camerfirma.com/address,L=MADRID,ST=MADRID,C=ES	Chrome 156.0.8078.79	2026-11-01
    kc0ed205346bbbde06eb560f5cee02a3634e2474a7e76cf8fbef563bb117dd0e3	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    kc173f0626456ca854ff2a7f0b133a7cf4d0211e552f24b3e33ade8c59f0a424c	note	misissuance	-	emailAddress=ileti@kktcmerkezbankasi.org,CN=e-islem.kktcmerkezbankasi.org,O=KKTC Merkez Bankasi,L=Lefkosa,ST=Lefkosa,C=TR	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.54	2026-11-01
    kc1d98a9a8253fd4deedc269022e2e24cf091de6d44c40d7c60cafc08b11d78a5	note	ca-compromise	-	emailAddress=info@diginotar.nl,CN=DigiNotar Extended Validation CA,O=DigiNotar,C=NL	Apple up to macOS 12.5	2025-10-04
    kc37ba961a72f9763a6120a6634706aef0fa0afa8d45e9b7341f609729e9037c8	inferred	weak-key	-	CN=Digisign Server ID (Enrich),OU=457608-K,O=Digicert Sdn. Bhd.,C=MY	Apple up to macOS 12.5; NSS up to CKBI-2.18	2026-11-19
    kc4387d45364a313fbfe79812b35b815d42852ab03b06f11589638021c8f2cb44	note	malware	-	O=HT srl,CN=RCS Certification Authority	Apple up to macOS 12.5; Chrome 156.0.8078.79	2026-11-01
    kc56217b7a828c7341c0ae7a590d8790d4def536652e60ae5b8bdfa26978fe09c	note	interception	-	-	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    kc601234e2b9325dc92e3eabac19600b0b49947d4d04d8c99d32127493ea028f8	note	misissuance	-	CN=mail.google.com,OU=PlatinumSSL,OU=Hosted by GTI Group Corporation,OU=Tech Dept.,O=Google Ltd.,STREET=Sea Village 10,L=English,ST=Florida,postalCode=38477,C=US	Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-01
    kc63d68c648a18b77641c427a669d61c9768a55f4fcd0322eac96c57700299cf1	note	ca-distrust	-	CN=TrustCor RootCert CA-2,OU=TrustCor Certificate Authority,O=TrustCor Systems S. de R.L.,L=Panama City,ST=Panama,C=PA	Chrome 156.0.8078.79	2026-11-01
    kc8fddc75cb1bdbb58c07b4ea847287f626659dd66bc10a26add9b575b3a0a38d	note	test	-	revoked.grc.com leaf	Chrome 156.0.8078.79	2026-11-01
    kcdee9f3305572a677e1a6c82dc1e02a35b11cae6a684338c9f37fe1ac8daec23	inferred	key-leak	-	CN=eDellRoot	Chrome 156.0.8078.79	2026-11-19
    kced43902ab5fb57b442322dc0e172a4fb55f7178b808f94e780a6fd6cc6bd818	note	ca-distrust	-	CN=Chambers of Commerce Root - 2008,O=AC Camerfirma S.A.,serialNumber=A82743287,L=Madrid (see current address at www.camerfirma.com/address),C=EU	Chrome 156.0.8078.79	2026-11-01
    kcef8710dff5e87a2830daa85e884f082033de58ed395a10f7e7c7334b5bfbe58	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    kd31ec39285b7a5319d0157db420ed87c743e333bbc77f8771f70464f436a6049	note	misissuance	-	google.tg leaf	Chrome 156.0.8078.79	2026-11-01
    kd34b255b2fe7d1a09656cbab6409f73c796ec7d66af73653ecc39af978297310	note	ca-compromise	-	CN=DigiNotar Cyber CA,O=DigiNotar,C=NL	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-19
    kd6a18443d348db994f934ccd8e635d833a27ac1e56f8afaf7c97cb4f43eab68b	note	ca-distrust	-	CN=Certification Authority of WoSign,O=WoSign CA Limited,C=CN	Chrome 156.0.8078.79	2026-11-01
    kdb15c0062b520f318a19dacfecd64f9e7a3fbe609fd586796f20ae028e8e3058	note	ca-distrust	-	CN=CA 沃通根证书,O=WoSign CA Limited,C=CN	Chrome 156.0.8078.79	2026-11-01
    kdb1d13ec42a2cba3673ba67af2def812e9c35566617576d95b4d6face3ef0ae8	note	misissuance	-	google.tg leaf	Chrome 156.0.8078.79	2026-11-01
    kdd3eeb779bee07f9efdac382408b28d142fa842c78e8bc0e33348d57b92f0583	note	ca-compromise	-	CN=DigiNotar PKIoverheid CA Overheid en Bedrijven,O=DigiNotar B.V.,C=NL	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-19
    kde8f05074ec0318e7e7e8d3190dae8b00894f0e8dddfd3913d01759b4f79b05d	note	misissuance	-	CN=www.live.fi,OU=Free SSL,OU=Domain Control Validated	Apple up to macOS 12.5; Chrome 156.0.8078.79	2026-11-01
    ke0254c7fcdc265e2f0f8a428dabb75ab4ae039b4872d62f5ee57f0877d5a8a41	inferred	key-compromise	2026-10-17	CN=EM EV TLS CA - G3B,O=eMudhra BV,C=NL	Chrome 156.0.8078.79; Composer 1.6.0 (reported); Python 2026-10-24 (reported); Firefox ESR-153.7; Go 1.26.10 (reported); rustls 0.103.16 (reported)	2026-11-19
    ke42f24bd4d37f4aa2e56b979d83d1e65219fe0e9e3a382a1b3cb66c93955de75	note	ca-distrust	-	CN=StartCom Certification Authority,OU=Secure Digital Certificate Signing,O=StartCom Ltd.,C=IL	Chrome 156.0.8078.79	2026-11-01
    ke47c5cd2dc8babb4e53f8a4983920275ef6ffaacb089e87a2c1fbe5a585f05ed	note	interception	-	-	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    ke6e136c86154f32c3e49f47cfc6b338ff2dc61ce14fc7589b3b56a1450132701	note	misissuance	-	India CCA / NIC	Chrome 156.0.8078.79	2026-11-01
    ke7b932ae7e9bdc701d771d6f39e8a653449eea43bdb47bd91022950d9179d87e	note	retired	-	CN=Egypt Trust Class 3 Managed PKI Operational Administrator CA,OU=Terms of use at https://www.egypttrust.com/repository/rpa (c)08,OU=VeriSign Trust Network,O=Egypt Trust,C=EG	Apple up to macOS 12.5; Chrome 156.0.8078.79; NSS up to CKBI-2.40	2026-11-01
    ke849c7176c93df65f64b616982366e5663117812b6fa2bc0c8fa8aeaee4181cc	note	misissuance	-	google.tg leaf	Chrome 156.0.8078.79	2026-11-01
    kea08c8d45d52ca593de524f0513ca6418da9859f7b08ef13ff9dd7bf612d6a37	note	malware	-	Hacking Team key	Chrome 156.0.8078.79	2026-11-01
    kea12705de7c48f6fcce2cb8dbc542e0fc38ac38e08880dd04a02ef67c93ae135	note	interception	-	-	Chrome 156.0.8078.79; Chrome's list of interceptors	2026-11-01
    kea87f462deefffbd7775aa2a4b7e0fcb91c22eee6df69ed90100ccc73b311476	note	ca-distrust	-	CN=TrustCor RootCert CA-1,OU=TrustCor Certificate Authority,O=TrustCor Systems S. de R.L.,ST=Panama,C=PA	Chrome 156.0.8078.79	2026-11-01
    kebed6475c2c2d80fcb199f3fe8dd6e6b3ce60b77eb15d4e42c3dec0c6f5b5105	inferred	key-compromise	2026-10-17	CN=EM DV TLS CA - G3B,O=eMudhra BV,C=NL	Chrome 156.0.8078.79; Composer 1.6.0 (reported); Python 2026-10-24 (reported); Firefox ESR-153.7; Go 1.26.10 (reported); rustls 0.103.16 (reported)	2026-11-19
    kec4ffa1ad0ac88081314b7aaffef6a91f97cd57291bb5ba686c5415f5eb4f6b6	inferred	key-compromise	2026-10-17	eMudhra intermediate (inferred)	Chrome 156.0.8078.79; Composer 1.6.0 (reported); Python 2026-10-24 (reported); Go 1.26.10 (reported); rustls 0.103.16 (reported)	2026-11-19
    kef551284715232de92e246c323329362b132493bb16b589e4775520beb871a56	inferred	key-leak	-	Mitel product key	Chrome 156.0.8078.79	2026-11-01
    kf034f642ca1d9e88e9efeafcb15c7c937aa19e04b080f27335e1da70d1ca1201	note	ca-compromise	-	CN=DigiNotar PKIoverheid CA Overheid,O=DigiNotar B.V.,C=NL	Chrome 156.0.8078.79	2026-11-19
    kf2bbe04c5dc70d763e89c5a0527048cd9ecd39eb621e2072ff9a5f8432571aa0	inferred	key-leak	-	xs4all.nl leaf	Chrome 156.0.8078.79	2026-11-01
    kf30e8f61011d65873ccb81b40fa6219749b994f01fa24d0201d521c2435603ca	note	misissuance	-	CN=login.live.com,OU=PlatinumSSL,OU=Hosted by GTI Group Corporation,OU=Tech Dept.,O=Google Ltd.,STREET=Sea Village 10,L=English,ST=Florida,postalCode=38477,C=US	Chrome 156.0.8078.79; NSS up to CKBI-2.18	2026-11-01
    kf5293d47ed38d4c31b2d42dee3b5b3ace97ca26ca2ac0365e3622ee802131fbb	note	misissuance	-	Thawte google.com precertificate	Chrome 156.0.8078.79	2026-11-01
    kf5cf91e2f7549aa527b1d09978a39d61a9e189995812a81f1939dec5338ad6d9	note	ca-compromise	-	CN=Nederlandse Orde van Advocaten - Dutch Bar Association,O=Nederlandse Orde van Advocaten,C=NL	Apple up to macOS 12.5	2025-10-04
    kf659f29c958cb28634ba7f8d791febdf6f32f8f622b7e8411f0185240cdf05aa	note	misissuance	-	CN=*.google.com,O=Google Inc,L=Mountain View,ST=California,C=US	Apple up to macOS 12.5	2025-10-04
    kf806c390ef8d1165ef61bc77ef66de4b245a31f5bebf1029038ff31c50a63f59	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    kfa00bec73dd99795df1162c789987004c26cbf90af4db442f66220de41354ac9	note	misissuance	-	India CCA / NIC	Chrome 156.0.8078.79	2026-11-01
    kfcd76cca2347e5cd5b39347f51cf43654b69a2bfc9073670a6be47d8701e6e0e	note	-	-	-	Chrome 156.0.8078.79	2026-11-01
    s031da7,CN=AC DGTPE Signature Authentification,O=DGTPE,C=FR	note	misissuance	-	AC DG Tresor SSL	NSS up to CKBI-2.18	2026-05-01
    s157914,OU=Equifax Secure Certificate Authority,O=Equifax,C=US	note	misissuance	-	pb.com certificate	NSS up to CKBI-2.18	2026-05-01
    s6b49d206,emailAddress=ca@trustwave.com,CN=Trustwave Organization Issuing CA\, Level 2,O=Trustwave Holdings\, Inc.,L=Chicago,ST=Illinois,C=US	note	interception	-	MITM subCA 2 issued by Trustwave	NSS up to CKBI-2.54	2026-05-01
    """#
}
