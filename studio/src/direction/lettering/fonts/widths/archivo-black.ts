// Written by studio/fonts/measure.ts from @fontsource/archivo-black, weight 400, normal.
// Height of capitals, of the highest and of the deepest letters, then widths, all in thousandths of the font size.
export default String.raw`703 891 219
167 ⁄
278 '/\|¦‘’‚
304 ′
333 !,-.:;ijl¡¨¯´·¸ìíîïĩīĭįıĵĺļł‹›
389 ()I[]f{}ÌÍÎÏĨĪĬĮİ
390 ſ
400 ª°²³¹º
444 rtŕŗřţŧț
500 "_ľ–“”„•
524 ″
534 ŀ
556 *zźżž
611 ?svy¿ýÿśŝşšŷș
625 ť
660 #+<=>^~¤¬±×÷−
667 $0123456789FJLabcdeghknopqux¢£¥§«µ»ßàáâãäåçèéêëðñòóôõöøùúûüþāăąćĉċčđēĕėęěĝğġģĥħĴķĸĹĻĽĿŁńņňōŏőũūŭůűų†€
668 ĳ
681 ŋ
722 EPSTZÈÉÊËÞĒĔĖĘĚŚŜŞŠŢŤŦŹŻŽȘȚ
740 @
778 ABCDRVXYÀÁÂÃÄÅÇÐÝĀĂĄĆĈĊČĎĐŔŖŘŶŸ
800 ©®
814 Ŋ
833 GHKNOQUÑÒÓÔÕÖØÙÚÛÜĜĞĠĢĤĦĶŃŅŇŌŎŐŨŪŬŮŰŲ
844 ď
850 ¶
858 ŉ
889 &
944 Mwŵ
950 ™
1000 %Wm¼½¾ÆæŒœŴ—…
1028 Ĳ
`;
