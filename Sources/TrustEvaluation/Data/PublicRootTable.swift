// Written by scripts/public-lists; not edited by hand.

/// Roots that a public list has or had.
enum PublicRootTable {
  /// The newest day that a source of it is of.
  static let asOf = "2025-10-04"

  /// SHA-256 of the certificate; macOS releases in which Apple's list has it, `!` not for TLS; other lists that have it now; rules of clients (client, kind, date, version, estimate, as of).
  static let roots = #"""
    001686cd181f83a1b1217d305b365c41e3470a78a1d37b134a98cd547b92dab3	-	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    007e452fd5cf838946696dfe37a2db2ef3991436d27bcbab45922053c15a87a8	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    00ab444abd6bdba33da8de569ac4ecde326d1be1a61442d5eec3975a0c243f04	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    016e1dcd5f78841bbebbae9ddea08c8d7ec54e698e95bb778ecdd1e10d8bf4f9	-	microsoft	-
    018e13f0772532cf809bd1b17281867283fc48c6e13be9c69812854a490c1b05	15.0..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2036-01-15,-,estimate,2025-06-23
    01a1a03e1f3dd7ed3ccadae4d668b4446065ddf3b2dcf05d1daffdb2591b3838	-	microsoft	-
    020786539f02b623cfdf325b2e4e45e0d9e3f1b8e5ec9600ebf0ac8fbf03fbe2	-	microsoft	-
    02bdf96e2a45dd9bf18fc7e1dbdf21a0379ba3c9c2610344cfd8d606fec1ed81	-	android debian-12	mozilla,removed,2026-02-19,CKBI-2.84@NSS-3.121,-,2026-02-19
    02ed0eb28c14da45165c566791700d6451d7fb56f0b2ab1d3b8eb070e56edff5	10.9.2..	debian-12 microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2024-11-11,-,-,2026-04-25 mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,CKBI-2.72@NSS-3.107,-,2026-11-11 mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    03458b6abeecc214953d97149af45391691de9f9cdcc2647863a3d67c95c243b	10.4.2..10.9.1	-	-
    0376ab1d54c5f9803ce4b2e201a0ee7eef7b57b636e8a93c9b8d4860c96f5fa7	10.6.4..	android debian-12 microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,CKBI-2.72@NSS-3.107,-,2024-11-21 mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    03950fb49a531f3e1991942398dfa9e0ea32d7ba1cdd9bc85db57ed9400b434a	-	-	microsoft,disabled_or_not_before,-,2020-07-16,-,2026-07-19
    03e278db8ddcc204e3b288f5d3a742b7ec88b93107d40f569cfa9f7e6db4b125	-	-	-
    04048028bf1f2864d48f9ad4d83294366a828856553f3b14303f90147f5d40ef	10.7.2..	microsoft	mozilla,removed,2023-11-16,CKBI-2.64@NSS-3.95,-,2023-11-16
    041c6215f8df4137df0f3fc23a0009b46e75ac4619f811727076baa8fe5008c9	-	microsoft	-
    04acfb3b24793f300f67ef87e44dd72cb9b28b204f389a7cd5ae28785c7d42cd	10.5.8..10.13.4	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    04f1bec36951bc1454a904ce32890c5da3cde1356b7900f6e62dfa2041ebad51	-	microsoft	-
    0536801fbb443b3e905fd6d70d8c81eb88551be8061299110d2b4f82e64cade1	-	-	microsoft,disabled_or_not_before,-,March_2019@2019-05-27,-,2026-07-19
    0552e6f83fdf65e8fa9670e666df28a4e21340b510cbe52566f97c4fb94b2bd1	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2038-05-09,-,estimate,2025-06-23
    058a40323ec8c46262c3052a5d357b91ac24d3da26351b3ff4407e99f7a4e9b4	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    05c9011db33f430d9ab927bbf5771baff033b8953cad1434560593d335b3d14a	..10.6.3	-	-
    05d38c2a70bfc500ccb0cb509159b46b065c6ac9cb42d2e6f16167841434572a	-	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    05f82de4b4a9ed4b7cd1f3ace9b73bd6db69d87816dd3847195cf737ed2951e7	-	-	-
    063e4afac491dfd332f3089b8542e94617d893d7fe944e10a7937ee29d9693c0	10.9.2..	microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2025-04-15,-,-,2026-04-25
    0687260331a72403d909f105e69bcf0d32e1bd2493ffc6d9206d11bcd6770739	10.5.2..12.2	oracle-java	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    06a2c9a3379ab3c156159a27ca9ecdbd4ef75309b409cf70aeca9a12330f380e	..10.9.5	-	-
    06c08d7dafd876971eb1124fe67f847ec0c7a158d3ea53cbe940e2ea9791f4c3	-	android chrome mozilla	mozilla,trust_bit_removed_on,2039-05-15,-,estimate,2025-06-23
    06db3af2db7baee00c03b9578288bbde541d906eb0069327413295ffb486008e	10.4.9..10.11.6	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    0753e940378c1bd5e3836e395daea5cb839e5046f1bd0eae1951cf10fec7c965	10.14.3..15.6	-	microsoft,disabled_or_not_before,-,2022-12-04,-,2026-07-19 mozilla,leaf_not_before_after,2022-11-30T00:00:00Z,CKBI-2.60@NSS-3.86,-,2022-12-08 mozilla,removed,2023-11-16,CKBI-2.64@NSS-3.95,-,2023-11-16
    075bfcca2d55ae6e35742c32afd0ca8ea4c958feefc23224999541c033d69c8d	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    0771920c8cb874d5c5a4dc0d6a51a2d495d38c4de2cd5b83d2a06faa051935f6	-	-	microsoft,disabled_or_not_before,-,2021-01-24,-,2026-07-19
    0791529bb8ded6d1cf7a48683275668f858b5a01101a335bc7722ae37b743f36	-	-	-
    0791ca0749b20782aad3c7d7bd0cdfc9485835843eb2d7996009ce43ab6c6927	..10.11.6	-	-
    07cd9aa9064a9b94c6aef8fb784c1bbc1beda08acbe86878d781a39167626cf8	-	microsoft	-
    08170d1aa36453901a2f959245e347db0c8d37abaabc56b81aa100dc958970db	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2027-08-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2035-02-11,-,estimate,2025-06-23
    08297a4047dba23680c731db6e317653ca7848e1bebd3a0b0179a707f92cf178	..10.10.2	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    08fc942d5176e568acbef9c595f36a20de6acf9ea30c6f5fcedd48216ed5b070	-	-	-
    098e08a91dbbf77478b96cceb89b1413a5da37b7c862606a955deb07179f4326	-	microsoft mozilla	mozilla,trust_bit_removed_on,2038-11-15,-,estimate,2025-06-23
    0a81ec5a929777f145904af38d5d509f66b5e2c58fcdb531058b0e17f3f0b41b	10.6.4..	android debian-12 microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,CKBI-2.72@NSS-3.107,-,2024-11-21 mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    0a9a4013afc05650945cca63b92a6b265857cf403403dea52e0e68cc4e1bf574	-	-	-
    0b5eed4e846403cf55e065848440ed2a82758bf5b9aa1f253d4613cfa080ff3f	..10.10.5	-	-
    0b9f26dfca684c2cfce23e4e4dd567c886ba259e1db267f9806f0c5a099711f2	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    0c0b6b2bd1edd7b27fead157f8e846b335b784a39f06c47216c8746f64c5ceda	-	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    0c258a12a5674aef25f28ba7dcfaeceea348e541e6f5cc4ee63b71b361606ac3	10.4.9..14.3	openjdk oracle-java	microsoft,disabled_or_not_before,-,2023-12-11,-,2026-07-19
    0c2cd63df7806fa399ede809116b575bf87989f06518f9808c860503178baf66	10.5.6..	android debian-12	mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    0cb9124cadff41d02701f59b477d71e2690b38add9f524c49bbed0140ad9b9ec	!26.0..	-	-
    0d136e439f0ab6e97f3a02a540da9f0641aa554e1d66ea51ae2920d51b2f7217	10.5.6..10.7.1	-	-
    0d74ef67c88de3560365e225aef976f915e901347b73352d81ab5b4132bb2150	-	microsoft	-
    0d83b611b648a1a75eb8558400795375cad92e264ed8e9d7a757c1f5ee2bb22d	..	-	-
    0e30d04a94dcc423e26fdc4c24afcf4923bd80d83b661b06a2f5856361560407	-	microsoft	-
    0e88eb6ea256e19ef8d3abd61a24d38dbad632816dd957294427e4724d81a386	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    0ed3ffab6c149c8b4e71058e8668d429abfda681c2fff508207641f0d751a3e5	10.9.2..12.2	-	-
    0f4e9cdd264b025550d170806340214fe94434c9b02f697ec710fc5feafb5e38	10.5.8..10.12.1	-	-
    0f993c8aef97baaf5687140ed59ad1821bb4afacf0aa9a58b5d57a338a3afbcb	10.5.2..10.15.6	-	microsoft,disabled_or_not_before,-,2021-03-28,-,2026-07-19
    11437cda7bb45e41365f45b39a38986b0de00def348e0c7bb0873633800bc38b	-	android debian-12	mozilla,removed,2026-02-19,CKBI-2.84@NSS-3.121,-,2026-02-19
    125609aa301da0a249b97a8239cb6a34216f44dcac9f3954b14292f2e8c8608f	-	android debian-12 microsoft	mozilla,removed,2026-11-11,Firefox-ESR-153.7,-,2026-11-11
    126bf01c1094d2f0ca2e352380b3c724294546ccc65597bef7f12d8a171f1984	10.9.2..10.15.3	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    12d480c1a3c664781b99d9df0e9faf3f1cacee1b3c30c3123a337a4a454ffed2	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    12ff248372bd87e44ece432198be9b04525f33dee00356fd646f8acc01412f86	-	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    131fce7784016899a5a00203a9efc80f18ebbd75580717edc1553580930836ec	-	chrome	-
    136335439334a7698016a0d324de72284e079d7b5220bb8fbd747816eebebaca	10.9.2..	microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11
    1435f225c5d252d7a21948cc3ce62aecfa88001e3dd72d1cc3555100eb372f93	-	microsoft mozilla	mozilla,trust_bit_removed_on,2039-01-31,-,estimate,2025-06-23
    1465fa205397b876faa6f0a9958e5590e40fcc7faa4fb7c2c8677521fb5fb658	10.4.7..	debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2025-04-28,CKBI-2.76@NSS-3.111,-,2025-04-28
    1501f89c5c4dcf36cf588a17c9fd7cfceb9ee01e8729be355e25de80eb6284b4	-	microsoft	-
    152a402bfcdf2cd548054d2275b39c7fca3ec0978078b0f0ea76e561a6c7433e	10.13.1..12.2	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    15d5b8774619ea7d54ce1ca6d0b0c403e037a917f131e8a04e1e6b7a71babce5	10.14.2..14.6	microsoft	-
    15f0ba00a3ac7af3ac884c072b1011a077bd77c097f40164b2f8598abd83860c	10.5.6..15.6	-	mozilla,removed,2022-12-08,CKBI-2.60@NSS-3.86,-,2022-12-08
    165c7e810bd37c1d57ce9849accd500e5cb01eea37dc550db07e598aad2474a8	-	microsoft	-
    16af57a9f676b0ab126095aa5ebadef22ab31119d644ac95cd4b93dbf3f26aeb	..15.6	debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2025-04-28,CKBI-2.76@NSS-3.111,-,2025-04-28
    17184ab2c44be2ebd6c3de90673f4d1aca4d67c46f4ed70d47d6aece3a615b8b	-	-	-
    1793927a0614549789adce2f8f34f7f0b66d0f3ae3a3b84d21ec15dbba4fadc7	10.12.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    179fbc148a3dd00fd24ea13458cc43bfa7f59c8182d783a513f6ebec100c8924	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,-,2025-06-23
    17f7c327a79f47a42b9b58c08c6cacdafbf984340417137091f0c800ed90d3f4	-	-	-
    18ce6cfe7bf14e60b2e347b8dfe868cb31d02ebb3ada271569f50343b46db3a4	10.13.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2030-05-26,-,estimate,2025-06-23
    18f1fc7f205df8adddeb7fe007dd57e3af375a9c4d8d73546bf4f1fed1e18d35	10.4.11..	android debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    192ae26929becc8d03aacacf59eaba09eb75a5319c621129f1fb70e33ffb78e4	-	-	-
    193144f431e0fddb740717d4de926a571133884b4360d30e272913cbe660ce41	-	android chrome microsoft mozilla	chrome,sct_not_after,2027-06-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2037-06-08,-,estimate,2025-06-23
    1997770a5633fb6d0440abf7d7e87e15d795f094f8c2959dadb00e785866bf48	-	microsoft	-
    19a2fa09332c6d8eac1393d5f30371dd8b4dd687b0e1e50a6b48ae762caba2b5	-	microsoft	-
    19abcdff3a74402fa8f0ca206bf7fab0dffff3ae2bbd719584d21090a4353207	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    1a0d20445de5ba1862d19ef880858cbce50102b36e8f0a040c3c69e74522fe6e	-	microsoft	chrome,removed,-,-,-,2026-11-01
    1a2512cda6744abea11432a2fdc9f8c088db5a98c89e13352574cde4d9e80cdd	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    1aa0c2709e831bd6e3b5129a00ba41f7eeef020872f1e6504bf0f6c3f24f3af3	-	microsoft	java,removed,2026-10-23,-,-,2026-10-27
    1aa980c8c0d316f25029978982f033cbb3a3f4188d669f2de6a8d84ee00a1575	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    1b8d3614efe6534080c201580f9756eff12e90cae31753b5f2f1decb74f8c8fb	..10.6.4	-	-
    1ba5b2aa8c65401a82960118f80bec4f62304d83cec4713a19c39c011ea46db4	10.13.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2030-05-26,-,estimate,2025-06-23
    1ba622b36325544ae922afc22ef9d367943794f6e16874f368a733c65c9d5279	-	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    1be7abe30686b16348afd1c61b6866a0ea7f4821e67d5e8af937cf8011bc750d	12.3..	microsoft	-
    1c01c6f4dbb2fefc22558b2bca32563f49844acfc32b7be4b0ff599f9e8c7af7	10.6.8..10.10.3	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    1c551005d7a178db89ad5aa145742ff4eb37f88a8e77f3ad4c8347a5eed4dbf4	-	-	-
    1cf341ae35341ac3ae1dc68d5b10dc0c9dc1307656f75fd92ca2c68489d52e9a	-	microsoft	-
    1d4ca4a2ab21d0093659804fc0eb2175a617279b56a2475245c9517afeb59153	14.4..	microsoft	-
    1df0a470eabedbd3a8cd7c7814c9a6e6d0d3bfb421b2dbfa8783dfd9695246d6	-	-	-
    1df7e8b185ca46578d458d05129854fde32ef1e9b36f0b96963ce38caeabe4bc	-	-	-
    1dfc1605fbad358d8bc844f76d15203fac9ca5c1a79fd4857ffaf2864fbebf96	-	chrome	-
    1e1a6984b4e76bd709aee3e9c9cf3118eac096dab9cc20dc25faab67297e965a	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    1e49ac5dc69e86d0565da2c1305c419330b0b781bfec50e54a1b35af7fddd501	10.11..10.15.3	-	microsoft,disabled_or_not_before,-,July_2019@2019-08-08,-,2026-07-19
    1e51942b84fd467bf77d1c89da241c04254dc8f3ef4c22451fe7a89978bdcd4f	-	microsoft	-
    1e910b40c08184c0ca20468e824502ff2485163f77b03bb73296823f03885621	-	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    1eea09e623d764af6f659141d3e41fbbe5158f9645801180a1a86ce5df538b82	-	-	-
    2082edb00c3452a62cdb8fcb671bf1a0336e18cb4b3de0f61fb2c41da14dee3c	-	-	-
    209e956af04df3996507c887d356230d6eb49fdbdd2d8a058ff50b8f80f690aa	-	microsoft	-
    2193cfea381211a1aeaa2de984e630643a87160b1208118145eafb8e1bc69958	-	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    21db20123660bb2ed418205da11ee7a85a65e2bc6e55b5af7e7899c8a266d92e	10.4.9..14.3	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    21e9b3a3a7957b52bf5b9a113cde238619dec8b068735152eaa9b996ba5b8575	-	microsoft	-
    229ccc196d32c98421cc119e78486eebef603aecd525c6b88b47abb740692b96	-	-	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    22a2c1f7bded704cc1e701b5f408c310880fe956b5de2a4a44f99c873a25a7c8	10.14..	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-06-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2031-02-12,-,estimate,2025-06-23
    22d9599234d60f1d4bc7c7e96f43fa555b07301fd475175089dafb8c25e477b3	14.4..	microsoft	-
    23804203ca45d8cde716b8c13bf3b448457fa06cc10250997fa01458317c41e5	10.5.8..13.3	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    2399561127a57125de8cefea610ddf2fa078b5c8067f4e828290bfb860e84b3c	10.9.2..14.3	microsoft openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 mozilla,leaf_not_before_after,2019-04-30T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    242b69742fcb1e5b2abf98898b94572187544e5b4d9911786573621f6a74b82c	14.0..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2033-11-29,-,estimate,2025-06-23
    248302a977f40f7dd6a2b770586adfaac3eb1e85fd1a102dbd7863c72b8f8ef2	10.4.11..10.10.2	-	-
    24a55c2ab051442d0617766541239a4ad032d7c55175aa34ffde2fbc4f5c5294	-	microsoft	mozilla,removed,2024-11-21,CKBI-2.72@NSS-3.107,-,2024-11-21
    24d45aa9b8d6053d281f3842c8cc0c6c1af7ccdfd42dd5c12f6a74fa9323f7a2	-	chrome	-
    2530cc8e98321502bad96f9b1fba1b099e2d299e0f4548bb914f363bc0d4531f	10.9.2..	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-04-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,leaf_not_before_after,2026-04-15T23:59:59Z,CKBI-2.86@NSS-3.123,-,2026-11-11
    253e3ca36e37e867ee68867b997b9ec724dcc3161063ab0393b54f2bb7b6c315	-	microsoft	-
    25cf3da8e9b97addbf92543c2b82527c8a4e2cff2062a6483040d4b64ace719f	-	microsoft	-
    2605875afcc176b2d66dd66a995d7f8d5ebb86ce120d0e7e9e7c6ef294a27d4c	10.9.2..	microsoft	-
    261d7114ae5f8ff2d8c7209a9de4289e6afc9d717023d85450909199f1857cfe	-	-	-
    26c56ad2208d1e9b152f66853bf4797cbeb7552c1f3f477251e8cb1ae7e797bf	-	microsoft	-
    26c6c5fd4928fd57a8a4c5724fdd279745869c60c338e262ffe901c31bd1db2b	-	microsoft	-
    27995829fe6a7515c1bfe848f9c4761db16c225929257bf40d0894f29ea8baf2	10.13.1..12.2	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    2834991cf677466d22baac3b0055e5b911d9a9e55f5b85ba02dc566782c30e8a	10.4.9..10.11.6	-	-
    2930bd09a07126bdc17288d4f2ad84645ec948607907a97b5ed0b0b05879ef69	..10.6.3	-	-
    2a575471e31340bc21581cbd2cf13e158463203ece94bcf9d3cc196bf09a5472	10.14.2..14.6	microsoft	-
    2a8da2f8d23e0cd3b5871ecfb0f42276ca73230667f474eede71c5ee32cc3ec6	-	microsoft	-
    2a99f5bc1174b73cbb1d620884e01c34e51ccb3978da125f0e33268883bf4158	10.9.4..12.2	microsoft	-
    2aa219a1df9e699c513e3304224c0695ab0bc244bf3334f7b1ee8db12e16ae9b	!26.0..	-	-
    2bcbbfd66282c680491c8cd7735fdbbab7a8079b127bec60c535976834399af7	-	microsoft	-
    2c154235528d701790b675aff6e1970827b10ed665e913835bf46e3460fd5c84	-	microsoft	-
    2c4e9b0f8d0fcdc308c077e30dd2349daf871fb3a37214859c486189a9f80adb	-	microsoft	-
    2cabeafe37d06ca22aba7391c0033d25982952c453647349763a3ab5ad6ccf69	11.3..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-12-10,-,-,2025-06-23
    2ce1cb0bf9d2f9e102993fbe215152c3b2dd0cabde1c68e5319b839154dbb7f5	10.6.7..	android chrome debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    2d47437de17951215a12f3c58e51c729a58026ef1fcc0a5fb3d9dc012f600d19	10.5.8..10.12.6	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    2d66a702ae81ba03af8cff55ab318afa919039d9f31b4d64388680f81311b65a	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    2dc62c3f6c0cc9020bba77e1c511511024b943ee598856da5a22e222b7277a20	10.4.3..10.9.1	-	-
    2dc70e588d340de5966ae32f6fc796bdb5de6d7c25cd249a4be64e9df9036323	..10.10.5	-	-
    2dde9d0c0a90e7b32b5abc01f41799d42e95a1e3c31c3b39373bb8141ea54471	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    2e19fa7cd069b3aa10b570d3e654c24217b229c67fb3be87d1d6006c8f514da9	-	-	-
    2e3a2bb5112505836ca8968be2cb3727ce9b56845c6ee98e9185104afb9af596	-	-	-
    2e44102ab58cb85419451c8e19d9acf3662cafbc614b6a53960a30f7d0e2eb41	-	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2034-04-26,-,estimate,2025-06-23
    2e7bf16cc22485a7bbe2aa8696750761b0ae39be3b2fe9d0cc6d4ef73491425c	10.14..	android chrome debian-12 microsoft mozilla openjdk	chrome,sct_not_after,2026-06-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2032-05-31,-,estimate,2025-06-23
    2ee6e5fe882f2b92705456ab78368be83731485277cd0bd9ba381c99135f86e2	-	-	-
    2f1062f8bf84e7eb83a0f64c98d891fbe2c811b17ffac0bce1a6dc9c7c3dcbb7	..10.9.5	-	-
    2f274e48aba4ac7b765933101775506dc30ee38ef6acd5c04932cfe041234220	..10.9.5	-	-
    2f2f8702a6edecb6469294bca040f63b8849421fcee1c37d1cfbee89dccd4383	..10.6.3	-	-
    2f345514b1445a538a2e13a71c1658bb9dfaf22457337337c6dce0af229ee197	10.4.11..10.6.1	-	-
    2fe357db13751ff9160e87354975b3407498f41c9bd16a48657866e6e5a9b4c7	-	chrome	-
    2ffb7f813bbbb3c89ab4e8162d0f16d71509a830cc9d73c262e5140875d1ad4a	-	android debian-12	mozilla,removed,2026-02-19,CKBI-2.84@NSS-3.121,-,2026-02-19
    3049850807838a365dd1079af4f2791efbb2a43bccc1a9e107f5f426bbd09612	..10.4.8	-	-
    309b4a87f6ca56c93169aaa99c6d988854d7892bd5437e2d07b29cbeda55d35d	10.6.4..10.11.6	-	-
    30d0895a9a448a262091635522d1f52010b5867acae12c78ef958fd4f4389f2f	10.10.3..	android debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    30f4e5dd679fde8fd11eb6e0c531615c438b06edd9f59cbab49680aa2b6990d9	-	microsoft	-
    30fbba2c32238e2a98547af97931e550428b9b3f1c8eeb6633dcfa86c5b27dd3	-	android chrome debian-12 mozilla	chrome,sct_not_after,2027-01-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2033-07-31,-,estimate,2025-06-23
    319a7f79258c33992b6ba277005ad3ea1802d899a99e42cd541750a4b4cc7ccd	-	-	-
    319af0a7729e6f89269c131ea6a3a16fcd86389fdcab3c47a4a675c161a3f974	12.0.1..	microsoft	-
    31ad6648f8104138c738f39ea4320133393e3a18cc02296ef97c2ac9ef6731d0	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    3266967e59cd68008d9dd320811185c704205e8d95fdd84f1c7b311e6704fc32	10.4.9..10.11.6	-	-
    327a3d761abadea034eb998406275cb1a4776efdae2fdf6d0168ea1c4f5567d0	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    3347eea8149cd3f6b7796ccaad234ada294372f7b1ea49f87f5adb11c8581624	-	microsoft	-
    3417bb06cc6007da1b961c920b8ab4ce3fad820e4aa30b9acbc4a74ebdcebc65	10.14..	android chrome debian-12 microsoft mozilla openjdk	chrome,sct_not_after,2026-06-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2031-02-12,-,estimate,2025-06-23
    341de98b1392abf7f4ab90a960cf25d4bd6ec65b9a51ce6ed067d00ec7ce9b7f	..10.10.5	-	-
    349dfa4058c5e263123b398ae795573c4e1313c83fe68f93556cd5e8031b3c7d	14.5..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2031-06-22,-,estimate,2025-06-23
    34bb34e14faed0d3392f2fc441c0ecd5fd88ad88118df2d1ba76cdec1eea10b8	-	microsoft	-
    34d8a73ee208d9bcdb0d956520934b4e40e69482596e8b6f73c8426b010a6f48	14.5..	android debian-12 microsoft mozilla	chrome,removed,-,-,-,2026-11-01 mozilla,trust_bit_removed_on,2031-06-22,-,estimate,2025-06-23
    34ff2a4409dc1383e9f8966e8adfe5719eba373fd0ad5e2f49f90ee07cf5d4c1	-	microsoft	-
    358df39d764af9e1b766e9c972df352ee15cfac227af6ad1d70e8e4a6edcba02	12.0.1..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2034-12-18,-,estimate,2025-06-23
    35ae5bddd8f7ae635cffba5682a8f00b95f48462c7108ee9a0e5292b074aafb2	10.5.5..10.12.1	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    3629e7188e00a7cb3232c4426bc84912f1218b1a9ae676c0b0abe1dbfe2182b5	-	microsoft	-
    363f3c849eab03b0a2a0f636d7b86d04d3ac7fcfe26a0a9121ab9795f6e176df	10.9.2..10.14.1	-	-
    36544d2fce03c6c72b70eb1a8064264dc1511768c2d8f76a8b9f1f2bbd153b7d	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    3682228d7d678b571440cf1cb34e69fb4135fd6c2a1be38e14163b711e02ae01	-	microsoft	-
    371a00dc0533b3721a7eeb40e8419e70799d2b0a0f2c1d80693165f7cec4ad75	15.0..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2036-01-15,-,estimate,2025-06-23
    37d51006c512eaab626421f1ec8c92013fc5f82ae98ee533eb4619b8deb4d06c	10.5.6..14.3	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2019-04-30T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    37d8dc8af7867845da3344a6b1bade448d8a80e47b5579f96bf631768f9f30f6	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    3808ce3e961ca532682ffb8708b544e8f175aa065601a45902df92128fc38532	-	microsoft	-
    38be6c7eeb4547d82b9287f243af32a9deeb5dc5c9a87a0056f938d91b456a5a	-	microsoft	-
    392863df117e74056fa6a2100af3574a1a0d5b63eeab5cd24a3538bd01222ac0	..10.4.8	-	-
    3945e08a8d4a0554b7605a7b355b10188e3ef842c76a805c54e3657c4d041aaa	-	microsoft	-
    39ae2e6f304a6236bdf9066718ddc69e51af5ed05a63f2ee8d80ca1d1cc8fe4f	-	-	microsoft,disabled_or_not_before,-,2026-06-21,-,2026-07-19
    39c75caecee8920c909f132491641350b57e2702a65a991545b01d1be4a2220b	..10.10.2	-	-
    39df7b682b7b938f84715481ccde8d60d8f22ec598877d0aaac12b59182b0312	..10.10.2	-	-
    3a0072d49ffc04e996c59aeb75991d3c340f3615d6fd4dce90ac0b3d88ead4f4	-	microsoft	-
    3a43e220fe7f3ea9653d1e21742eac2b75c20fd8980305bc502caf8c2d9b41a1	..10.10.5	oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25
    3ae6df7e0d637a65a8c81612ec6f9a142f85a16834c10280d88e707028518755	-	microsoft	-
    3af21466920fa91fa31f4331e445c16be2330024bfd2c239c0d85ab530714766	-	microsoft	-
    3b222e566711e992300dc0b15ab9473dafdef8c84d0cef7d3317b4c1821d1436	10.5..14.3	openjdk oracle-java	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    3b48b18d6f20b2369a7d4056a0f5736e7650d653802305a50e83b9c3376d9e18	-	microsoft	-
    3c4fb0b95ab8b30032f432b86f535fe172c185d0fd39865837cf36187fa6f428	10.11..12.2	microsoft	-
    3c5f81fea5fab82c64bfa2eaecafcde8e077fc8620a7cae537163df36edbf378	10.9.4..	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    3ccc3ccfe45496d07b620dbf1328e8a1490018f48633c8a28a995ca60408b0be	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    3cfc3c14d1f684ff17e38c43ca440c00b967ec933e8bfe064ca1d72c90f2adb0	-	-	-
    3d2794a0539486a83e8032cf14fe886553e52239cbaec1b9cfef5595adbbf444	-	microsoft	-
    3d4fb84e009c3a6edc4389dfe9be9a22391dbd9aba19417d0d2a9ba102f0bcc8	-	microsoft	-
    3e83a6c780b4c5b87538ad2e43a203708ff7ff29bedc7b20626bf7c009199c0a	-	-	-
    3e84ba4342908516e77573c0992f0979ca084e4685681ff195ccba8a229b8a76	10.9.2..11.5	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2017-09-01T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    3e9099b5015e8f486c00bcea9d111ee721faba355a89bcf1df69561e3dc6325c	10.4.11..	android debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    3f034bb5704d44b2d08545a02057de93ebf3905fce721acbc730c06ddaee904e	-	android debian-12	microsoft,disabled_or_not_before,-,2026-06-21,-,2026-07-19 mozilla,removed,2026-11-11,Firefox-ESR-153.7,-,2026-11-11
    3f06e55681d496f5be169eb5389f9f2b8ff61e1708df6881724849cd5d27cb69	..10.11.6	-	-
    3f63bb2814be174ec8b6439cf08d6d56f0b7c405883a5648a334424d6b3ec558	-	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2037-11-22,-,estimate,2025-06-23
    3f99cc474acfce4dfed58794665e478d1547739f2e780f1bb4ca9b133097d401	12.3..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2036-02-19,-,estimate,2025-06-23
    3f9da4744ec9676cd38b530e500a463fbcb18165977ff0da6d5993c3fe5fab7c	-	-	-
    3f9f27d583204b9e09c8a3d2066c4b57d3a2479c3693650880505698105dbce9	10.6.8..10.10.5	oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25
    3fd4be8baad2f26e1bde06c7584bb720dd1a972d111f5a4999bc44b08fb4960d	-	-	-
    407c276bead2e4af0661ef6697341dec0a1f9434e4eafb2d3d32a90549d9de4a	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    40f6af0346a99aa1cd1d555a4e9cce62c7f9634603ee406615833dc8c8d00367	12.0.1..	android chrome debian-12 microsoft mozilla	java,removed,2026-10-23,-,-,2026-10-27 mozilla,trust_bit_removed_on,2033-02-18,-,estimate,2025-06-23
    416b1f9e84e74c1d19b23d8d7191c6ad81246e641601f599132729f507beb3cc	-	microsoft	-
    417dcf3180f4ed1a3747acf1179316cd48cb05c5788435168aed98c98cdcb615	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    4185df97806c2ba76f1d79823f112ffa639a49ccdc990908102067ab6412b886	-	chrome	-
    41c923866ab4cad6b7ad578081582e020797a6cbdf4fff78ce8396b38937d7f5	10.4.11..	microsoft	-
    41d4f6dcf130b9843a3b9a9530953e925fdd84e8b7aeb8f205b8fae39352617d	10.4.9..10.10.5	-	-
    4200f5043ac8590ebb527d209ed1503029fbcbd41ca1b506ec27f15ade7dac69	10.5.6..15.6	android debian-12 microsoft	mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    420332ef876ebe78f2af5d28aaacde24aad0c10f8ffaac469efd7bd941929568	-	microsoft	-
    4210f199499a9ac33c8de02ba6dbaa14408bdd8a6e324689c1922d069715a332	-	oracle-java	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    42143a511a3afcdd80d555debb4191ec6bb285ee66e62ec657ed20adf7d55faa	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    4348a0e9444c78cb265e058d5e8944b4d84f9662bd26db257f8934a443c70161	10.5.2..	android debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    43a61038597c31f4e7d75deeb831e38462d968308c68b5a078f719139735da89	-	microsoft	-
    43b6c82deb91fa270c7eae904a4529d3d3a68ad5a7e94fb27c2214c6fd4e3db1	..10.6.4	-	-
    43df5774b03e7fef5fe40d931a7bedf1bb2e6b42738c4e6d3841103d3aa7f339	10.9.2..	debian-12 microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2024-11-11,-,-,2026-04-25 mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,CKBI-2.72@NSS-3.107,-,2026-11-11 mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    43f257412d440d627476974f877da8f1fc2444565a367ae60eddc27a412531ae	..10.15.6	-	-
    4404e33b5e140dcf998051fdfc8028c7c81615c5ee737b111b588233a9b535a0	10.5.5..10.11.6	-	-
    44640a0a0e4d000fbd574d2b8a07bdb4d1dfed3b45baaba76f785778c7011961	..10.10.5	-	-
    44b545aa8a25e65a73ca15dc27fc36d24c1cb9953a066539b11582dc487b4833	10.14..	android debian-12 microsoft mozilla openjdk	mozilla,trust_bit_removed_on,2030-07-07,-,estimate,2025-06-23
    44d36a6eb2122e02741f75ec6cbf3f6d4005f81bc342fc9ee040e0f8ad5d5415	..10.4.8	-	-
    45140b3247eb9cc8c5b4f0d7b53091f73292089e6e5a63e2749dd3aca9198eda	10.6.7..	android chrome debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    46219bbf9148f00e8b7a4c619b57cf7602701ff81348400718870fabd31fc5be	-	microsoft	-
    46273285615d96e52da9fc2ed8c036f10af3d9f6280f8d288706c52b2011b4da	-	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-08-04,-,2026-07-19
    46cd083b47e80402028df493960ea19c85fe851950d5165f1c7da4faa951e2f8	-	microsoft	-
    46edc3689046d53a453fb3104ab80dcaec658b2660ea1629dd7e867990648716	10.14.2..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    47911bc8f32a11b029e0bb10a348b459404b87731b870a2f3fa97b4705dc4c25	-	microsoft	-
    488e134f30c5db56b76473e608086842bf21af8ab3cd7ac67ebdf125d531834e	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    4898c6888c0cffb0d3e31aca8a37d4e3515ff746d02635d86646cfa0a3185ae7	..10.10.2	-	-
    48e1cf9e43b688a51044160f46d773b8277fe45beaad0e4df90d1974382fea99	-	microsoft	-
    49351b903444c185ccdc5c693d24d8555cb208d6a8141307699f4af063199d78	-	-	-
    4941b001b8a97e961b7817c9d9e960ec4b056bfc915a8c1aabf6ef6b3ac046a5	14.4..	microsoft	-
    49a2762987788d4834b32305d767760f244d507742e8c2539fd4ca3ad52c16ee	-	microsoft	-
    49baca97e0d741a4b1b695ee9bdc859f431de9714884f674e97f43707a61f92d	!26.0..	-	-
    49e7a442acf0ea6287050054b52564b650e4f49e42e348d6aa38e039e957b1c1	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-05-28T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    4b009c1034494f9ab56bba3ba1d62731fc4d20d8955adcec10a925607261e338	-	android debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2035-04-08,-,estimate,2025-06-23
    4b03f45807ad70f21bfc2cae71c9fde4604c064cf5ffb686bae5dbaad7fdd34c	10.9.2..14.3	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2019-04-30T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    4b22d5a6aec99f3cdb79aa5ec06838479cd5ecba7164f7f22dc1d65f63d85708	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    4b3f646cd878c2b0659a727e0eb8780e5010ecec03e2ef5e679880e265d486a3	-	-	-
    4be8b5a1c76c6aead0611918fccf9dbd398b67fb12294758bdf994d0f9682f60	-	-	microsoft,disabled_or_not_before,-,2026-06-21,-,2026-07-19
    4c1ccd24f17e950fc18536b33cafe32293cfc33e8467b41e1c693055d7f513bf	-	microsoft	-
    4c53d6746d9502530d235a82f9cf8382f5779d5ddddbd373abe1724fc1efe796	-	microsoft	-
    4d2491414cfe956746ec4cefa6cf6f72e28a1329432f9d8a907ac4cb5dadc15a	10.9.4..13.3	-	mozilla,removed,2022-12-08,CKBI-2.60@NSS-3.86,-,2022-12-08
    4d9ebb28825c9643ab15d54e5f9614f13cb3e95de3cf4eac971301f320f9226e	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    4e7480ad702a379dc589adb4faa625e6a5993f87ef2375d5437ffe3b79be4e96	10.4.3..10.6.3	-	-
    4efaada2543e1e02666998574b3bad96ae264088fa5917f75d32e7a609d1869c	-	microsoft	-
    4f4d24ccfbbecd50c4fccf0fcf07d7906003ac07e6c8b912012733de6dd35542	-	microsoft	-
    4fa3126d8d3a11d1c4855a4f807cbad6cf919d3a5a88b03bea2c6372d93c40c9	12.0.1..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2034-03-20,-,estimate,2025-06-23
    4ff460d54b9c86dabfbcfc5712e0400d2bed3fbc4d4fbdaa86e06adcd2a9ad7a	10.12.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2028-04-15,-,estimate,2025-06-23
    507941c74460a0b47086220d4e9932572ab5d1b5bbcb8980ab1cb17651a844d2	10.9.2..12.2	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-08-04,-,2026-07-19
    513b2cecb810d4cde5dd85391adfc6c2dd60d87bb736d2b521484aa47a0ebef6	10.6.7..	android chrome debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    515869a435d6d47d3eb8f38d6f9198ec83f2a56ad31cc1aede4f7b89da69e4bf	-	-	-
    51847c8cbd2e9a72c91e292d2ae247d7de1e3fd270547a20ef7d610f38b8842c	10.5.8..10.5.8 10.6.2..10.10.5	-	-
    51a7ecb93acb55ff0e34cd0ecfd1578978b37e9edb82fd06f23f6cec005b986d	-	-	-
    5224347454af1d73ea4b60867ba087deccd65efb4f7a35e69bd5809e69f9a0ee	-	-	-
    5232a304aa4a10cfe6c47842ea3381cb31d619e24f58126d534cd50c5ce7845d	-	microsoft	-
    527b050527df529c0f7ad00cef1e7ba421788182615c326c8b6d1a2061a0bd7c	..10.4.8	-	-
    52f0e1c4e58ec629291b60317f074671b85d7ea80d5b07273463534b32b40234	10.12.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2028-04-15,-,estimate,2025-06-23
    535738c3adbf49e09e66f915e8e8e23ccae6fd040edf36793bc366c48cd5971e	-	-	-
    5367f20c7ade0e2bca790915056d086b720c33c1fa2a2661acf787e3292e1270	-	microsoft	-
    53850dba0b62839fed4c0e3e1b95cb7e9c4cf2ed7c3e5ae2d3d3f535eb5a2653	-	microsoft	-
    53dfdfa4e297fcfe07594e8c62d5b8ab06b32c7549f38a163094fd6429d5da43	10.9.2..10.14.1	-	microsoft,disabled_or_not_before,-,2021-03-28,-,2026-07-19
    54455f7129c20b1447c418f997168f24c58fc5023bf5da5be2eb6e1dd8902ed5	-	openjdk oracle-java	microsoft,disabled_or_not_before,-,2021-03-28,-,2026-07-19
    54715420224c5b65beed018dc3940d7338c577e322d5488f633d8c6a8fed61b2	-	chrome	-
    54ae8a683fe2d78ff1ef0e0b3f58425092953ba08c67fe4a95595d1cebcdcb30	-	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    54b4fc43d44aa4ca9fc03ca7e9949fbae267a064d02da21852412a381b5d1537	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    552f7bdcf1a7af9e6ce672017f4f12abf77240c78e761ac203d1d9d20ac89988	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    5533a0401f612c688ebce5bf53f2ec14a734eb178bfae00e50e85dae6723078a	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    554153b13d2cf9ddb753bfbe1a4e0ae08d0aa4187058fe60a2b862b2e4b87bcb	-	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2033-12-20,-,estimate,2025-06-23
    5546a52504fba74f61ffd4890067529ade3b9c9d07e502592831ccda9b369fd3	-	microsoft	-
    55903859c8c0c3ebb8759ece4e2557225ff5758bbd38ebd48276601e1bd58097	13.4..	android debian-12 microsoft	mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    55926084ec963a64b96e2abe01ce0ba86a64fbfebcc7aab5afc155b37fd76066	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2028-04-15,-,estimate,2025-06-23
    559e1c5406885233cab74780e22766a4f476d717892e6277903397a8172cd42d	!26.0..	-	-
    5607e260163f49c8ea4175a1c0a53b13195cb7d07845611e943a2ff507036834	-	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-06-30,-,2026-07-19
    568d6905a2c88708a4b3025190edcfedb1974a606a13c6e5290fcb2ae63edab5	10.6.7..	android debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    56c77128d98c18d91b4cfdffbc25ee9103d4758ea2abad826a90f3457d460eb4	10.13.1..12.2	-	-
    57014f3cbe1782aa9b7921c5e3a95afd26d5727d9475d0142e6b6d27798133c0	..10.10.2	-	-
    574df6931e278039667b720afdc1600fc27eb66dd3092979fb73856487212882	-	android debian-12 mozilla	mozilla,trust_bit_removed_on,2034-12-19,-,estimate,2025-06-23
    578af4ded0853f4e5998db4aeaf9cbea8d945f60b620a38d1a3c13b2bc7ba8e1	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2027-08-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2035-08-25,-,estimate,2025-06-23
    57d705f10ba0ee4e26338ee8e799f202817cee2dd3fb67459639b632b80763b4	-	-	-
    57de0583efd2b26e0361da99da9df4648def7ee8441c3b728afa9bcde0f9b26a	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-09-23,-,estimate,2025-06-23
    58d017279cd4dc63abddb196a6c9906c30c4e08783eae8c1609954d69355596b	..10.9.5	-	-
    59769007f7685d0fcd50872f9f95d5755a5b2b457d81f3692b610a98672f0e1b	10.9.2..	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    59b3829f1ff443344958fae8bff621b684c848cfbf7ead6b63a6ca50f2794f89	10.11..10.15.3	-	microsoft,disabled_or_not_before,-,July_2019@2019-08-08,-,2026-07-19
    5a1b5d6bc65523b40a6deffa45b48e4288ae8dd86dd70a5b858d4a5affc94f71	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    5a2fc03f0c83b090bbfa40604b0988446c7636183df9846e17101a447fb8efd6	12.0.1..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2032-06-03,-,estimate,2025-06-23
    5a5044783b2cc790a92d68a59e1eee167108b204f060a8378d539016f4670bc9	!26.0..	-	-
    5a885db19c01d912c5759388938cafbbdf031ab2d48e91ee15589b42971d039c	10.14.3..15.6	-	microsoft,disabled_or_not_before,-,2022-12-04,-,2026-07-19 mozilla,leaf_not_before_after,2022-11-30T00:00:00Z,CKBI-2.60@NSS-3.86,-,2022-12-08 mozilla,removed,2023-11-16,CKBI-2.64@NSS-3.95,-,2023-11-16
    5ab4fcdb180b5b6af0d262a2375a2c77d25602015d96648756611e2e78c53ad3	-	microsoft	-
    5adfa25013bed3710831572de51c4b9a21171c00313249c4cb4719d37fbb8d20	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    5af98353650c2ac49961f51883600ae5c61101035cdd7782822322127facec6d	-	microsoft	-
    5b0c502a7d963ba55217396fda9b3dc78171000aeeff42cecc3a20a7938163e8	-	microsoft	-
    5b1d9d24de0afea8b35ba04a1c3e25d0812cdf7c4625de0a89af9fe4bbd1bb15	-	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    5b38bd129e83d5a0cad23921089490d50d4aae370428f8ddfffffa4c1564e184	10.6.8..10.10.5	-	-
    5b789987f3c4055b8700941b33783a5f16e0cff937ea32011fe04779f7635308	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    5bb2824aa8d9068fd87e4713434b9ef543669dc95ba9080e7c9b6682333482fe	-	microsoft	-
    5c58468d55f58e497e743982d2b50010b6d165374acf83a7d4a32db768c4408e	10.5.7..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    5cbf6fb81fd417ea4128cd6f8172a3c9402094f74ab2ed3a06b4405d04f30b19	12.0.1..	microsoft	-
    5cc3d78e4e1d5e45547a04e6873e64f90cf9536d1ccc2ef800f355c4c5fd70fd	10.12.1..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    5d56499be4d2e08bcfcad08a3e38723d50503bde706948e42f55603019e528ae	10.10.3..	android chrome debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    5e3571f33f45a7df1537a68b5ffb9e036af9d2f5bc4c9717130dc43d7175aac7	-	microsoft	-
    5ece6ab27131fb58a887e94177d55bd9e51aaa2ded6c081b54a39be3cb84e1f1	-	microsoft	-
    5edb7ac43b82a06a8761e8d7be4979ebf2611f7dd79bf91c1c6b566a219ed766	10.9.2..	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2020-01-01T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    5f0b62eab5e353ea6521651658fbb65359f443280a4afbd104d77d10f9f04c07	..10.10.2	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    5f641b5e8cb5bbd123f59548318cf037d7f9aefd5e46b5f8169f5174a796b46b	..10.6.3	-	-
    5f960eebd716dbcb4d8a78b996e680ec2547441e69b4e44e98a595502e28a002	-	-	-
    5fbd45b0303b6247e410328864b795bf91f44856be6cbd8d1949ff60a6f51908	!26.0..	-	-
    60109bc6c38328598a112c7a25e38b0f23e5a7511cb815fb64e0c4ff05db7df7	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    604d32d036895aed3bfefaeb727c009ec0f2b3cdfa42a1c71730e6a72c3be9d4	-	microsoft	-
    608142da5c675dd47c1aa3a26ee329e24e81d5ff3b94017bc1c1a0c37db4c1a0	-	-	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    614fd18da1490560cdad1196e2492ab7062eab1a67b3a30f1d0585a7d6ba6824	..10.6.7	-	-
    61db4958f21caf8fcbbbea704c8af1f6f21cdd7ea7d3b97e8c8207acc370cd49	-	-	-
    6248199fea4811fd34aa96ef0a26de52134b73a9a2a99678f0c2ebadf8663ef8	-	microsoft	-
    62b9267266212832a8e22dab933d91c7011274acf71703f9cc97833751a6e94f	10.5.8..10.5.8 10.6.2..10.9.1	-	-
    62dd0be9b9f50a163ea0f8e75c053b1eca57ea55c8688f647c6881f2c8357b95	10.5..	android debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    62f240278c564c4dd8bf7d9d4f6f366ea894d22f5f34d989a983acec2fffed50	..10.9.5	-	-
    630419aec478cbb4bb8083de9d9cf279752f039def16e46471b679ca93002db0	-	-	-
    630ccb83b0180a992495e039d2613c3287a8102f8a8d703db1330a3e86d4e653	-	microsoft	-
    632d80bb096d209677d1734e5b35ea9d3019b9c44f8fcb2640c879039ac94ee8	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179	10.9.4..	-	-
    63ee5d2de73aa95b4d5d0fe0c61a1759537da69218b941a81d073f42d1337be4	-	-	-
    6468bf8cf3cf688ebb2a6841bd70e97b5229b49df8690d7b74193e9ce3886141	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    647987d98d52645da4d3de3b80771a0ce02b9b9285e6e86999882170744ec9aa	-	microsoft	-
    6485f6e060934af413ec54b9c65f87bd231929ecfa11de522bad8dc64f001571	-	microsoft	-
    65353833cf234c79562164f90849c0d104dbabf8ee41064d83e8cbe03ba1c5a5	-	microsoft	-
    657cfe2fa73faa38462571f332a2363a46fce7020951710702cdfbb6eeda3305	13.0..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2032-02-06,-,estimate,2025-06-23
    65af95f4be86847344634282f941b2e605063ef0c8542f014ca088d182109e4f	-	-	-
    6639d13cab85df1ad9a23c443b3a60901e2b138d456fa71183578108884ec6bf	10.7.2..14.3	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    668c83947da63b724bece1743c31a0e6aed0db8ec5b31be377bb784f91b6716f	10.5.5..13.3	-	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    66960242db2ed5906e113295f2454f33d6fb418c4c65e8166d43be64d19ba4fa	-	-	-
    66e748e08189e1fa0a489a1f983ef5cba0c9d89918ba62b51a7bec30afa82872	..10.4.8	-	-
    6805b23f3e6d77ec39ec2b129f2fbf0da164d59023aec66be25d786be64fda1c	-	-	-
    687fa451382278fff0c8b11f8d43d576671c6eb2bceab413fb83d965d06d2ff2	..10.15.6	openjdk oracle-java	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    68ad50909b04363c605ef13581a939ff2c96372e3f12325b0a6861e1d59f6603	-	microsoft	-
    69062701346901a8e73bd846bfd1ae5752d389a85768dfcb04d6ddeedc1d6b54	-	-	-
    69729b8e15a86efc177a57afb7171dfc64add28c2fca8cf1507e34453ccb1470	12.3..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2035-09-04,-,estimate,2025-06-23
    69ddd7ea90bb57c93e135dc85ea6fcd5480b603239bdc454fc758b2a26cf7f79	10.9.2..14.3	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-03-28,-,2026-07-19 mozilla,leaf_not_before_after,2019-01-31T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    69e2d06c30f366166165e91d68d1cee5cc47584a80227e76666086c0107241eb	-	-	-
    69fac9bd55fb0ac78d53bbee5cf1d597989fd0aaab20a25151bdf1733ee7d122	..13.3	-	-
    6ab2ab75f51cb4f4f0156203fbf6f646232f514be059f62833308b82b4d72db1	-	microsoft mozilla	mozilla,trust_bit_removed_on,2039-01-31,-,estimate,2025-06-23
    6aea30bc02ca85afcfec2f65f60881893c926925fd0704bd8ada3f0f6eddb699	-	-	-
    6af177b41e97d40c9ea25203533e55c408632e9bd8a4809551001dff2dc9479b	-	microsoft	-
    6b328085625318aa50d173c98d8bda09d57e27413d114cf787a0f5d06c030cf6	13.0..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2033-03-26,-,estimate,2025-06-23
    6b6c1e01f590f5afc5fcf85cd0b9396884048659fc2c6d1170d68b045216c3fd	-	-	microsoft,disabled_or_not_before,-,2021-03-28,-,2026-07-19
    6b9c08e86eb0f767cfad65cd98b62149e5494a67f5845e7bd1ed019f27b86bd6	10.11.4..	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-12-01,-,estimate,2025-06-23
    6baf50ae3467eff3c35fefdc76a02a97fab6267723eda91e99f1b3dc2b28f82e	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    6c61dac3a2def031506be036d2a6fe401994fbd13df9c8d466599274c446ec98	10.5.8..	android debian-12 microsoft mozilla	chrome,removed,-,-,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    6cc05041e6445e74696c4cfbc9f80f543b7eabbb44b4ce6f787c6a9971c42f17	10.13.1..12.2	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    6ccfd302fc44bf4599329b9750878ea44e7e8566564bcbd586169762dd10c74e	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    6cf5f658436d10507eba9df463987480bc8560a8e26ef4691e1d3c9a878a0952	..10.10.2	-	-
    6cfb09893dfdf9457e3303592aa4755bc859ab6ba6a2e11c11cddc2409abda02	..10.9.1	-	-
    6d0e47dfde7cf48308cd4c6c1517dd1af033dcc72bb0501c04268b03b58a9085	-	microsoft	-
    6d3795731a95f8b8a471b9aae5c4f05691b1c11a140fd4b981ad891c367fafd3	..10.10.2	-	-
    6dc47172e01cbcb0bf62580d895fe2b8ac9ad4f873801e0c10b9c837d21eb177	10.6.4..	debian-12 microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2024-11-11,-,-,2026-04-25 mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,CKBI-2.72@NSS-3.107,-,2026-11-11 mozilla,trust_bit_removed_on,2025-04-28,CKBI-2.76@NSS-3.111,-,2025-04-28
    6e0bff069a26994c15de2c4888cc54af84882e5495b7fbf66be9ccffec7489f6	-	microsoft	-
    6e1fd3ae0d2d477c8f5ee5f335cc5b6356872654e5356a73d8c0a30a17c252a2	-	microsoft	-
    6e5e93ae867fd3e3e78304e054d1a6aeaed0295d58c0e3fc4c9ffe310a3488cc	10.4.9..10.6.6	-	-
    6ea1db6719d6041a06fc0898e5b3cf349a8fa8ecee85edb005965628f617f7c8	-	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    6ea54741d004667eed1b4816634aa3a79e6e4b96950f8279dafc8d9bd8812137	..10.15.6	-	-
    6ec6614e9a8efd47d6318ffdfd0bf65b493a141f77c38d0b319be1bbbc053dd2	-	microsoft	-
    6ed99f7d1b562e464a032c861dbb4137805377fa7f5683f0d4da992b41306a6c	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    6ef040e36483e5ee9ef3e09a840ac4ccbe3d2333e474a7a8488ecdac6b7758d7	-	-	-
    6f2bc4cb632c24eae6782c0f39758932d1e1dc9b3e070f9303073fff38b288e2	..10.9.1	-	-
    6fdb3f76c8b801a75338d8a50a7c02879f6198b57e594d318d3832900fedcd79	10.4.9..13.3	-	microsoft,disabled_or_not_before,-,2021-03-28,-,2026-07-19
    6fff78e400a70c11011cd85977c459fb5af96a3df0540820d0f4b8607875e58f	..10.15.6	openjdk oracle-java	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    70a73f7f376b60074248904534b11482d5bf0e698ecc498df52577ebf2e93b9a	10.6.4..	android debian-12 microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,CKBI-2.72@NSS-3.107,-,2024-11-21 mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    70b922bfda0e3f4a342e4ee22d579ae598d071cc5ec9c30f123680340388aea5	10.9.2..13.3	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    71cca5391f9e794b04802530b363e121da8a3043bb26662fea4dca7fc951a4bd	10.14.2..14.6	microsoft	-
    7286ce249fe9e32bd4752257c17cd8f6991a9c1e6f1a3cc73304ed023e6ae4eb	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    732ff5bc473c33efaad9b187fb459a732ffbeea59df0fdfb8e2fb5def4032afe	-	-	-
    7353b6d6c2d6da4247773f3f07d075decb5134212bead0928ef1f46115260941	-	microsoft	-
    739710c5245e33ec8a243a1b20048fc9d5f4528599213845c164d004b8b667f9	-	-	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    73c176434f1bc6d5adf45b0e76e727287c8de57616c1e6e6141a2b2cbc7d8e4c	10.5.6..	debian-12 microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2024-11-11,-,-,2026-04-25 mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,CKBI-2.72@NSS-3.107,-,2024-11-21 mozilla,removed,2026-11-11,Firefox-ESR-153.7,-,2026-11-11
    7431e5f4c3c1ce4690774f0b61e05440883ba9a01ed00ba6abd7806ed3b118cf	10.5.2..	android debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    7494df110eb4104c950941195c2901bd4988f391c3f4951584e9dafaa9fc03d2	..10.4.8	-	-
    74cb3a4ea791afb0a2d1a0b13301b3bee0e50ad5c79a1a6f2c663e6f4ee7a484	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    75c9d4361cb96e993abd9620cf043be9407a4633f202f0f4c0e17851cc6089cd	10.4.11..10.11.6	-	-
    75d2ce75979cf2a43b172c9f89f733dda2136031db4bbf3698b053714c077155	-	microsoft	-
    7600295eefe85b9e1fd624db76062aaaae59818a54d2774cd4c0b2c01131e1b3	-	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19 mozilla,leaf_not_before_after,2019-09-19T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    767c955a76412c89af688e90a1c70f556cfd6b6025dbea10416d7eb6831f8c40	10.5.2..10.13.4	-	-
    76ef4762e573206006cbc338b17ca4bc200574a11928d90c3ef31c5e803e6c6f	..10.6.7	-	-
    7707bb2be9f7ce057060b8308c3bc087b56529b3638eaf5b2a8049c8e15ed720	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    771535d43d4633bd307eb7b8a3966b5df00707c088089920080c1ae6d3cb0f68	-	microsoft	-
    77407312c63a153d5bc00b4e51759cdfdac237dc2a33b67946e98e9bfa680ae3	..10.10.5	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    77a03f69e4f3955589acaca06f6773a0d98d16dea05c6d94ee3ef6fb2beb7605	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    77b82cd8644c4305f7acc5cb156b45675004033d51c60c6202a8e0c33467d3a0	13.0..	android chrome debian-12 mozilla	mozilla,trust_bit_removed_on,2036-04-01,-,estimate,2025-06-23
    77e04c9a751c73f23e2a1336112ec8d5153d382a152fed89d7532c3102771f3c	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    77f5ec9246fb49a071a4033646cae53f7d89d84d8c144850d6b484fcf9daeb27	..10.4.8	-	-
    781d64dfa77b00f2c006700b1fda86bf68b865a603c7a656f92e90c042ca2873	-	-	-
    78833a783bb2986c254b9370d3c20e5eba8fa7840cbf63fe17297a0b0119685e	14.4..	microsoft	-
    78a656344f947e9cc0f734d9053d32f6742086b6b9cd2cae4fae1a2e4efde048	-	microsoft	-
    7908b40314c138100b518d0735807ffbfcf8518a0095337105ba386b153dd927	..12.2	oracle-java	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    793cbf4559b9fde38ab22df16869f69881ae14c4b0139ac788a78a1afcca02fb	10.5.2..10.11.6	-	-
    794e774638ce7b3cf05ebc8967cf47315316c351dc26387476e0c099c2ed47cc	-	microsoft	-
    79af01492b07f371c92fc59277f5c2c41b8a63644275c007cc4027a1dd4a20a2	-	-	-
    7a38f708a35a31e42e1cf3220f9a2d273e7666354618b2464657d43d8e77adc2	-	microsoft	-
    7a422ec237b4da7d326c232278f6dbe329b0c9ed5a56aafcc110a8bc83ed0a96	-	microsoft	-
    7a77c6c61eeeb9aa65c4ea410d65d895b26a81123283009db104b48de80b2479	-	microsoft	-
    7af6ea9f753a1e709bd64d0beb867c11e8c295a56e24a6e0471459dccdaa1558	10.11..10.15.3	-	microsoft,disabled_or_not_before,-,July_2019@2019-08-08,-,2026-07-19
    7afc9d01a62f03a2de9637936d4afe68090d2de18d03f29c88cfb0b1ba63587f	!10.7.5..	-	-
    7b1a15d7e5e130c579e68fca189257f837b5c188f1b2b2a791e967cc88cc6528	..10.6.3	-	-
    7b1f8d8eff5d7349fedb7eae89c29aacc41704f1503ae3c8c2eba10225d0f568	10.5.2..10.11.6	-	-
    7b9d553e1c92cb6e8803e137f4f287d4363757f5d44b37d52f9fca22fb97df86	-	microsoft	-
    7ba2e6514976af28a6001cda8eade532f7a1aaaf25e4731df8a04db00e7801ca	-	microsoft	-
    7bb647a62aeeac88bf257aa522d01ffea395e0ab45c73f93f65654ec38f25a06	14.4..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2036-03-22,-,estimate,2025-06-23
    7c1ca551312ea02ef1d63a4f5654d03fd04f6f327c8e2e03521a22697ab79843	-	-	-
    7c7ed4240bb253bb35c376e12e00b027f1659df9d8267422a93eed75edc7adfb	10.4.3..10.10.5	-	-
    7d05ebb682339f8c9451ee094eebfefa7953a114edb2f44949452fab7d2fc185	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    7d2bf3489ebc9ad3448b8b0827715a3cbfe3d523e3b56a9b5fc1d2a2da2f20fe	-	-	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    7d3b465a6014e526c0affcee2127d2311727ad811c26842d006af37306cc80bd	..10.10.5	-	-
    7d8ce822222b90c0b14342c7a8145d1f24351f4d1a1fe0edfd312ee73fb00149	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    7dd78d5f4f13459a83dff9abbba62edbaf6f2d102bf257fd712f4d9f2746ed8d	-	microsoft	-
    7e37cb8b4c47090cab36551ba6f45db840680fba166a952db100717f43053fc2	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    7e76260ae69a55d3f060b0fd18b2a8c01443c87b60791030c9fa0b0585101a38	-	microsoft	-
    7ef55518de6350c3cc618a9837cbad65ddb6eef652f79da71c69f6b8919d3a12	-	microsoft	-
    7f12cd5f7e5e290ec7d85179d5b72c20a5be7508ffdb5bf81ab9684a7fc9f667	..10.11.6	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    8095210805db4bbc355e4428d8fd6ec2cde3ab5fb97a9942988eb8f4dcd06016	..10.11.6	openjdk oracle-java	-
    80ac91fa891c79723a61abc77f86e19905a92da27e51695ca0c0b66c1c039bf2	-	microsoft	-
    812c212e9e45dc5005c7f47411183f5fb2ff1baee184d3354b2e93d78c280164	-	chrome	-
    8174fdd9db62e04dd18f17d1224406c7a2cc8d5db5816f3dc7f5e900047e7fb7	!26.0..	-	-
    8177d1a82ba501afdd1e9483ad7da912ee1e9fcb2a5a061fa3c479fa804ce6ba	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    81a9088ea59fb364c548a6f85559099b6f0405efbf18e5324ec9f457ba00112f	14.4..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2036-04-22,-,estimate,2025-06-23
    81c2568503eb3be5eec366653960e6d1be9448915e4605b793fbeb34ccb2470f	-	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    82bd5d851acf7f6e1ba7bfcbc53030d0e7bc3c21df772d858cab41d199bdf595	-	-	-
    82d42db3d657f1944e65c192b1dd58db8df8417b89165b045f5c6a70c5f8939e	-	-	-
    8327bc8c9d69947b3de3c27511537267f59c21b9fa7b613fafbccd53b7024000	10.5.5..15.6	-	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    832da71a2d5b9200831db4d498e0e7cc0ed482f04124db06a695d2837fd7ffef	-	-	-
    83ce3c1229688a593d485f81973c0f9195431eda37cc5e36430e79c7a888638b	..10.10.2	oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    83fddb2fd9dae3b21eebd33cf46251d746f0d6102b683150dd7b98ad8e4bb9f8	-	microsoft	-
    847409e63526f162753ac49f75218efaafa7d5c94ade9095ce72e7f6b6e3ac99	-	-	chrome,removed,-,-,-,2026-11-01
    847df6a78497943f27fc72eb93f9a637320a02b561d0a91b09e87a7807ed7c61	-	-	-
    8560f91c3624daba9570b5fea0dbe36ff11a8323be9486854fb3f34a5571198d	10.15.4..	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2032-05-09,-,estimate,2025-06-23
    85666a562ee0be5ce925c1d8890a6f76a87ec16d4d7d5f29ea7419cf20123b69	10.14..	android chrome debian-12 microsoft mozilla openjdk	chrome,sct_not_after,2026-06-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2031-02-12,-,estimate,2025-06-23
    85a0dd7dd720adb7ff05f83d542b209dc7ff4528f7d677b18389fea5e5c49e86	10.4.11..	android debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    85fb2f91dd12275a0145b636534f84024ad68b69b8ee88684ff711375805b348	..10.15.6	-	-
    8688e58f4c7a945fadce7f62bfef521b82da7dc38bfdb0163478a5fe42e57870	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    86a1ecba089c4a8d3bbe2734c612ba341d813e043cf9e8a862cd5c57a36bbe6b	12.0.1..	android chrome microsoft	java,removed,2026-10-23,-,-,2026-10-27 mozilla,removed,2026-11-11,Firefox-ESR-153.7,-,2026-11-11
    86ab5a6571d3329abcd2e4e637668ba89c731ec293b6cba60f716340a091ceae	-	-	-
    873f4685fa7f563625252e6d36bcd7f16fc24951f264e47e1b954f4908cdca13	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19 mozilla,removed,2023-07-27,CKBI-2.62@NSS-3.92,-,2023-07-27
    87c678bfb8b25f38f7e97b336956bbcf144bbacaa53647e61a2325bc1055316b	10.6.8..10.10.5	-	-
    88497f01602f3154246ae28c4d5aef10f1d87ebb76626f4ae0b7f95ba7968799	-	microsoft	mozilla,leaf_not_before_after,2019-12-28T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26 mozilla,removed,2022-12-08,CKBI-2.60@NSS-3.86,-,2022-12-08
    885de64c340e3ea70658f01e1145f957fcda27aabeea1ab9faa9fdb0102d4077	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    88e1c7280e7c90931c3fc8f21e397ca7130ffe7423bbbf934b56e746c36208ef	..10.4.8	-	-
    88ef81de202eb018452e43f864725cea5fbd1fc2d9d205730709c5d8b8690f46	10.10.3..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    88f438dcf8ffd1fa8f429115ffe5f82ae1e06e0c70c375faad717b34a49e7265	13.0..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2032-08-18,-,estimate,2025-06-23
    8918fd0de9bd3242fd9d6649edf0e11b03f938f1e966fa393dbe8cd9442c1d0d	-	-	-
    894ce6ddb012cb3f736954668de63f436080e95f17b7a81bd924eb21bee9e440	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    894ebc0b23da2a50c0186b7f8f25ef1f6b2935af32a94584ef80aaf877a3a06e	10.7.2..10.13.6	-	-
    897fa8147e0928683bb573a97992a229c0ecb2516b556a8617418e2a63f943f7	..10.6.7	-	-
    8a5e4881d42f7475e8ec3726fcd5e51884aa04daa9fa7adac8cd26452cf885d4	-	-	microsoft,disabled_or_not_before,-,2020-08-27,-,2026-07-19
    8a71de6559336f426c26e53880d00d88a18da4c6a91f0dcb6194e206c5c96387	-	android chrome debian-12 mozilla	chrome,sct_not_after,2027-01-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2033-07-31,-,estimate,2025-06-23
    8a866fd1b276b57e578e921c65828a2bed58e9f2f288054134b7f1f4bfc9cc74	10.10.3..	android debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    8a968aadd88b20519672a452a3d6e31eacb71c26bcaf65b32f9793bf2ffa54a9	10.4.9..10.10.5	-	-
    8abfc40faeaf13cbc8bb67b61c8d097a321cd2fee047c54256927e0f8bfeadfd	-	microsoft	-
    8ac552ad577e37ad2c6808d72aa331d6a96b4b3febff34ce9bc0578e08055ec3	-	microsoft	-
    8b0f0faa2c00fe0532a8a54e7bc5fd139c1922c4f10f0b16e10fb8be1a634964	-	microsoft	-
    8b3fdb151af759c566143e07c950ede4f9e8c7cf808453d33bcb78e52a400af9	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    8b45da1c06f791eb0cabf26be588f5fb23165c2e614bf885562d0dce50b29b02	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    8ba1bd9c88efb3947e60ebe21137f81df7f09994cef27f097055018b8194c634	-	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    8c4edfd04348f322969e7e29a4cd4dca004655061c16e1b076422ef342ad630e	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    8c7209279ac04e275e16d07fd3b775e80154b5968046e31f52dd25766324e9a7	..10.15.6	oracle-java	-
    8d25cd97229dbf70356bda4eb3cc734031e24cf00fafcfd32dc76eb5841c7ea8	14.5..	android debian-12 microsoft	chrome,removed,-,-,-,2026-11-01 mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    8d722f81a9c113c0791df136a2966db26c950a971db46b4199f4ea54b78bfb9f	10.5.6..14.3	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2019-04-30T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    8da084fcf99ce07722f89b3205939806fa5cb811e1c813f6a108c7d336b3408e	10.4.9..10.11.6	-	microsoft,disabled_or_not_before,-,October_2_2018@2018-11-04,-,2026-07-19
    8da75f1327217c88060fd2529eff2816e50b0c74541ea4ea3dfcee66a71efe09	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    8dbb5a7c06c20ef62dd912a36740992ff6e1e8583d42ede257c3affd7c769399	..10.6.7	-	-
    8dd4b5373cb0de36769c12339280d82746b3aa6cd426e797a31babe4279cf00b	12.3..	microsoft	-
    8de78655e1be7f7847800b93f694d21d368cc06e033e7fab04bb5eb99da6b700	-	-	-
    8e8221b2e7d4007836a1672f0dcc299c33bc07d316f132fa1a206d587150f1ce	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2027-08-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2038-05-09,-,estimate,2025-06-23
    8ecde6884f3d87b1125ba31ac3fcb13d7016de7f57cc904fe1cb97c6ae98196e	10.13.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2030-05-26,-,estimate,2025-06-23
    8f62d7736f99dbd33ee00e10c7e329339c988a5b47ef25f408293cf2426b4d44	-	-	-
    8f6371d8cc5aa7ca149667a98b5496398951e4319f7afbcc6a660d673e438d0b	-	microsoft	-
    8f9adb6d895dab5adf5c3d3fab83927be0fb64ef82485c62280d584e8bd55d22	-	microsoft	-
    8f9e2751dcd574e9ba90e744ea92581fd0af640ae86ac1ce2198c90f96b44823	..10.6.7	-	-
    8faf7d2e2cb4709bb8e0b33666bf75a5dd45b5de480f8ea8d4bfe6bebc17f2ed	14.4..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2037-08-25,-,estimate,2025-06-23
    8fdd298d1c93b22bfc42aab1c3a15f0d01832ca0a1aef28d5680f06e6c7fd4ef	10.4.9..10.10.2	-	-
    8fe4fb0af93a4d0d67db0bebb23e37c71bf325dcbcdd240ea04daf58b47e1840	10.10.3..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    90370d3efa88bf58c30105ba25104a358460a7fa52dfc2011df233a0f417912a	15.0..	microsoft	-
    90f3e05396995ff20922c44592db62d7845e1bf64aef512cca75bc669caa2479	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    91e2f5788d5810eba7ba58737de1548a8ecacd014598bc0b143e041b17052552	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-05-28T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    92966e8344d2fb3a280eb8604d8140774ce1a057c582bebc834d0302e859bc43	-	-	-
    92a9d9833fe1944db366e8bfae7a95b6480c2d6c6c2a1be65d4236b608fca1bb	..14.3	microsoft	-
    92bf5119abeccad0b1332dc4e1d05fba75b5679044ee0ca26e931f744f2f33cf	10.6.4..10.11.6	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    92c4db06c42a130d663574d7741b7f93c806fd6714dce890e84b568fae86e64c	-	microsoft	-
    92d8092ee77bc9208f0897dc05271894e63ef27933ae537fb983eef0eae3eec8	10.9.2..14.3	-	microsoft,disabled_or_not_before,-,2023-12-11,-,2026-07-19
    937ef8f12276b3c7a3f58e345d09a6eff01f862f8d2794441cd84d511825fa0c	-	microsoft	-
    93e65ec762f055dc718a332582c41a04430d72e3cb87e8b897b67516f0d1aa39	10.7.2..11.5	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    940ef46536713d8e2eb4b501e80b6abd8eb4e9928dba44784ce7d7e98595dfe8	..10.9.1	-	-
    944554239d91ed9efedcf906d5e8113160b46fc816dc6bdc77b89da29b6562b9	10.5.8..10.5.8 10.6.2..10.10.5	-	-
    945bbc825ea554f489d1fd51a73ddf2ea624ac7019a05205225c22a78ccfa8b4	13.4..	android debian-12 microsoft	mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    956057517ff3bb35049342288c1c9dce852daca652b465e9747253b5f93b1f5e	10.4.9..10.6.3	-	-
    958abbaeff760f4fbf66ff0f2c2708f4739b2c686127239a2c4ec87a68a984c8	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    959dc5880c457cd92e5447aaa5609db09ed47bd02c17a0edefdc819e756c74e5	..10.10.5	-	-
    960adf0063e96356750c2965dd0a0867da0b9cbd6e77714aeafb2349ab393da3	-	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    9676f287356c89a12683d65234098cb77c4f1c18f23c0e541de0e196725b7ebe	10.4.9..10.12.1	-	-
    96bcec06264976f37460779acf28c5a7cfe8a3c0aae11a8ffcee05c0bddf08c6	10.12.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2030-06-04,-,estimate,2025-06-23
    97366da00baf6730a84d1a8cba5bad7961c46bce707e09241cc9c4c7e3c64f10	-	microsoft	-
    97552015f5ddfc3c8788c006944555408894450084f100867086bc1a2bb58dc8	13.4..	android debian-12 microsoft	mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    978cd966f2faa07ba7aa9500d9c02e9d77f2cdada6ad6ba74af4b91c66593c50	10.5.5..10.13.4	-	-
    97dee8339708b8a340208ee9830110bf41a27905b996bc75fc0b746b9ee08bda	-	-	-
    97f654859cbde586fd90311e82ec7902c238cba0d6e529564c9c88f44895ec50	-	microsoft	-
    983d826ba9c87f653ff9e8384c5413e1d59acf19ddc9c98cecae5fdea2ac229c	-	microsoft	-
    997e15c5a4481a8598499753971ee2601d1047c3635aff21af4221a817fd2d96	-	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    99dad8412ff1155b12759717aef5a31e6e089e357539faca3d57e138018493b3	!26.0..	-	-
    9a114025197c5bb95d94e63d55cd43790847b646b23cdf11ada4a00eff15fb48	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2025-10-31T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2028-04-15,-,estimate,2025-06-23
    9a12c392bfe57891a0c545309d4d9fd567e480cb613d6342278b195c79a7931f	-	microsoft	-
    9a296a5182d1d451a2e37f439b74daafa267523329f90f9a0d2007c334e23c9a	13.0..	android debian-12 microsoft	mozilla,leaf_not_before_after,2024-06-30T00:00:00Z,CKBI-2.69@NSS-3.101.1,-,2024-06-28 mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    9a3fd3176798e842ddcb12c262f11cfacca70a8b84c6ea6fda30842a95a94cd8	-	microsoft	-
    9a6ec012e1a7da9dbe34194d478ad7c0db1822fb071df12981496ed104384113	12.0.1..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2028-04-15,-,estimate,2025-06-23
    9a73929a500f1a0bf49dcb046e8039169696557345e9f813f10ff9380db22695	..10.15.6	-	-
    9acfab7e43c8d880d06b262a94deeee4b4659989c3d0caf19baf6405e41ab7df	10.5.6..15.6	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2019-04-30T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    9ae36232a5189ffddb353dfd26520c015395d22777dac59db57b98c089a651e6	-	android chrome mozilla	mozilla,trust_bit_removed_on,2038-05-31,-,estimate,2025-06-23
    9b14e8f5f6ea167666e76dcd6becc190861d5e8970b99a9470f0231236049704	-	microsoft	-
    9b3d0f84f9e2bf5386cd193c827e98008d2dcef2fa2c55977428d0473a685387	-	-	-
    9bea11c976fe014764c1be56a6f914b5a560317abd9988393382e5161aa0493c	-	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2031-03-11,-,estimate,2025-06-23
    9c3f2fd11c57d7c649ad5a0932c0f0d29756f6a0a1c74c43e1e89a62d64cd320	-	chrome	-
    9cefb0cb7b74e642932532831e0dc8f4d68ad414261fc3f474b795e72a164e57	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    9d190b2e314566685be8a889e27aa8c7d7ae1d8aaddba3c1ecf9d24863cd34b9	10.9.2..14.3	microsoft	-
    9e6b1f99ac67021884a615b5b060ca54ca555a4cc4f8c5903f4c081f0c3050fc	-	-	-
    9f819a4c876e12dc84e6fe0e37c1a69b137094b453fa98449398f4b71f4d0092	-	chrome	-
    9f8b05137f20acde9b996410f4d0bf7971a1006dc99e094c346d279b93cff7ae	10.9.4..10.11.6	-	-
    9f8e6db31e740285e0c2c2deb09e442bdd4e74bdeeae2962bc82d1ecb9f39855	-	microsoft	-
    9f9744463be13714754e1a3becf98c08cc205e4ab32028f4e2830c4a1b2775b8	10.6.5..10.6.8 10.7.2..13.3	-	-
    9fbf5fe1a3344935446a95eb45d3ddf34936184121717165f0b84211850de6f3	-	-	-
    a002ff556c601863b08b9aa33a8e6666e97e72bbe552f66eb9f2395c68c7bc98	-	-	-
    a0234f3bc8527ca5628eec81ad5d69895da5680dc91d1cb8477f33f878b95b0b	-	-	microsoft,disabled_or_not_before,-,2021-03-28,-,2026-07-19 mozilla,leaf_not_before_after,2020-01-01T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    a040929a02ce53b4acf4f2ffc6981ce4496f755e6d45fe0b2a692bcd52523f36	10.14..	android debian-12 microsoft mozilla openjdk	mozilla,trust_bit_removed_on,2030-07-07,-,estimate,2025-06-23
    a0459b9f63b22559f5fa5d4c6db3f9f72ff19342033578f073bf1d1b46cbb912	-	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 mozilla,leaf_not_before_after,2018-09-30T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    a1339d33281a0b56e557d3d32b1ce7f9367eb094bd5fa72a7e5004c8ded7cafe	-	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2030-10-19,-,estimate,2025-06-23
    a1a86d04121eb87f027c66f53303c28e5739f943fc84b38ad6af009035dd9457	10.13.1..	microsoft	-
    a1b2dbeb64e706c6169e3c4118b23baa09018a8427666d8bf0e28891ec051950	-	openjdk oracle-java	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    a1f05ccb80c2d710ec7d479abdcbb879e58d7edb7149fe78a87884e3d0bad0f9	10.7.2..11.5	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    a22dba681e97376e2d397d728aae3a9b6296b9fdba60bc2e11f647f2c675fb37	10.5.8..12.2	-	microsoft,disabled_or_not_before,-,January_30_2018@2018-02-09,-,2026-07-19
    a31f093053bd12c1f5c3c6efd498023fd2914d7758d05d698ce084b50626e0e5	10.5.7..11.4	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    a3cc68595dfe7e86d8ad1772a8b5284add54ace3b8a798df47bccafb1fdb84df	-	microsoft	-
    a3d7435a18c46b23b6a4f8929cd59050c9168b03a7fad532626f297cac5356e4	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    a4310d50af18a6447190372a86afaf8b951ffb431d837f1e5688b45971ed1557	10.6.8..10.14.1	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2018-09-30T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    a45ede3bbbf09c8ae15c72efc07268d693a21c996fd51e67ca079460fd6d8873	..12.2	openjdk oracle-java	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    a4b6b3996fc2f306b3fd8681bd63413d8c5009cc4fa329c2ccf0e2fa1b140305	10.5.8..10.5.8 10.6.2..10.10.5	oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25
    a53125188d2110aa964b02c7b7c6da3203170894e5fb71fffb6667d5e6810a36	..10.10.5	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    a55f03dec7d8b246b307d00cff8add338f26a91eea1836bf076e041a5ea8a672	-	-	-
    a6c51e0da5ca0a9309d2e4c0e40c2af9107aae8203857fe198e3e769e343085c	10.5.5..10.10.2	-	microsoft,disabled_or_not_before,-,July_2019@2019-08-08,-,2026-07-19
    a71272aeaaa3cfe8727f7fb39f0fb3d1e5426e9060b06ee6f13e9a3c5833cd43	10.6.2..10.12.6	-	-
    a73563e859cbcfa173cf3285debf2578ede15d47a3bee385861ab7a4fb6d7b6e	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    a7c8681042f3675aa8505d3ba313d80f8ac3250fdf874ad29b834689c087fb11	-	microsoft	-
    a7dedf5a842167dd12fdaa0f2080e73295b8b8bea71b2094ea0950945a482fc1	-	microsoft	-
    a91545dbd2e19c4ccdf909aa71900d18c7351c89b315f0f13d05c13a8ffb4687	-	-	-
    a9a9ca22890d694919c095bb8064cbc4a525a5dbfaf801ec935dbccc07c8baee	-	-	-
    a9c77af1bcdfaa3739442b0b2734c68eaf2e9833f0d766fbcaa6f2aeb42dec02	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    aaa15bddb1c924ad7a7f22f89e5cd3e2c61407a064e011b7cf4cb618716449a4	-	microsoft	-
    aad9ceed5aa6b1cea28596a8e4e1abed9386d6ebc9d4aad9acde0fa36ba069d0	10.5.6..10.10.2	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    ab7036365c7154aa29c2c29f5d4191163b162a2225011357d56d07ffa7bc1f72	..10.10.2	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    ab936dfd7f171d3a3cbd08f9bebdc3f3baaabaa79df6a908f8a7b0128627f187	-	microsoft	-
    ac1274542267f17b525535b5563bf731febb182533b46a82dc869cb64eb528c0	-	chrome	-
    ac1fae74b4e97106092131f2e7f746b6734386742bdfd8423731aed14a4ce446	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    ac7f7862e685c7a7d9826a58ea32d183d4893fcc8f8fd6d900c9769a987e77f0	-	microsoft	-
    acf5c1b04a4bdaef3b48287d982750d0328bc03f490b99ecff53c31d7de971c8	-	-	-
    ad016f958050e0e7e46fae7dcc50197ed8e3ff0a4b262e5ddcdb3edddc7d6578	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    ad7539e5cdc985fa95244055a9202d63460ec921467d034cfdbe87ec6d00fedc	-	-	-
    ad7dd58d03aedb22a30b5084394920ce12230c2d8017ad9b81ab04079bdd026b	14.4..	microsoft	-
    ae0fc852280f1b87cedaf73cfb84cf106efec88e8294253af352ed4034460d7b	-	-	chrome,removed,-,-,-,2026-11-01
    ae4457b40d9eda96677b0d3c92d57b5177abd7ac1037958356d1e094518be5f2	10.9.2..12.2	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-08-04,-,2026-07-19
    ae92e90000541a9ebc101b70b6c33a62f5a53a55ba815e81d31abddf03507f5d	-	-	-
    af6d08eef3cac4e1584abc63c8a9472ac529af99f3f791319a43776063f58dca	-	-	-
    af8b6762a1e528228161a95d5c559ee266278f75d79e830189a503506abd6b4c	..10.12.6	-	-
    afe80a97ea11159190e927e08ec2e60c59a40559483a3fee838a85321b3aeaad	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    b0428b08c228c43f6f9aa0fc29e9d602ed1098ff6f153c6733383fea17216528	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    b085d70b964f191a73e4af0d54ae7a0e07aafdaf9b71dd0862138ab7325a24a2	14.5..	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    b0877aee2d39274df831f66fdeeb7717557c258fc9eb55231a9f8a647a75433f	10.5.8..10.13.4	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024	10.4.9..	-	-
    b0bfd52bb0d7d9bd92bf5d4dc13da255c02c542f378365ea893911f55e55f23c	10.9.2..13.3	-	microsoft,disabled_or_not_before,-,2023-12-11,-,2026-07-19 mozilla,removed,2023-07-27,CKBI-2.62@NSS-3.92,-,2023-07-27
    b10b6f00e609509e8700f6d34687a2bfce38ea05a8fdf1cdc40c3a2a0d0d0e45	-	chrome	-
    b2f3c4216af7aff72462466dc13cd2810db8eed853eabb9a063a608efc18fbe8	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    b2fae53e14ccd7ab9212064701ae279c1d8988facb775fa8a008914e663988a8	14.4..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2036-04-22,-,estimate,2025-06-23
    b32396746453442f353e616292bb20bbaa5d23b546450fdb9c54b8386167d529	10.9.2..10.14.1	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    b41b2fbfb93eeab3e0fa6b284adb932cdb3766ed4bc7d14837a8f2d9ae874a23	..10.10.5	-	-
    b41d516a5351d42deea191fa6edf2a67dee2f36dc969012c76669e616b900ddf	-	-	-
    b4410b73e2e6eaca47fbc42f8fa4018af4381dc54cfaa84450461eed09454de9	..10.10.2	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    b4585f22e4ac756a4e8612a1361c5d9d031a93fd84febb778fa3068b0fc42dc2	13.0..	android chrome debian-12 mozilla	mozilla,trust_bit_removed_on,2036-04-01,-,estimate,2025-06-23
    b478b812250df878635c2aa7ec7d155eaa625ee82916e2cd294361886cd1fbd4	10.9.2..14.3	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2019-04-30T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    b49141502d00663d740f2e7ec340c52800962666121a36d09cf7dd2b90384fb4	-	chrome microsoft mozilla	mozilla,trust_bit_removed_on,2038-07-17,-,estimate,2025-06-23
    b49cf652b72e586498db42cd007500912fd1672afc3dff0b11b927ea97d41a2d	-	-	-
    b5bd2cb79cbd1907298d6bdf4842e516d8c78fa6fc96d25f71af814e16cc245e	-	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-06-30,-,2026-07-19
    b6191a50d0c3977f7da99bcdaac86a227daeb9679ec70ba3b0c9d92271c170d3	10.5.2..10.15.6	-	-
    b644d955fff29b74e3b5687e908ee7c3c9197ba3336cc6328531f6c057d677fd	-	-	microsoft,disabled_or_not_before,-,March_2019@2019-05-27,-,2026-07-19
    b676f2eddae8775cd36cb0f63cd1d4603961f49e6265ba013a2f0307b6d0b804	10.12..	android debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2028-04-15,-,estimate,2025-06-23
    b724689b79b2ef9421ef8f5cc733eb093851b170ee715177005a09f226d8c91a	-	microsoft	-
    b7a41ed8096d62716badc7f530942197a9e7e3175ce05d11d01e7ad6c12dcba7	-	microsoft	-
    b7a7ec419454411761225ecf30d99585f851356077bf83274b11588fd05521b8	..10.9.1	-	-
    b7b12b171f821daa990cd0fe5087b128448ba8e5184f84c51e02b5c8fb962b24	10.5.8..10.11.6	-	-
    b7c36231706e81078c367cb896198f1e3208dd926949dd8f5709a410f75b6292	10.13.1..12.2	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    b80847fda453bf6ed876ca7bc046a2481909e15b6ed376e665e7ad09f3864e71	-	microsoft	-
    b8692148ff49c3799fa2347ae28bcc5289623512b67dc19170452ade24ba51d5	-	microsoft	-
    b9bea7860a962ea3611dab97ab6da3e21c1068b97d55575ed0e11279c11c8932	-	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    ba7f1136389075b8e86c53c095fa14f5c83b6b017a0244ed7637114620d3a3b1	..10.9.5	-	-
    bb6ce72f0e64bfd93ade14b1becf8c41e7bc927cafb477a3a95878c01aa26c3e	..10.6.7	-	-
    bbb24fe40e79aed1efcf4c8d57fa2d30a631a1eb482bc88f82cacacb84d2b93f	..10.5.5	-	-
    bbd8b3d745efb79198d93b9c482b9d934537325729ea2f02c129261f91be2e3d	-	microsoft	-
    bc104f15a48be709dca542a7e1d4b9df6f054527e802eaa92d595444258afe71	10.9.2..14.3	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    bc1b7eecfacfabdb04376fe2bb421f7407ea2144b006d38196b76bb56f013a18	-	-	-
    bc23f98a313cb92de3bbfc3a5a9f4461ac39494c4ae15a9e9df131e99b73019a	..10.9.5	-	-
    bc2abbc49a6814370d17e471141c22794311c4dddf2567be37283a894392e5d3	-	-	-
    bc4d809b15189d78db3e1d8cf4f9726a795da1643ca5f1358e1ddb0edc0d7eb3	-	android debian-12 microsoft	mozilla,removed,2026-11-11,Firefox-ESR-153.7,-,2026-11-11
    bc7c4e46da2dcf0c25866027b7d164d8ea0d2e82deca3b520a67070947b7b5d4	-	microsoft	-
    bd469ff45faae7c54ccbd69d3f3b002255d9b06b10b1d0fa388bf96b918b2ce9	..10.10.5	-	-
    bd71fdf6da97e4cf62d1647add2581b07d79adf8397eb4ecba9c5e8488821423	10.6.4..	android debian-12 microsoft openjdk oracle-java	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 mozilla,leaf_not_before_after,2024-11-30T23:59:59Z,CKBI-2.72@NSS-3.107,-,2024-11-21 mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    bd81ce3b4f6591d11a67b5fc7a47fdef25521bf9aa4e18b9e3df2e34a7803be8	..10.11.6	-	-
    be4b56cb5056c0136a526df444508daa36a0b54f42e4ac38f72af470e479654c	-	android debian-12 mozilla	mozilla,trust_bit_removed_on,2036-05-20,-,estimate,2025-06-23
    be6c4da2bbb9ba59b6f3939768374246c3c005993fa98f020d1dedbed48a81d5	10.5..	openjdk oracle-java	microsoft,disabled_or_not_before,-,2026-06-21,-,2026-07-19 mozilla,removed,2025-01-31,CKBI-2.74@NSS-3.108,-,2025-01-31
    beb00b30839b9bc32c32e4447905950641f26421b15ed089198b518ae2ea1b99	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2032-08-22,-,estimate,2025-06-23
    bebce57dcb85f60a93bfa5019edb1a294bf6d81f82d9b4e71f502f0b15a1fc08	-	-	-
    bec94911c2955676db6c0a550986d76e3ba005667c442c9762b4fbb773de228c	10.9.2..14.6	microsoft openjdk oracle-java	-
    bef256daf26e9c69bdec1602359798f3caf71821a03e018257c53c65617f3d4a	-	android debian-12	mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    bf0feefb9e3a581ad5f9e9db7589985743d261085c4d314f6f5d7259aa421612	10.7.2..10.9.5	-	microsoft,disabled_or_not_before,-,2026-06-21,-,2026-07-19 mozilla,removed,2024-11-21,CKBI-2.72@NSS-3.107,-,2024-11-21
    bfd88fe1101c41ae3e801bf8be56350ee9bad1a6b9bd515edc5c6d5b8711ac44	10.6.4..	android debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    bfff8fd04433487d6a8aa60c1a29767a9fc2bbb05e420f713a13b992891d3893	10.14.2..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2029-11-26,-,estimate,2025-06-23
    c0076b9ef0531fb1a656d67c4ebe97cd5dbaa41ef44598acc2489878c92d8711	-	android chrome mozilla	mozilla,trust_bit_removed_on,2039-05-15,-,estimate,2025-06-23
    c0a6f4dc63a24bfdcf54ef2a6a082a0a72de35803e2ff5ff527ae5d87206dfd5	10.6.4..	android debian-12 microsoft openjdk oracle-java	chrome,removed,-,-,-,2026-11-01 java,all_refused,2027-04-19,-,-,2026-11-19 java,leaf_not_before_after,2026-03-17,-,-,2026-04-25 java,leaf_not_before_after,2026-03-17,17.0.21.1,-,2026-11-19 mozilla,leaf_not_before_after,2025-04-15T23:59:59Z,CKBI-2.79@NSS-3.113.1,-,2025-07-01 mozilla,removed,2026-11-11,Firefox-ESR-153.7,-,2026-11-11 mozilla,trust_bit_removed_on,2025-06-19,CKBI-2.78@NSS-3.113,-,2025-06-19
    c0c05a8d8da55eaf27aa9b910b0a6ef0d8bbded346928db872e182c2073e9802	10.9.2..10.15.6	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    c1468cf2254e6004b24696aba209d1a30ba6e2dff68a9a4e32c6ab414f90c8d9	-	microsoft	-
    c1727f3b673e6ae7f12f23d789a7be38b918223ef6911c592da1f583444a547e	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    c1b12f480020336e5b04f520bc19c2e2e10ab42c9d9235f05cbec33ffa4d4dea	-	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-08-04,-,2026-07-19
    c1b48299aba5208fe9630ace55ca68a03eda5a519c8802a0d3a673be8f8e557d	10.6.8..13.3	-	mozilla,leaf_not_before_after,2020-07-01T00:00:00Z,CKBI-2.46@NSS-3.60,-,2020-12-11
    c1cf0b52096435e3f1b71daaec455a2311c8404f5583a9e213c69d857d943305	-	-	-
    c1d80ce474a51128b77e794a98aa2d62a0225da3f419e5c7ed73dfbf660e7109	-	microsoft	-
    c1efa9fe5ff3f8725e47f5d91288c6b7ecdd6a3ac9bc0a67e577c2d69eba57e2	-	-	-
    c2157309d9aee17bf34f4df5e88dbaeba57e0361eb814cbc239f4d54d329a38d	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050	10.9.4..	-	-
    c2d63d55aa1c262fe80673cd2d8aa2a9a1d65e1e88360212bdc3a3009041c264	-	-	-
    c2fb44d8def85126d84fc41fbe667bc811f0d633411cac26d13fbd95ea5be603	-	microsoft	-
    c31eef5682abb551ebc828ded84098518a6768526d152ee164cfb972a1425d53	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    c32ffd9f46f936d16c3673990959434b9ad60aafbb9e7cf33654f144cc1ba143	14.4..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2037-08-25,-,estimate,2025-06-23
    c34a33850ef7b75cbc5922d841dc6b23357cdb421bb0556f01965410d48577f0	-	-	-
    c34c5df53080078ffe45b21a7f600469917204f4f0293f1d7209393e5265c04f	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    c3846bf24b9e93ca64274c0ec67c1ecc5e024ffcacd2d74019350e81fe546ae4	10.4.7..	debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2025-04-28,CKBI-2.76@NSS-3.111,-,2025-04-28
    c38dcb38959393358691ea4d4f3ce495ce748996e64ed1891d897a0fc4dd55c6	..10.12.6	-	-
    c3fbf37259af0954eeea4282dd1c7226a54e7150f7c29a2c495ba34dbfe09ca0	-	-	-
    c40621d2f61c51ce082a8697653d966441a52aaa6523482ed93f87a07ea8bf30	-	microsoft	-
    c40ebdcd75a90e4b7496abb23e789a48e33c03284f75d95130575ae6860ae13c	-	microsoft	-
    c45d7bb08e6d67e62e4235110b564e5f78fd92ef058c840aea4e6455d7585c60	10.14.2..14.6	microsoft	-
    c470cf547e2302b977fb29dd71a89a7b6c1f60777b0329f56017f328bf4f6be6	10.5.8..10.5.8 10.6.2..10.11.6	-	-
    c57a3acbe8c06ba1988a83485bf326f2448775379849de01ca43571af357e74b	10.9.2..15.6	microsoft	-
    c57bacf238f9336c3dfba62d12bcf5823603e5842c44e62f5448cc7e5f4cad59	..10.9.1	-	-
    c665175bd60ed70a5eea3344cbe5d1a6936f79bc27a8384e4c734200417c279f	-	-	-
    c741f70f4b2a8d88bf2e71c14122ef53ef10eba0cfa5e64cfa20f418853073e0	12.0.1..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2034-12-18,-,estimate,2025-06-23
    c766a9bef2d4071c863a31aa4920e813b2d198608cb7b7cfe21143b836df09ea	10.5.5..12.2	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    c795ff8ff20c966688f064a1e091421d3110a3456c17ec2404b998738741f622	-	-	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    c7b8948feccaace5b509a343f38d0301d07901885604b3f267270e1ebbef0fe7	-	microsoft	-
    c7ba6567de93a798ae1faa791e712d378fae1f93c4397fea441bb7cbe6fd5995	10.9.2..14.3	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    c8a2d38a24f5ac302d8a08ebd38923d9a750b49220f092e82d1c53249e1533d0	-	microsoft	-
    c90f26f0fb1b4018b22227519b5ca2b53e2ca5b3be5cf18efe1bef47380c5383	14.4..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2036-03-22,-,estimate,2025-06-23
    ca2d82a08677072f8ab6764ff035676cfe3e5e325e012172df3f92096db79b85	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    ca42dd41745fd0b81eb902362cf9d8bf719da1bd1b1efc946f5b4c99f42c1b9e	10.4.11..12.2	oracle-java	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    ca7a5e68c53d2c51f72f6b465d3ed753f5903ec7901c8d0f55d868337c81975a	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    caa53fc6091c6951887c976e378f6ef89aa6377c55d97b6475422b71ed7e9b17	-	microsoft	-
    caca93b9d23d2b6fa76e8b8471931e0df3ec6f63af3cdbb936c41954a1872326	-	-	-
    cb3ccbb76031e5e0138f8dd39a23f9de47ffc35e43c1144cea27d46a5ab1cb5f	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    cb627d18b58ad56dde331a30456bc65c601a4e9b18dedcea08e7daaa07815ff0	10.9.2..14.3	microsoft	-
    cb6b05d9e8e57cd882b10b4db70de4bb1de42ba48a7bd0318b635bf6e7781a9d	10.6.8..10.10.5	oracle-java	-
    cbb522d7b7f127ad6a0113865bdf1cd4102e7d0759af635a7cf4720dc963c53b	10.6.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,-,2025-06-23
    cbb5af185e942a2402f9eacbc0ed5bb876eea3c1223623d00447e4f3ba554b65	..14.3	microsoft	-
    cbb9c44d84b8043e1050ea31a69f514955d7bfd2e2c6b49301019ad61d9f5058	12.0.1..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2034-03-20,-,estimate,2025-06-23
    cbd8ed38d4a2d677d453d70dd8890af4f6374cba6299943f1ab3a6936c6fd795	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    ccc89489371bad111c90619bea240a2e6dadd99f9f6e1d4d41e58ed6de3d0285	-	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-08-04,-,2026-07-19
    ccf6a7c3881928cfb1dbebd74eaba50d3bc69633c106274d2c221eccee697e87	-	microsoft	-
    cd0b3b2aa174b55f18c7502f3c3a76f2198175ce45637370cf4f48b9c2ce4fbf	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    cd201256fe5ced0bfff8df595fff36b1416d5313a999f532ef4a9915df96dee0	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    cd375eaffccd17dc202ab5fd24b3d23ad023e501e5f3c6e8a8715f8d6f50beed	-	-	-
    cd808284cf746ff2fd6eb58aa1d59c4ad4b3ca56fdc6274a8926a7835f32313d	..10.12.6	-	-
    cd851c5c25467c0095a43927d0b2292d932975e84dce4c5e794542c6574c3aa4	-	microsoft	-
    ce7dd096c8fde2bf5c438edb574bd6454385334ee8ff106c0f93d5051be6bac3	-	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-08-04,-,2026-07-19
    cecddc905099d8dadfc5b1d209b737cbe2c18cfb2c10c0ff0bcf0d3286fc1aa2	..	debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2025-04-28,CKBI-2.76@NSS-3.111,-,2025-04-28
    cef71e70b7c29addf6c30cd19e614b38fd5f02a435a0eeddd0087e183d101a51	-	microsoft	-
    cf56ff46a4a186109dd96584b5eeb58a510c4275b0e5f94f40bbae865e19f673	..10.10.2	-	-
    cfaad6151a464e1232c6c39d3cbf0063036119291339ee752eba21ae52fa7a4b	-	-	-
    d0c97e56c7b0ba812d944ad771f7799b5d4144a2327a4e416554f7ee2aa0aeae	-	chrome	-
    d13db1294c45ebc6fc86c6bbf69fa29bdfe692dff7c713c243c7a956c6a2284c	-	microsoft mozilla	mozilla,trust_bit_removed_on,2038-11-15,-,estimate,2025-06-23
    d17cd8ecd586b712238a482ce46fa5293970742f276d8ab6a9e46ee0288f3355	..10.10.5	-	-
    d19a2d325933cb1e3a853d8f4a6d2450e060473ebdab02d74e22e9a1b7f32a87	-	-	-
    d1a0319098034e3aec729a0b5c3111229d9d26e3e623e8c5e6843fa06ee8e2e4	-	-	microsoft,disabled_or_not_before,-,2020-07-16,-,2026-07-19
    d1c339ea2784eb870f934fc5634e4aa9ad5505016401f26465d37a574663359f	..10.15.3	-	-
    d279c01a12e8dd9a6230e459faa447ceb336998477338c2ee4135c96737418eb	-	microsoft	-
    d2a90e5d35cac4d41f7d44ce66aff885e1815fb339185853a87e66c05c9bef1e	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    d2dbb1e65de7fa8e13ef96b954c1e1fee4349626a822de814f11a17c133d808b	-	-	-
    d309931736c8f5aaf3c20ada97fdaf11b5e2d7fd174dc97286acd613a40aea55	-	microsoft	-
    d3b128216a843f8ef1321501f5df52a5df52939ee2c19297712cd3de4d419354	-	chrome	-
    d3c07ac44bd8ff1975bc62f1c7e9840ea8e188a4ba51133b8c4eff05e34a2729	-	microsoft	-
    d3d607a9ff24a19523b6da9d2c649446f8788cb96d9fd130972e120c13677730	-	microsoft	-
    d3ed3fc40ad26b52e001e1e18f4b9449529deb75a81d5eb680d7b62db23ba96d	-	microsoft	-
    d40e9c86cd8fe468c1776959f49ea774fa548684b6c406f3909261f4dce2575c	10.14.3..15.6	-	microsoft,disabled_or_not_before,-,2022-12-04,-,2026-07-19 mozilla,leaf_not_before_after,2022-11-30T00:00:00Z,CKBI-2.60@NSS-3.86,-,2022-12-08 mozilla,removed,2023-11-16,CKBI-2.64@NSS-3.95,-,2023-11-16
    d41d829e8c1659822af93fce62bffcde264fc84e8b950c5ff275d052354695a3	10.4.9..10.11.6	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    d43af9b35473755c9684fc06d7d8cb70ee5c28e773fb294eb41ee71722924d24	-	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2030-03-13,-,estimate,2025-06-23
    d487a56f83b07482e85e963394c1ecc2c9e51d0903ee946b02c301581ed99e16	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    d48d3d23eedb50a459e55197601c27774b9d7b18c94d5a059511a10250b93168	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2026-06-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    d5917a7791eb7cf20a2e57eb98284a67b28a57e89182da53d546678c9fde2b4f	14.4..	microsoft	-
    d68f7730b1ec2b3fb698c96d76540c9997415a25737dcd61d44960db77d2723d	..10.9.1	-	-
    d6f034bd94aa233f0297eca4245b283973e447aa590f310c77f48fdf83112254	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    d7a5514d93f7d53bd27de2051f8e1ff71ca0ac78facfe46a8bcca4589984ae64	-	microsoft	-
    d7a7a0fb5d7e2731d771e9484ebcdef71d5f0c3e0a2948782bc83ee0ea699ef4	..	microsoft openjdk oracle-java	java,removed,2026-10-23,-,-,2026-10-27 mozilla,trust_bit_removed_on,2025-04-28,CKBI-2.76@NSS-3.111,-,2025-04-28
    d7ba3f4ff8ad05633451470dda3378a3491b90005e5c687d2b68d53647cfdd66	-	microsoft	-
    d80fef910ae3f104723b045cec2d019f441ce6213adf156791e70c1790110a31	-	-	microsoft,disabled_or_not_before,-,October_2_2018@2018-11-04,-,2026-07-19
    d8e0febc1db2e38d00940f37d27d41344d993e734b99d5656d9778d4d8143624	10.5.8..	microsoft openjdk oracle-java	-
    d92c171f5cf890ba428019292927fe22f3207fd2b54449cb6f675af4922146e2	-	microsoft	-
    d947432abde7b7fa90fc2e6b59101b1280e0e1c7e4e40fa3c6887fff57a7f4cf	14.5..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2031-06-22,-,estimate,2025-06-23
    d95d0e8eda79525bf9beb11b14d2100d3294985f0c62d9fabd9cd999eccb7b1d	12.3..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2036-02-19,-,estimate,2025-06-23
    d95fea3ca4eedce74cd76e75fc6d1ff62c441f0fa8bc77f034b19e5db258015d	10.9.2..14.3	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    da10c7ed59dd5287f615a78f39fa43a2f9463fbe2609290ba23d35656c4892d5	-	-	-
    da98f640194df128c7888bc8e3479a9dd31795ff087c649052fbafb02eaef184	..10.10.5	-	-
    db3517d1f6732a2d5ab97c533ec70779ee3270a62fb4ac4238372460e6f01e88	12.0.1..	microsoft openjdk	apple,leaf_not_before_after,2024-11-15,iOS_18.2/macOS_15.2,-,2024-12-11 java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2024-11-11,-,-,2026-04-25 mozilla,trust_bit_removed_on,2024-11-21,CKBI-2.72@NSS-3.107,-,2024-11-21
    dba84dd7ef622d485463a90137ea4d574df8550928f6afa03b4d8b1141e636cc	-	microsoft	-
    dc9416c2f855126d6de977677538f2f967ff4998e90dfa435a17219be077fc06	-	chrome	-
    dd6936fe21f8f077c123a1a521c12224f72255b73e03a7260693e8a24b0fa389	10.9.2..	android debian-12 microsoft openjdk oracle-java	mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    dd6c44b39401b053dbe61120748bbb0f6056007665c168e5c286750edc8df129	-	microsoft	-
    ddbf149733bc2bf8a09d7f012b01a6dea11d7bae26713783ef6407a2495bf189	-	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    ddff53ecd7743b60bb7b2795ff5732fa785f9a14df1120fb40a38cf84ca2a566	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    de1af143ffa160cf5fa86abfe577291633dc264da12c863c5738bea4afbb2cdb	-	-	-
    df545bf919a2439c36983b54cdfc903dfa4f37d3996d8d84b4c31eec6f3c163e	-	-	-
    dfb3c314740596ad5fb97960ef62ad7c1fcceead16e74054652d1032e6f140ef	-	-	-
    e0afbd2c0ee95a68cd9a3c590b2d3fe07c0a6d0be796ae5291e424d47792178e	-	-	-
    e0d3226aeb1163c2e48ff9be3b50b4c6431be7bb1eacc5c36b5d5ec509039a08	-	android debian-12 mozilla	mozilla,trust_bit_removed_on,2036-05-20,-,estimate,2025-06-23
    e0e17aea06cf9ce12aae8190345a2c59720130a7d8ff72f3745ad75dbaa365b6	-	-	-
    e101e956077165d11c92ab0f38abdff2e9190a38e2d8d9b6f2b9f444043c5b01	-	-	-
    e17890ee09a3fbf4f48b9c414a17d637b7a50647e9bc752322727fcc1742a911	10.6.8..12.2	-	-
    e17db396afc136ff1d6dcda4bb443da2d817131855be1c4b6fecea221036722a	-	microsoft	-
    e23d4a036d7b70e9f595b1422079d2b91edfbb1fb651a0633eaa8a9dc5f80703	10.9.2..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2029-04-15,-,estimate,2025-06-23
    e28097721a8cab8880af80fdef8902b1f15bc7473ad68ec22991257a910d9ea2	-	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    e28393773da845a679f2080cc7fb44a3b7a1c3792cb7eb7729fdcb6a8d99aea7	10.5.8..10.5.8 10.6.2..10.10.3	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    e3268f6106ba8b665a1a962ddea1459d2a46972f1f2440329b390b895749ad45	10.10.3..14.3	-	-
    e35d28419ed02025cfa69038cd623962458da5c695fbdea3c22b0bfb25897092	10.13.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	mozilla,trust_bit_removed_on,2030-05-26,-,estimate,2025-06-23
    e38655f4b0190c84d3b3893d840a687e190a256d98052f159e6d4a39f589a6eb	14.4..	microsoft	-
    e389360d0fdbaeb3d250584b4730314e222f39c156a020144e8d960561791506	..10.11.6	-	-
    e3b6a2db2ed7ce48842f7ac53241c7b71d54144bfb40c11f3f1d0b42f5eea12d	10.5.2..	android debian-12 microsoft	mozilla,trust_bit_removed_on,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    e3efb6118a92e3b858fd806f690e31d46b95ca1bd756da2b3037fe2f87cc9137	..10.9.5	-	-
    e44ddb7952261f15005cd60c1d0c38c18cbfd17c273a31f8ed4c8f53e2685f32	14.4..	microsoft	-
    e463d3d0483f5647671c90bcb83a22e7acbcbb29712663c46916217e59b71792	-	-	-
    e46a392204a8dca342a71c1ca9a60c9185b9a930370120c3b9c7e3856f0d8f3b	-	microsoft	-
    e4c73430d7a5b50925df43370a0d216e9a79b9d6db8373a0c69eb1cc31c7c52a	10.7.2..10.13.4	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    e57210ab812c8df308267cb4291b98e956597ca36ec2b95189ef1723396bcac8	..10.6.3	-	-
    e59aaa816009c22bff5b25bad37df306f049797c1f81d85ab089e657bd8f0044	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2027-09-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2035-02-11,-,estimate,2025-06-23
    e606ddeee2ee7f5cdef5d9058ff8b7d0a9f042877f6a171ed8ff6960e4cc5ea5	10.4.11..10.10.5	-	microsoft,disabled_or_not_before,-,2022-08-15,-,2026-07-19
    e609078465a419780cb6ac4c1c0bfb4653d9d9cc6eb3946eb7f3d69997bad598	-	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    e65e4673e068c1d0a4cd69968ba700baf43fb2d7b7f19a7a55b700df8321856e	-	-	-
    e68729013a50404dc1baf7127b3d3c98a8ff392b735d0b1140858d5b91c3be65	-	-	-
    e6b8f8766485f807ae7f8dac1670461f07c0a13eef3a1ff717538d7abad391b4	10.4.9..10.11.6	-	-
    e6be68ce06fe0da0c140f1aeb00b67b636c5eea9422088929362375ce086db39	-	microsoft	-
    e6e4a951ecbf7d8edc01bc873f7b6fd35868bdb10ed786f3a1b1ee16d8cec3e9	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    e6fe22bf45e4f0d3b85c59e02c0f495418e1eb8d3210f788d48cd5e1cb547cd4	-	chrome	-
    e74fbda55bd564c473a36b441aa799c8a68e077440e8288b9fa1e50e4bbaca11	15.0..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2031-06-16,-,estimate,2025-06-23
    e75e72ed9f560eec6eb4800073a43fc3ad19195a392282017895974a99026b6c	10.4.11..14.3	openjdk oracle-java	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19 mozilla,removed,2024-02-15,CKBI-2.66@NSS-3.98,-,2024-02-15
    e7685634efacf69ace939a6b255b7b4fabef42935b50a265acb5cb6027e44e70	..10.10.5	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    e778f0f095fe843729cd1a0082179e5314a9c291442805e1fb1d8fb6b8886c3a	-	android debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2035-04-08,-,estimate,2025-06-23
    e793c9b02fd8aa13e21c31228accb08119643b749c898964b1746d46c3d4cbd2	10.12.1..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-09-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2028-04-15,-,estimate,2025-06-23
    e807d49a859abbc861c72ca907d443ad0fe87eab9d99b913f2cb5b4aadabe641	-	microsoft	-
    e874fe2531eae4a4b6b62f37496bbae90eb1d8fc8cedbebb00a182cfacdc7e61	-	microsoft	-
    e8a2f441657678975f2b97d775719c7d49d92234554540ec14d92e16fe27d2cb	10.5.2..10.11.6	-	-
    e8e8176536a60cc2c4e10187c3befca20ef263497018f566d5bea0f94d0c111b	15.0..	microsoft	-
    e90dbeb2d360cc6f98994eefc68c4147f2dfd9c68a3bf063c6a971f3e11baf4e	-	microsoft	-
    eaa962c4fa4a6bafebe415196d351ccd888d4f53f3fa8ae6d7c466a94e6042bb	10.9.2..	android debian-12 microsoft	mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    eac0220c5c9fecc5121d3720872d06707b5266be25d4ebb56ab804bbbf85fe03	10.5.8..10.11.6	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    eb04cf5eb1f39afa762f2bb120f296cba520c1b97db1589565b81cb9a17b7244	..14.3	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    eb7e05aa58e7bd328a282bf8867033f3c035342b516ee85c01673dffffbbfe58	-	microsoft	-
    ebc5570c29018c4d67b1aa127baf12f703b4611ebc17b7dab5573894179b93fa	10.14..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    ebd41040e4bb3ec742c9e381d31ef2a41a48b6685c96e7cef3c1df6cd4331c99	10.5.7..	debian-12 microsoft openjdk oracle-java	mozilla,trust_bit_removed_on,2025-04-28,CKBI-2.76@NSS-3.111,-,2025-04-28
    ebf3c02a8789b1fb7d511995d663b72906d913ce0d5e10568a8a77e2586167e7	10.4.9..10.11.6	-	-
    ec5a5a3f3d194dbf9ce1565863bbf89ead77c5f7301c47ac0a27e71ad1f46c95	-	-	-
    ecc3e9c3407503bee091aa952f41348ff88baa863b2264befac807901574e939	10.5.7..10.12.1	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    ecdd47b5acbfa328211e1bff54adeac95e6991e3c1d50e27b527e903208040a1	-	-	-
    ed12a6e9289239d66ca1d244ce90c623ac305ad05602da352bcfc5fef2c4458d	-	microsoft	-
    edf7ebbca27a2a384d387b7d4010c666e2edb4843e4c29b4ae1d5b9332e6b24d	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2025-10-31T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2028-04-15,-,estimate,2025-06-23
    ee0ec4a0b5e6ecb865f49689b50e3de38d4fd924a4041c0c2a62636db0b6b31d	-	microsoft	-
    eec5496b988ce98625b934092eec2908bed0b0f316c2d4730c84eaf1f3d34881	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-05-28T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    eec997c0c30f216f7e3b8b307d2bae42412d753fc8219dafd1520b2572850f49	-	android chrome mozilla	mozilla,trust_bit_removed_on,2038-05-31,-,estimate,2025-06-23
    ef3cb417fc8ebf6f97876c9e4ece39de1ea5fe649141d1028b7d11c0b2298ced	10.4.9..14.3	-	microsoft,disabled_or_not_before,-,2023-02-19,-,2026-07-19
    ef66b0b10a3cdb9f2e3648c76bd2af18ead2bfe6f117655e28c4060da1a3f4c2	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19 mozilla,removed,2023-07-27,CKBI-2.62@NSS-3.92,-,2023-07-27
    efb5157e9c66caa1dcc63c9fac0127cde83b7a426c4579b7b43a41ba46a56deb	-	-	microsoft,disabled_or_not_before,-,April_25_2018@2018-04-26,-,2026-07-19
    efbc467b26b26af613ff4a5dc7bdbbd35d5ee826d1e8bdd69b5484ad903a12d2	-	-	-
    efc65cadbb59adb6efe84da22311b35624b71b3b1ea0da8b6655174ec8978646	-	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2027-08-30T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2038-03-28,-,estimate,2025-06-23
    f00355eef101c7df4e46cce6417dffce3db82dbb1369c3b439c4e33bee445c42	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    f008733ec500dc498763cc9264c6fcea40ec22000e927d053ce9c90bfa046cb2	10.6.4..14.3	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    f015ce3cc239bfef064be9f1d2c417e1a0264a0a94be1f0c8d121864eb6949cc	14.0..	android chrome debian-12 microsoft mozilla	chrome,sct_not_after,2025-07-31T23:59:59Z,139,-,2026-11-01 mozilla,trust_bit_removed_on,2034-02-22,-,estimate,2025-06-23
    f09b122c7114f4a09bd4ea4f4a99d558b46e4c25cd81140d29c05613914c3841	10.9.2..14.3	-	microsoft,disabled_or_not_before,-,2019-11-10,-,2026-07-19
    f1b13f5c9a326403b0f31bbe7699cd17c7d1c0b981586dd1a7b219c52508fe99	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    f1b7c8a8f447b395786e325af0a7571203f3812400ff1905fca7726b858fc44a	-	microsoft	-
    f1bcf4140c037003b39e0116c71038d1748dcc2c3cba623b4decb391684e6c9d	-	-	-
    f1c1b50ae5a20dd8030ec9f6bc24823dd367b5255759b4e71b61fce9f7375d73	10.5.6..	android debian-12 microsoft openjdk oracle-java	mozilla,removed,2026-04-16,CKBI-2.86@NSS-3.123,-,2026-04-16
    f1f3cc207a6d47947b8cb9c30422229de0d71fb867e0b9a3eda08e0e1736bc28	..10.6.3	-	-
    f28630babf256e567b5821069fcf13148ab9a23e28fc0d70615aae6ed284f4c8	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    f2edaaff3d9b701fb4d14c9f285f8c0bad90fc3bcc1fa07d47f4718edaba34a5	-	microsoft	-
    f356bea244b7a91eb35d53ca9ad7864ace018e2d35d5f8f96ddf68a6f41aa474	10.12.1..	android debian-12 microsoft	chrome,removed,-,-,-,2026-11-01 mozilla,trust_bit_removed_on,2026-11-11,Firefox-ESR-153.7,-,2026-11-11
    f38406e540d7a9d90cb4a9479299640ffb6df9e224ecc7a01c0d9558d8dad77d	-	-	microsoft,disabled_or_not_before,-,January_30_2018@2018-02-09,-,2026-07-19
    f3896f88fe7c0a882766a7fa6ad2749fb57a7f3e98fb769c1fa7b09c2c44d5ae	-	android debian-12 mozilla	mozilla,trust_bit_removed_on,2034-12-19,-,estimate,2025-06-23
    f4336bc2ac75950beccf1c1f2f9da6dddafd1f41161ca71f59c76889bd474033	-	-	microsoft,disabled_or_not_before,-,2026-06-21,-,2026-07-19
    f4c149551a3013a35bc7bffe17a7f3449bc1ab5b5a0ae74b06c23b90004c0104	..10.9.5	-	-
    f5074a8f5b9a5b8142f34abe152f60364d770eae75ee3eeceb45b6b996509788	10.6.8..10.10.5	-	-
    f59db3f45d57fcec94ccd516e6c8ccb20dd4363feb2c44d8656e95f50fdd8df8	10.6.8..10.10.5	-	-
    f5fcc6d6d0e17d462cb2c9f0d08826bd87f10175523766da26c2ceb6460cf7a2	!26.0..	-	-
    f657a633eeb9bc5d15a461751749ea4b316727dcf1a9f986b5458445f6485dde	-	-	-
    f76a0d440c418dc5b362be8e11e0a5d06023f4396093e4f455827bf55153d8a4	-	microsoft	-
    f773bc65659f1bc59087bf214eead864010d5887cd2cd84e4f1ba7523fe55640	..10.6.3	-	-
    f86973bdd0514735e10c1190d0345bf89c77e1c4adbd3f65963b803fd3c9e1ff	-	microsoft	-
    f96f23f4c3e79c077a46988d5af5900676a0f039cb645dd17549b216c82440ce	10.9.2..12.2	-	microsoft,disabled_or_not_before,-,March_29_2018@2018-04-07,-,2026-07-19
    f9a17a00e5c294ba9614a715819af57f3fd48cc413453fbb8a5fc7e97964e2bc	-	microsoft	-
    f9e67d336c51002ac054c632022d66dda2e7e3fff10ad061ed31d8bbb410cfb2	10.5.8..13.5	-	microsoft,disabled_or_not_before,-,2023-12-11,-,2026-07-19 mozilla,removed,2023-07-27,CKBI-2.62@NSS-3.92,-,2023-07-27
    fa760b953dfd935ca420ba9baa5f07067fad4449b5554b9418cbdd12e0a56eda	!26.0..	-	-
    fabcf5197cdd7f458ac33832d3284021db2425fd6bea7a2e69b7486e8f51f9cc	10.9.2..14.3	-	microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19
    fad540811afae0dc767cdf6572a088fa3ce8493dd82b3b869a67d10aab4e8124	-	microsoft	-
    faf78b73d93e50021c0c25f4d20b8e08f7f42c272a2792488a1c29372149c5cf	-	-	-
    fb47d92a9909fd4fa9bec02737543e1f3514ced747407a8d9cfa397b0915067c	-	-	microsoft,disabled_or_not_before,-,2026-03-28,-,2026-07-19
    fb8fec759169b9106b1e511644c618c51304373f6c0643088d8beffd1b997599	-	android chrome debian-12 mozilla	chrome,sct_not_after,2027-01-14T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2034-09-04,-,estimate,2025-06-23
    fc23ddfb7aa505d605b2f492fa1587e3738a074a17c0cf06fadfc725650fa42a	-	microsoft	-
    fc50b26bdc4a8fdf1344cc80157ae13ac671e2706facfc0605fe34e249eb72d6	-	-	microsoft,disabled_or_not_before,-,2021-03-28,-,2026-07-19
    fcbfe2886206f72b27593c8b070297e12d769ed10ed7930705a8098effc14d17	10.9.2..12.2	-	microsoft,disabled_or_not_before,-,June_26_2018@2018-08-04,-,2026-07-19
    fd73dad31c644ff1b43bef0ccdda96710b9cd9875eca7e31707af3e96d522bbd	10.9.2..	android chrome debian-12 microsoft mozilla openjdk oracle-java	chrome,sct_not_after,2026-05-28T23:59:59Z,153.0.8010.0,-,2026-11-01 mozilla,trust_bit_removed_on,2027-04-15,-,estimate,2025-06-23
    fd7cca48b745213470f503ec6e969c447fc12d4dd5aa2a7cc6c3d5abbd962b33	-	-	microsoft,disabled_or_not_before,-,2020-05-04,-,2026-07-19
    fe7114d07a147759891ff37b4f53eb43568296bc3bf89bc12cafb186985ef28d	-	-	microsoft,disabled_or_not_before,-,-,-,2026-07-19
    fe7696573855773e37a95e7ad4d9cc96c30157c15d31765ba9b15704e1ae78fd	13.0..	android chrome debian-12 microsoft mozilla	mozilla,trust_bit_removed_on,2033-03-16,-,estimate,2025-06-23
    fe863d0822fe7a2353fa484d5924e875656d3dc9fb58771f6f616f9d571bc592	10.9.2..10.14.1	-	-
    fea1884ab3aea6d0dbedbe4b9cd9fec8655116300a86a856488fc488bb4b44d2	-	-	-
    ff856a2d251dcd88d36656f450126798cfabaade40799c722de4d2b5db36a73a	..13.3	openjdk oracle-java	java,all_refused,-,-,-,2026-11-19 java,leaf_not_before_after,2019-04-16,-,-,2026-04-25 microsoft,disabled_or_not_before,-,2021-08-15,-,2026-07-19 mozilla,leaf_not_before_after,2020-01-01T00:00:00Z,CKBI-2.42@NSS-3.54,-,2020-06-26
    ffb85c26308a961351249ea641f659d49f639e91daed9c92d046ccdcecc93d2f	-	microsoft	-
    ffe0e2fab9a71c9dc927b3211efbb315bb0048b1e8a6621947b2b10363051c2f	!26.0..	-	-
    ffe943d793424b4f7c440c1c3d648d5363f34b82dc87aa7a9f118fc5dee101f1	-	android debian-12	mozilla,removed,2026-02-19,CKBI-2.84@NSS-3.121,-,2026-02-19
    """#

  /// Apple's TLS roots of the modelled release: SHA-256 of the subject; key identifier; SHA-256 of the certificate.
  static let appleRoots = #"""
    05deda1f2359a53a1c4c5f58f72517d6e18d95d8092f9e62ea6527953a9ea986	607b661a450d97ca89502f7d04cd34a8fffcfd4b	ebd41040e4bb3ec742c9e381d31ef2a41a48b6685c96e7cef3c1df6cd4331c99
    06d99e226e1ff7dc94d5f426373cad161587848395f6ebbb3baec353be2d9ed5	8cfb1c75bc02d39f4e2e48d9f96054aac4b34ffa	fe7696573855773e37a95e7ad4d9cc96c30157c15d31765ba9b15704e1ae78fd
    08c71f7012dfb9d9a60b20aa92b76dca2ac522ecb72f00931f5350129b0a8c75	1aedfe413990b42459be01f252d545f65a39dc11	e3b6a2db2ed7ce48842f7ac53241c7b71d54144bfb40c11f3f1d0b42f5eea12d
    09ef22902622d9f6db755e8aa985e373b2e08efbc06b2c5045373b4be51c9107	-	59769007f7685d0fcd50872f9f95d5755a5b2b457d81f3692b610a98672f0e1b
    0a958c56db1e6430d56f6c44d1a1c92673ceaee2bf7218186888e3307e0de924	cb0fc6df4243cc3dcbb54823a11a7aa62abb3468	3c5f81fea5fab82c64bfa2eaecafcde8e077fc8620a7cae537163df36edbf378
    0bb1585315ca1b46cce73813fe0de4da0619ca2dff4906faa145f935b7316eba	3de629489bea07ca21444a26de6eded283d09f59	179fbc148a3dd00fd24ea13458cc43bfa7f59c8182d783a513f6ebec100c8924
    0d3d6ea8054385b17526a9a9faa30d610b7361e0b041a0f6ab1de8625a292b1f	1a8462bc484c332504d4eed0f603c41946d1946b	85a0dd7dd720adb7ff05f83d542b209dc7ff4528f7d677b18389fea5e5c49e86
    10f240f1e34e47ffbc04158b55c7030027e8967545e5d73b8895d16f1155d524	82d1857330e73504d38e0292fbe5a4d1c421e8cd	3417bb06cc6007da1b961c920b8ab4ce3fad820e4aa30b9acbc4a74ebdcebc65
    1278c47a15ccadf0a148a006b0e9b5eb4bc91a18364e4c0e7a241360d26c81b1	f27717fa5ea8fef63d71d568bac9460c38d8afb0	f015ce3cc239bfef064be9f1d2c417e1a0264a0a94be1f0c8d121864eb6949cc
    156f072c19452a9f5a3fc7b1826737a4af7f85194dcb29ef203e623007560849	a397d6f35ea210e1ab459f3c17643cee01709ccc	8a866fd1b276b57e578e921c65828a2bed58e9f2f288054134b7f1f4bfc9cc74
    18f5afa5f87989b338cd08ba4f02ee8baf9cfee86151e43a92f0a6d1ddbe02d2	071fd2e79cdac26ea240b4b07a50105074c4c8bd	0a81ec5a929777f145904af38d5d509f66b5e2c58fcdb531058b0e17f3f0b41b
    1a40353973a402453a447a9d0cfd07a4b8a8949bed3ebe909f8fa482ead6245b	3a9a8507106728b6eff6bd05416e20c194da0fde	45140b3247eb9cc8c5b4f0d7b53091f73292089e6e5a63e2749dd3aca9198eda
    1acbd59614611d5c78109b2fd5221f3c9346956208f83220230602b61004da36	7571a7194819bc9d9dea4147df94c4487799d379	1793927a0614549789adce2f8f34f7f0b66d0f3ae3a3b84d21ec15dbba4fadc7
    1bdc4679854362ad13ca258a2f2b59b31502dc102fb4e0570f3a5d7a69e54a7b	f960bbd4e3d534f6b8f5068025a773db4669a89e	2e7bf16cc22485a7bbe2aa8696750761b0ae39be3b2fe9d0cc6d4ef73491425c
    1e7507c69c3dcb634072e1e113354e811f1ac88db147c1847b30124777baa947	03de503556d14cbb66f0a3e21b1bc397b23dd155	4348a0e9444c78cb265e058d5e8944b4d84f9662bd26db257f8934a443c70161
    1f1112494a2747944558e6d5c3f2567587dc917d9c022412050637989360d281	350fc836635ee2a3ecf93b6615ce5152e3919a3d	6b9c08e86eb0f767cfad65cd98b62149e5494a67f5845e7bd1ed019f27b86bd6
    1f20e81a1599e4be16e41810f3b42093396919cb031dd64a9a17d863f49aed88	6890e467a4a65380c78666a4f1f74b43fb84bd6d	73c176434f1bc6d5adf45b0e76e727287c8de57616c1e6e6141a2b2cbc7d8e4c
    1fae3f05848a69067989b68c5d14a25d6a99f092f1005d6db33caa83d0f40ea9	47b8cdffe56feef8b2ec2f4e0ef925b08e3c6bc3	edf7ebbca27a2a384d387b7d4010c666e2edb4843e4c29b4ae1d5b9332e6b24d
    2005ea7978533561e9b88372d77b93dd115158e5c61b1610724069652db809da	b503f7763b61826a12aa1853eb032194bffececa	fd73dad31c644ff1b43bef0ccdda96710b9cd9875eca7e31707af3e96d522bbd
    20757b6e39bceaa74cb3d29b499a9e555e1bd691d25b999946029deba84d69b5	3f90c87dc7156ff3248fa9c32f4ba20f21b22fe7	a1a86d04121eb87f027c66f53303c28e5739f943fc84b38ad6af009035dd9457
    21836f12ce7969ffec2dd17c6f1d6d09e7a95cf251f2c71b47808066363c970b	ae6c05a39313e2a2e7e2d71cd6c7f07fc86753a0	2cabeafe37d06ca22aba7391c0033d25982952c453647349763a3ab5ad6ccf69
    24129885f1c10ddf69411e9f1600e721fe4624c562c017f719d0981d5f36d193	9f38c45623c339e8a0716ce8544ce4e83ab1bf67	db3517d1f6732a2d5ab97c533ec70779ee3270a62fb4ac4238372460e6f01e88
    25d56a2050f60d8a1de564448817805a8130145dcfb0151368a462dd7bf8f261	f32818cb6475ee292aebedae23583885ebc82207	b4585f22e4ac756a4e8612a1361c5d9d031a93fd84febb778fa3068b0fc42dc2
    25d7d31642cbb13c0fef8feba71475dfde6ee8d63f53a6fcbfab17e6af9bb161	b909ca9c1edbd36c3a6baeed54f15b9306352e5e	136335439334a7698016a0d324de72284e079d7b5220bb8fbd747816eebebaca
    2c32f117e71179643120942a89ca1dac2ee4ed9cc89b533c13620af9b45eacd0	e2c9409f4dcee89aa17ccf0e3f65c529886a1951	bfff8fd04433487d6a8aa60c1a29767a9fc2bbb05e420f713a13b992891d3893
    2cad99a5ca98ac4c7d68ce146d7f1165c8a3b463734f2671cc614dd2248fc870	d1a3d4571d4f55db754c5c429e6316ceb4c63b1f	90370d3efa88bf58c30105ba25104a358460a7fa52dfc2011df233a0f417912a
    2cb33e9fb6e14249d4a589b9b61ee02a3808bce94a0d1ab91813b7c430e3bcf8	bf5920360079a0a0226b8cd5f261d2b82ccb824a	91e2f5788d5810eba7ba58737de1548a8ecacd014598bc0b143e041b17052552
    2d5488070816e4ba1efcca45fb25364e8c344fe00e2f019edc552d4211e36ccb	99e019670d62db76b3da3db85be8fd42d2310e87	97552015f5ddfc3c8788c006944555408894450084f100867086bc1a2bb58dc8
    2fbd83fe1738277a97fe7a51d3fb707993faa446dadc52fdf78cbffb4e652f99	c8cb997270520cf8e6beb20457292acf4210ed35	358df39d764af9e1b766e9c972df352ee15cfac227af6ad1d70e8e4a6edcba02
    35c0a2557ca8d43636f6dfae7834adc299fcff039232b2d781c4cdf9e6a5d6a1	a34106ac906dd14aeb75a54a1099b3b1a18b4af7	945bbc825ea554f489d1fd51a73ddf2ea624ac7019a05205225c22a78ccfa8b4
    366aa83b132571cff233337a91219b79b8c52352fb904cd54b13192aa6e251c2	72ace43379aa4587f6fdac1d9ed6c72f86d82439	242b69742fcb1e5b2abf98898b94572187544e5b4d9911786573621f6a74b82c
    372374ab7a7ed1c6d2237335e9bc254cfa01f01078ccc46f5b480d9241e19962	653fc78a86c63cdd3c545c35f83aed520c4757c8	46edc3689046d53a453fb3104ab80dcaec658b2660ea1629dd7e867990648716
    38b9fd5b642d977a7bc22b40b5cf9ad4620c1eb4c2c9b2decc5f941f8d5e8e83	df135e8b5fc24002fd56b7944cb61ed5a6b11496	5cbf6fb81fd417ea4128cd6f8172a3c9402094f74ab2ed3a06b4405d04f30b19
    3942a82bc0944af364d2a17d044f8ccea43de01d9ececab66efaecc6600d18fa	cc473eaa15dd9236252fb001dfcf6e45c15ddf2a	e44ddb7952261f15005cd60c1d0c38c18cbfd17c273a31f8ed4c8f53e2685f32
    396cc5a1c5ad9adbbc735994ac4b91ad44f53bf019af5dedbdcf9c6b065f1359	0a4823a660a4920a33ea935bc557ea254dbd12ee	d95d0e8eda79525bf9beb11b14d2100d3294985f0c62d9fabd9cd999eccb7b1d
    3af7f6d742951a67463552825b65d47b7ce84d8de5ed71508fccc305eebfbafe	c98077e0629282f5469cf3baf74cc3deb8a3ad39	9a114025197c5bb95d94e63d55cd43790847b646b23cdf11ada4a00eff15fb48
    3ca568793cb9b2c5056c1d20f7a944e8b12878b809691f2bdd0ceb08fca7ff1a	52d8883ac89f7866ed89f37b387094c9020236d0	55926084ec963a64b96e2abe01ce0ba86a64fbfebcc7aab5afc155b37fd76066
    3ed7cda30a8fd9efdb0d7d4b87d7e6ba426a31a072ae6a39889779bcdf78e3af	d287b4e3df37279355f656ea81e536cc8c1e3fbd	9a6ec012e1a7da9dbe34194d478ad7c0db1822fb071df12981496ed104384113
    3f769fe0d0db91ee78bc35fe4b93d14bfbf1ce61ed5f4744e1ce41ca17cb64dd	861ce7fe2da54a8b08fe2811fabea366f860592f	e74fbda55bd564c473a36b441aa799c8a68e077440e8288b9fa1e50e4bbaca11
    4082814c38a68e0acd41f40453908715a2d400095a8046e92e5fd7923fedc5fd	804cd6eb74ff4936a3d5d8fcb53ec56af0941d8c	349dfa4058c5e263123b398ae795573c4e1313c83fe68f93556cd5e8031b3c7d
    428f14a76961b8c630cf6ab8589b0691a521b673a046391dd83b6e4f8ac3b9aa	7c0c321fa7d9307fc47d68a362a8a1ceab075b27	2ce1cb0bf9d2f9e102993fbe215152c3b2dd0cabde1c68e5319b839154dbb7f5
    4ae70bf5c107dd07b52dcddc048f1369b204aee822ca6ef0d3273be74c01820a	c499136c1803c27bc0a3a00d7f72807a1c77268d	c2b9b042dd57830e7d117dac55ac8ae19407d38e41d88f3215bc3a890444a050
    4c3a28919da96f5b22f894e9af957556742ea55b3502afc4d1ea805df2d48bd4	711567c8c8c9bd755d72d038186a9df37124540b	a040929a02ce53b4acf4f2ffc6981ce4496f755e6d45fe0b2a692bcd52523f36
    4ecb1975278e80691e7abc1e9c4b927f6e4faa3c3b974d3236a909c976b58126	4232b616fa04fdfe5d4b7ac3fdf74c401d5a43af	f1c1b50ae5a20dd8030ec9f6bc24823dd367b5255759b4e71b61fce9f7375d73
    4f02f6a2a7846ce97faa8fdf346c3855e20ba58749d9fba8de968df24db0a59f	488714ace3c39e90603ad7ca89eed3ad8cb45066	8560f91c3624daba9570b5fea0dbe36ff11a8323be9486854fb3f34a5571198d
    4ffb4aa48f6d8c1ab6f7dab8ad76234877c3bac614bb78543cd1f9ca81876aab	ccfa6793f0b6b8d0a5c01ef353fd8c53df83d796	6c61dac3a2def031506be036d2a6fe401994fbd13df9c8d466599274c446ec98
    509e503ebc5d284aaa41f4a56804c92d81915506bb9c023afeb058df2aa55277	b599f8afb094f5e320d60aadce4e56a42e6e42ed	e23d4a036d7b70e9f595b1422079d2b91edfbb1fb651a0633eaa8a9dc5f80703
    54431f479fe2a4e5636a92acdbe1e7f60028ac4a1a2244ed31bd17c494b6ee3c	b3db48a4f9a1c5d8ae3641cc1163696229bc4bc6	31ad6648f8104138c738f39ea4320133393e3a18cc02296ef97c2ac9ef6731d0
    561cbecede829ca0115c7f534c69dd5b48f58788824be390304641356f5fcc27	762825d67de0669a7a09b26a3b8e33d736d34fa2	b2fae53e14ccd7ab9212064701ae279c1d8988facb775fa8a008914e663988a8
    56bdb66f422bf34749590f21f227de10933315224b7b3d8f77bf8b4182146faf	3ae10986d4cf19c29676744976dce035c663639a	4ff460d54b9c86dabfbcfc5712e0400d2bed3fbc4d4fbdaa86e06adcd2a9ad7a
    5eb519fdc42b79dfa31ea4b4d2d2cdb8be74fd36435615295c561666eada8564	035cab738187a8ccb0a6d594e2369649ff05992c	4fa3126d8d3a11d1c4855a4f807cbad6cf919d3a5a88b03bea2c6372d93c40c9
    5faff3679f20a4c6b9dfaa6b62fdde0ec3a9a995db4d6a6d3da15551959e9205	5b257b96a465517eb839f3c078665ee83ae7f0ee	62dd0be9b9f50a163ea0f8e75c053b1eca57ea55c8688f647c6881f2c8357b95
    6466f914c9d128cf34dab88b7c7dbba034da73009a38a438fbbd6411039aed79	e08c9bdb2549b3f17c86d6b242870bd06ba0d9e4	eaa962c4fa4a6bafebe415196d351ccd888d4f53f3fa8ae6d7c466a94e6042bb
    656c5e27b636502489b2678c8988b0a2ba4ba48ac45ee1fced216c77e78cd54b	f08f593800b3f58f9a960cd5ebfa7baa17e81312	dd6936fe21f8f077c123a1a521c12224f72255b73e03a7260693e8a24b0fa389
    66c45d9bf088aedc00676ac7006007e172b9d65135fb46dcbaf1116ca951b171	e371e09ed8a742d9db71916b9493ebc3a3d114a3	30d0895a9a448a262091635522d1f52010b5867acae12c78ef958fd4f4389f2f
    6919ef7ac13044b95096073a3f3a3fd4301061758d514772fbbf95117c227a72	737a6b96db42078b5266c2643217fee067902ead	e8e8176536a60cc2c4e10187c3befca20ef263497018f566d5bea0f94d0c111b
    6b274445bb9b2ab0c9403c10776f0282ad51a1bd2ec4654d55c82fd0b9cb471a	f6776add3ffd0113ff16a16c82022fd00a3d1425	4941b001b8a97e961b7817c9d9e960ec4b056bfc915a8c1aabf6ef6b3ac046a5
    6e1bb15c53cb26327033e0d7c8d4f0213a9f5f95ce5205621d3a00e936e9fcfa	8ff04b7fa82e4524ae4d50fa639a8bdee2dd1bbc	cbb522d7b7f127ad6a0113865bdf1cd4102e7d0759af635a7cf4720dc963c53b
    6e1d115e251939210e385a17e6e0604dbb6242ff79dde1bdc8a38d11eb4752b4	55e481d11180bed889b908a331f9a1240916b970	6dc47172e01cbcb0bf62580d895fe2b8ac9ad4f873801e0c10b9c837d21eb177
    74d0322c9c0b177966cfa1bf6ca9a42caf69170366bee3198653dd7972c484ab	7c4296aede4b483bfa92f89e8ccf6d8ba9723795	69729b8e15a86efc177a57afb7171dfc64add28c2fca8cf1507e34453ccb1470
    76cfb14372e64f28285712f34902cd13db484ab4e323ed4dea684ccdf5aa2f88	744999d1ffb47a684575c37eb4dcccce3933da08	81a9088ea59fb364c548a6f85559099b6f0405efbf18e5324ec9f457ba00112f
    77cd3fe964676605b45ec8c968cd4a4221ce07ad76013f488456c1488c99a52b	2d4e8ca7c223b257a9066b3e6b2b89f3c35e47ce	22d9599234d60f1d4bc7c7e96f43fa555b07301fd475175089dafb8c25e477b3
    7a3cc43e1553fe5462e5b2fb968c303c034365b8dc6bb8f9736b4e8d922e385d	9d93c6538b5ecaaf3f9f1e0fe59995bc24f6948f	0376ab1d54c5f9803ce4b2e201a0ee7eef7b57b636e8a93c9b8d4860c96f5fa7
    7a5aac0a4318822b73572d8877dc076d616ae3ca5fba32106f44ef9fcf86f75a	f77dc5fdc4e89a1b7764a7f51da0ccbf87609a6d	ebc5570c29018c4d67b1aa127baf12f703b4611ebc17b7dab5573894179b93fa
    7af73d8dcdcc29ebb42f678cea84457d7c2ff12633e04809fc5ea33d8f22ad83	9dc067a60c22d926f545aba665521127d845ac63	70a73f7f376b60074248904534b11482d5bf0e698ecc498df52577ebf2e93b9a
    7afc265b7b428e05c95b83d1619ca61c6ef8dbacbf8f0c229ff773b18bca4cff	8418cc8534ecbc0c94942e08599cc7b2104e0a08	8ecde6884f3d87b1125ba31ac3fcb13d7016de7f57cc904fe1cb97c6ae98196e
    7ca8deef52ed34d4477ae88a248e56fad6df1b604316a4f494b6b270501242f8	0b58e58bc64c1537a440a930a921be47365a56ff	0c2cd63df7806fa399ede809116b575bf87989f06518f9808c860503178baf66
    7d5ee0367555e5cd6d6647dfde1d417642114bdf67090c762a3543a4aed76a42	bbaf7e023dfaa6f13c848eadee3898ecd93232d4	52f0e1c4e58ec629291b60317f074671b85d7ea80d5b07273463534b32b40234
    7d8002d3f032af080edccb03f324b875c05aba02decffbd4200bf012dc510e3d	a0d6073d5e24f77ba0442e24520d19aa2b0491a7	1be7abe30686b16348afd1c61b6866a0ea7f4821e67d5e8af937cf8011bc750d
    801b0fe2f540f259b6f2dee1db37f75cb1ca2b10578fefdfc50beb0dd1928c6a	82212d66c6d7a0e015ebce4c0977c4609e546e03	657cfe2fa73faa38462571f332a2363a46fce7020951710702cdfbb6eeda3305
    814ac939e3b96a710498f1092d020759b38eb83774ac245fd9d6b930d4fc88d8	c617d0bca8ea0243f21b06995d2b9020b9d79ce4	88ef81de202eb018452e43f864725cea5fbd1fc2d9d205730709c5d8b8690f46
    8283f3a4c07c2b55b07e66485757541804bd5276acf8c1f49aa8f44bb5115424	fbef0d869eb0e3dda9b9f121177f3efcf0772b1a	40f6af0346a99aa1cd1d555a4e9cce62c7f9634603ee406615833dc8c8d00367
    87b9c7236fc72fa71de5d10250f298ef1c94d84efc80b9cf8dadde5d24920c65	c1f126baa02dae8581cfd3f12a12bdb80a67fdbc	34d8a73ee208d9bcdb0d956520934b4e40e69482596e8b6f73c8426b010a6f48
    881d6962ec6c6adb3df44a4d0a1e6b1bde83678ec87445da5b7c47c70fd3e371	5bca5ee5ded281aacda82d6451b6d9729b97e64f	22a2c1f7bded704cc1e701b5f408c310880fe956b5de2a4a44f99c873a25a7c8
    8846c8134334dbd72bd9bac04469145840b17e5609c4b3b3540704a3f815dbe8	8d06667424763af389f7bcd6bd477d2fbc105f4b	6b328085625318aa50d173c98d8bda09d57e27413d114cf787a0f5d06c030cf6
    88a9c037ef37d041b8e82ecfdef270b51c412937a7e05cb9e15a4fef53d5d297	ecd7e382d2715d644cdf2e673fe7ba98ae1c0f4f	552f7bdcf1a7af9e6ce672017f4f12abf77240c78e761ac203d1d9d20ac89988
    8ac831b8ced6d87259d3c1ad17a4e6f66fe7804090dbd9c1a582cdb3f0efe375	fb2e37eee3847a272ecd1935b1337cffd44442b9	8faf7d2e2cb4709bb8e0b33666bf75a5dd45b5de480f8ea8d4bfe6bebc17f2ed
    8ce9e110826b2a4d7335de4ba88811b9e0fa19b735ef26aee1abef7777c3bf66	f038429434a93c007f52ee39a5f74b0dbc6a7d23	1d4ca4a2ab21d0093659804fc0eb2175a617279b56a2475245c9517afeb59153
    905428ff44bdac1d2a03a23d3e14e80a62d6b3486159b1c7492da8652760c51d	2025f307fda76ff196ee911069cc9aef7dc86878	78833a783bb2986c254b9370d3c20e5eba8fa7840cbf63fe17297a0b0119685e
    911b6ea17d5fbcc605f133e084b2960d06c4e679936535ee45f1b7d3a12ba57f	5208d2be328125fdf51a97ec4e5f1abb53cd90ad	8dd4b5373cb0de36769c12339280d82746b3aa6cd426e797a31babe4279cf00b
    9149d5cea6dee4f7d82fdeee886b6deeb6e989f569fd2c8f727bcc64c6fa0ea8	9aaf297ac011353526513000c36afe40d5aed63c	bd71fdf6da97e4cf62d1647add2581b07d79adf8397eb4ecba9c5e8488821423
    91c9e05a44b848c69e1cb783d869b2f399de43e442b62f38e11922c4524bd9e7	1d1c650ea8f2257bb491cfe4b1b1e6bd55746c05	2530cc8e98321502bad96f9b1fba1b099e2d299e0f4548bb914f363bc0d4531f
    942730aea93bc391fb26face37c03e1a0b14d631d1ce4c52fbd878c6fa0de087	bf5fb7d1cedd1f86f45b55acdcd710c20ea988e7	1465fa205397b876faa6f0a9958e5590e40fcc7faa4fb7c2c8677521fb5fb658
    946fd21051a446994209ff6c0754871b552555766b573eb2cb8c0c49dd8c4c1d	7c5d028413d4cc8a9b81ce171c2e291e9c486342	86a1ecba089c4a8d3bbe2734c612ba341d813e043cf9e8a862cd5c57a36bbe6b
    9544baa1dc711170701e5358139719b1561d78014ebde07a3a93184f359925c6	d29f88dfa1cd2cbdecf53b0101933327b2eb604b	88f438dcf8ffd1fa8f429115ffe5f82ae1e06e0c70c375faad717b34a49e7265
    974ad0f30a2e52864e241617e31d84ab0e0c3d3fa50726e2eef105216d26684a	bbffca8e239f4f99cadbe268a6a51527171ed90e	8d25cd97229dbf70356bda4eb3cc734031e24cf00fafcfd32dc76eb5841c7ea8
    97a702f3e6d01fc66334e43d76a07c1eed5519920cd316dc615be096b206c59c	155f35575155fb25b2ad0369fc01a3fabe1155d5	5edb7ac43b82a06a8761e8d7be4979ebf2611f7dd79bf91c1c6b566a219ed766
    9dc5bfcf1c8fa3feb27bf4e2227a60ccf647e7836f641cfb4fb77a2c592fe1b5	a7a506b12ca60960eed197e970aebc3b196cdb21	f356bea244b7a91eb35d53ca9ad7864ace018e2d35d5f8f96ddf68a6f41aa474
    a49f80c416da6c1474007548cbed259a53fe18a582862194a53d45b66b1aa436	17a0cdc1e441b63a5b3bcb459dbd1cc298fa8658	be6c4da2bbb9ba59b6f3939768374246c3c005993fa98f020d1dedbed48a81d5
    a630cfc3a7be67d27773b6261c8c92a0fd242eda2f8e3a18622172cf9df25c90	51331ced3640af17d325cd6968f2af4e233eb341	371a00dc0533b3721a7eeb40e8419e70799d2b0a0f2c1d80693165f7cec4ad75
    a6d14b8dbd31b4d6edfca3e5379dd8a3e3a7cc213133687693fee1f2552c3643	cbd0bda9e1980551a14d37a28379ce8d1d2ae484	7e37cb8b4c47090cab36551ba6f45db840680fba166a952db100717f43053fc2
    a6d511601747074f3acd619a3807c5544476c0fcb1e4b1d0742bff9275d999bf	2bd06947947609fef46b8d2e40a6f7474d7f085e	b0b1730ecbc7ff4505142c49f1295e6eda6bcaed7e2c68c5be91b5a11001f024
    a85fe4d2038b80210efa0c0b98a40024f5d6de3e49f0fd4b47e61bb243cedd7c	a09315286eee8f08b235c69e627974a7b10e2b7b	319af0a7729e6f89269c131ea6a3a16fcd86389fdcab3c47a4a675c161a3f974
    a8b2b5fd08100c107e2d27c7c176fce93d81c75308e1d575585c31e54e34ce50	b4220b829924010e9cbbe40efdbffb972093992a	44b545aa8a25e65a73ca15dc27fc36d24c1cb9953a066539b11582dc487b4833
    ab2ab798a87d535923cf17306775dd7f5dd384d3d76d2b17922971b353404893	54b07bad45b8e2407ffb0a6efbbe33c93ca384d5	b085d70b964f191a73e4af0d54ae7a0e07aafdaf9b71dd0862138ab7325a24a2
    ae01d0f6c8b05a45576b2f02a85a55f5a2a601c7850b51e7bbbf52dbe85116d8	b3037eae36bcb079d1dc9426b611be21b2698694	41c923866ab4cad6b7ad578081582e020797a6cbdf4fff78ce8396b38937d7f5
    ae6377bcdaf87fe1a4f9adb16543ba10346a21de49cc572595eaf47a6bbd61c4	c151455059ab3ee72c5afa2022120780887c116a	018e13f0772532cf809bd1b17281867283fc48c6e13be9c69812854a490c1b05
    afe5a9652893b306e8965ec5da45afcd8067edf89325e2f9a75cdc64d1c72e71	dc2e1fd1613779e4abd5d5b31271683d6a689c22	9a296a5182d1d451a2e37f439b74daafa267523329f90f9a0d2007c334e23c9a
    b21fcb631d28ec6bfe2afc3cbcf8e12c5327f081b916630a55ceeb413aeda796	bbb0dea15833889aa48a99debebdebafdacb24ab	63343abfb89a6a03ebb57e9b3f5fa7be7c4f5c756f3017b3a8c488c3653e9179
    b239d27dad92591775f98bf31a6f6e7dbd8c77a1fba1d7c7bd5e6b811ba7c29e	55a98489d2c132bd18cb6ca6074ec8e79dbe8290	55903859c8c0c3ebb8759ece4e2557225ff5758bbd38ebd48276601e1bd58097
    b2c56b255eb9b79d5f3523357f01a01f6ff50b8a7d0f151c08a8fd03501cf81b	e3fe2dfd28d00bb5bab6a2c4bf06aa058c93fb2f	5cc3d78e4e1d5e45547a04e6873e64f90cf9536d1ccc2ef800f355c4c5fd70fd
    b4229779897b2bc6e37a5f67b61dbf32c537845a621b9af7b61fdf89ca39d3f6	e4af2b26711a2b4827852f52662ceff08913713e	d947432abde7b7fa90fc2e6b59101b1280e0e1c7e4e40fa3c6887fff57a7f4cf
    b46c4c6a33058db6efd50ce4ad4d405d8bfb10c41b93de7dd11ec105ab50e0ff	0a85a9776505987c4081f80f972c38f10aec3ccf	513b2cecb810d4cde5dd85391adfc6c2dd60d87bb736d2b521484aa47a0ebef6
    bafbf742d057a16fbff39e2485ef7462ba3709ca2a564190979cf591ff6da208	b13ec36903f8bf4701d498261a0802ef63642bc3	7431e5f4c3c1ce4690774f0b61e05440883ba9a01ed00ba6abd7806ed3b118cf
    be9a103e692bd10109f6853d5429fe569a7ec91d5758eb64b6dd4f8a304a6bdb	b763e71add8de908a65583a4e06a504165114249	02ed0eb28c14da45165c566791700d6451d7fb56f0b2ab1d3b8eb070e56edff5
    bf2b99287cb23198d4d9e14190431902d2e497c7202a87cf303c34a59e344359	6a72267ad01eef7de73b6951d46c8d9f901266ab	43df5774b03e7fef5fe40d931a7bedf1bb2e6b42738c4e6d3841103d3aa7f339
    bfa8d36391568aa36d54e6e896da3bbc1fe7a9742ede3a123efb00c74100687f	d122da4c59f14b5f2638aa9dd6eeeb0dc3fba961	c90f26f0fb1b4018b22227519b5ca2b53e2ca5b3be5cf18efe1bef47380c5383
    c5d4c7a0261b52e45634f072cc7345a17653fb12aea44eee4e372c07bc278896	5b1fc4716cb21b9fbe5c1f8cfdb3b6fbb30e0987	e38655f4b0190c84d3b3893d840a687e190a256d98052f159e6d4a39f589a6eb
    c8f52e90608a9b6669f44d5bf06b2ced8989c91782db89e8ac856f6e231c0210	b6a1543902c3a03f8e8abcfad4f81ca6d13a0efd	b676f2eddae8775cd36cb0f63cd1d4603961f49e6265ba013a2f0307b6d0b804
    c901075949ebc3fe556d0b8424578ff8292bfa9fd66213c0e2af860f83ccae71	d3948a4c62132a192eccaf728a7d36d79a1cdc67	eec5496b988ce98625b934092eec2908bed0b0f316c2d4730c84eaf1f3d34881
    ca022c70a9410a6af9e797acde44619a47b3aa2f308dd95262ff5020ad62426d	45eba2aff492cb82312d518ba7a7219df36dc80f	3e9099b5015e8f486c00bcea9d111ee721faba355a89bcf1df69561e3dc6325c
    ca4d029620dc16358b796f1b44e66c64c115e80c00eb35e60df3405c2cea5c12	024593d80d4862ac69baae065b3efbaa269150b1	2605875afcc176b2d66dd66a995d7f8d5ebb86ce120d0e7e9e7c6ef294a27d4c
    ccb6a610f13c670c7e4daaba9bcda77aa1df5af705b967a81de40e8bc0d1899c	2bd06947947609fef46b8d2e40a6f7474d7f085e	0d83b611b648a1a75eb8558400795375cad92e264ed8e9d7a757c1f5ee2bb22d
    ce358626522e56400f48ccfdb52df59f5f9c85a7ea3efc7fd19b641b0bd0d812	a0110a233e96f107ece2af29ef82a57fd030a4b4	d7a7a0fb5d7e2731d771e9484ebcdef71d5f0c3e0a2948782bc83ee0ea699ef4
    ce6a172b6d7dfe6d530d6ea7cc603e42f89e836bed6f19e70f12854a4e5c2db1	4e2254201895e6e36ee60ffafab912ed06178f39	cb3ccbb76031e5e0138f8dd39a23f9de47ffc35e43c1144cea27d46a5ab1cb5f
    d20f6f814a729a2de4bb43595f0cec7adf08b015eb789111f2254912f1d3ac7a	c64fa23d066384099cce62e404ac8d5cb5e9b61b	cecddc905099d8dadfc5b1d209b737cbe2c18cfb2c10c0ff0bcf0d3286fc1aa2
    d31764d55bcd0ebddb1c10e694ef60f8e3b6eefe5184e013b40b8345f56a6757	310a908fb6c69dd2444b80b5a2e61fb1124f1b95	cbb9c44d84b8043e1050ea31a69f514955d7bfd2e2c6b49301019ad61d9f5058
    d7c14e9b9fc7c997fa64915da80932586c2ab4920a96246ac2791103030d0b54	5673586495f9921ab0122a046279a14015882149	7bb647a62aeeac88bf257aa522d01ffea395e0ab45c73f93f65654ec38f25a06
    db7af96bfe1204676fe2949971ce71c80e17d33e118087411fad84faa7faa76c	ede76f765abf60ec495bc6a577bb7216719bc43d	8fe4fb0af93a4d0d67db0bebb23e37c71bf325dcbcdd240ea04daf58b47e1840
    dc537d80c2f1db578cf69edb0966634cb0729d3c3c90ce6a5fee5c72be048b71	09cb597f86b2708f1ac339e3c0d9e9bfbb4db223	c741f70f4b2a8d88bf2e71c14122ef53ef10eba0cfa5e64cfa20f418853073e0
    dd3fed1ee9cc70d93d17409b6ca8c294f127d226218bfb66844ad5724a94aa7d	1e0cf7b667f2e192260945c055392e773f424aa2	c0a6f4dc63a24bfdcf54ef2a6a082a0a72de35803e2ff5ff527ae5d87206dfd5
    dd7802a00e09ce4d829de30f046d1ed60cacb836e405d6d5f6b83132043f214d	b00cf04c30f405580248fd33e552af4b84e36652	1ba5b2aa8c65401a82960118f80bec4f62304d83cec4713a19c39c011ea46db4
    dd8eb0f47656c6faff21b7cfff2ad98da43fdb386456355ebb27b602be85bfc1	cec34ab99955f2b8db60bfa97ebd56b59736a7d6	7d05ebb682339f8c9451ee094eebfefa7953a114edb2f44949452fab7d2fc185
    ddfcffd39ac00536d517d68fb7bc8550a5512a0ae491a3ecb814c91876a4d986	ed4419c0d3f0068beea47bbe42e72654c88e3676	5d56499be4d2e08bcfcad08a3e38723d50503bde706948e42f55603019e528ae
    de5e4f274f777662a046ccdde662b7dcf12adf1acf2763ec801712dd9abd4b4f	e0aa3f258d9f445cc13ae82eae774c843e670cf4	77b82cd8644c4305f7acc5cb156b45675004033d51c60c6202a8e0c33467d3a0
    de87d0dc8d29f6d3547d8242abdf96632ee3dfb1538da253186f94553bcde604	f2c013e082433efbee2f673296355cdbb8cb02d0	18f1fc7f205df8adddeb7fe007dd57e3af375a9c4d8d73546bf4f1fed1e18d35
    dfeb549aa29240c9b6f240146c01a22d8c16ba3cd2a578ab6e21307c3cac6dd9	898f2fa3e82ba014547bf356b8265f67380b9cd0	c32ffd9f46f936d16c3673990959434b9ad60aafbb9e7cf33654f144cc1ba143
    e0e7c9561648177ca24e293b864c9112c2114fa0d3882538dbab06da8836d229	9c5f00dfaa01d7302b3888a2b86d4a9cf2119183	568d6905a2c88708a4b3025190edcfedb1974a606a13c6e5290fcb2ae63edab5
    e17dd49e5a34be8b9a6676efcc3e8727f7db69e6912f1ded62ad340454d471ac	-	d8e0febc1db2e38d00940f37d27d41344d993e734b99d5656d9778d4d8143624
    e1f4acfbdb90681eb10a1b6929a0d01434bdce0a0471e2f31d7e8732bfbd3a14	b7fe2d62c58153cd521a2f5d60a0c35dfbb21c1c	ad7dd58d03aedb22a30b5084394920ce12230c2d8017ad9b81ab04079bdd026b
    e244a8ce86d7c8a535d06b19db7a828dad5388cec7c5dd4a79f1d2dfafccd85d	abb6dbd7069e37ac3086079170c79cc419b178c0	18ce6cfe7bf14e60b2e347b8dfe868cb31d02ebb3ada271569f50343b46db3a4
    e3e2caec65aa560c23d276e081c9f7f76f92431b5780364cb30bdb4bedc6fc70	fdda14c49f30de21bd1e4239fcab632349e0f184	49e7a442acf0ea6287050054b52564b650e4f49e42e348d6aa38e039e957b1c1
    e5b3f8018024641e6cd416e417fa8340050d5a0e3be3f18f8edc7961500dc057	65cdebab351e003e7ed574c01cb473470e1a642f	04048028bf1f2864d48f9ad4d83294366a828856553f3b14303f90147f5d40ef
    e5b4891bcbe264f03ae101b71b7b042dbeea3ff67127b4788417983061ccb6f8	c91b538112fe04d516d1aabc9a6fb7a095196eca	3f99cc474acfce4dfed58794665e478d1547739f2e780f1bb4ca9b133097d401
    e65901f5fcfc65adf59eebbee3d8f702a5f4fb944f2c5802166bc8bc74c87855	5379bf5aaa2b4acf5480e1d89bc09df2b20366cb	e793c9b02fd8aa13e21c31228accb08119643b749c898964b1746d46c3d4cbd2
    eb8182bfc5a21c11dcb22d75c79cb5e1191715bf1cd4f56cfe630625b60371de	f924ac0fb2b5f879c0fa60881bc4d94d029e1719	063e4afac491dfd332f3089b8542e94617d893d7fe944e10a7937ee29d9693c0
    eb91244c664288c64c64f0d9d5d22430b7e2a592cf88bfee82c6827d1523092f	179dcd1e8bd6392b70d35cd4a0b81fb000fcc561	5a2fc03f0c83b090bbfa40604b0988446c7636183df9846e17101a447fb8efd6
    ed63c1cdb7f3b9c50754f01c09b14a97d4980f76aaa98ddf160cc25763534ae0	d3ecc73a656ecce1da769a56fb9cf3866d57e581	e35d28419ed02025cfa69038cd623962458da5c695fbdea3c22b0bfb25897092
    f1aea717373da0d5dd3d37c6ac3f23b63068a51c26deba9c34bad033a0f6057a	a7d79577eb4ac327cd93be374c268421147d5d98	d5917a7791eb7cf20a2e57eb98284a67b28a57e89182da53d546678c9fde2b4f
    f68b480e36604405dafa39e72c26039861a0beb22689ab6e9d194c90062565d0	0876cdcb07ff24f6c5cdedbb90bce284374675f7	5c58468d55f58e497e743982d2b50010b6d165374acf83a7d4a32db768c4408e
    f6db2fbd9dd85d9259ddb3c6de7d7b2fec3f3e0cef1761bcbf3320571e2d30f8	79b459e67bb6e5e40173800888c81a58f6e99b6e	96bcec06264976f37460779acf28c5a7cfe8a3c0aae11a8ffcee05c0bddf08c6
    fd7996d3d652a98ae715c34809a1079eff99f5440c7b5cfffd671df976206840	d2c4b0d291d44c1171b361cb3da1fedda86ad4e3	c3846bf24b9e93ca64274c0ec67c1ecc5e024ffcacd2d74019350e81fe546ae4
    fe10d740f2f93bb48fedcd0edcf59d66f4b7832f259e7dee77b34731c4a0efed	dd040907a2f57a7d5253129295ee3880250da659	85666a562ee0be5ce925c1d8890a6f76a87ec16d4d7d5f29ea7419cf20123b69
    ffc9a3394968872df0402ea8177ec4709d543b28b15b16283293a0bc98718f38	6a385b268dde8b5af24f7a54831918e30835a6ba	bfd88fe1101c41ae3e801bf8be56350ee9bad1a6b9bd515edc5c6d5b8711ac44
    """#
}
