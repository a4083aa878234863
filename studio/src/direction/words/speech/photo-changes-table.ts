/** Patterns of folded words that ask for another photo than the one there is, in Portuguese and English, by what they ask. */
export const PHOTO_CHANGES = {
  swapped: [
    "(?:troc|mud|substitu)[a-z]{1,4} (?:[oa]s?|ess[ae]) (?:fundo|ceu|cenario|paisagem|roupa|cabelo|rosto|vestido|camisa|cor d[aeo]s? (?!texto|letra|legenda|video|filme|imagem|foto))",
    "(?:replac|swap|chang|switch)[a-z]{0,4} (?:the|her|his|my|its|their) (?:background|sky|scenery|hair|clothes|outfit|dress|shirt|face|colou?r of)",
  ],
  turned: [
    "(?:transform|convert|vir|turn|make)[a-z]{0,4} (?:[a-z]+ ){0,3}(?:em|num|numa|into|like|a) (?:uma? |an? )?(?:desenho|cartoon|anime|pintura|aquarela|caricatura|boneco|lego|painting|watercolou?r|sketch|drawing|3d)",
    "(?:envelhec|rejuvenesc|emagrec|engord|maqui)(?:e|a|er|ar) (?:[oa]s?|ela|ele|d[oa]) ?",
    "deix[ae] (?:(?:ela|ele|[oa]s? [a-z]+) )?(?:de (?:noite|dia)|mais (?:magr|jovem|velh|loir|alt)[a-z]*|careca|barbud[oa])",
    "(?:make|turn) (?:it|the photo|this) (?:to )?(?:night|daytime|snowy|rainy)",
  ],
  added: [
    "(?:adicion|acrescent|coloc|coloq|bot|poe|ponh|inser|insir)[a-z]{0,3} (?:[oa]s? )?(?:minha|noss[ao]|meu) (?:logo(?:tipo|marca)?|marca d'agua)(?![a-z])",
    "(?:add|put|insert) (?:my|our) (?:logo|watermark)(?![a-z])",
    "(?:adicion|acrescent|coloc|coloq|bot|poe|ponh|inser|insir)[a-z]{0,3} (?:uma? |uns |umas |mais )?(?:fogos de artificio|neve|chuva|confetes?|asas|arco-iris|relampagos?|passaros|borboletas|baloes|chapeu|oculos|coroa|bigode|barba|fumaca|efeitos? de (?:fogo|fumaca|neve|chuva|explosao)|placa de)(?! (?:escrit|n[oa] texto))",
    "(?:add|put) (?:an? |some )?(?:fireworks|snow|rain|confetti|wings|rainbow|lightning|birds|butterflies|balloons|hat|glasses|crown|m(?:o)?ustache|beard|smoke|(?:fire|smoke|snow|rain|explosion) effects?)",
  ],
  weathered: [
    "(?:neve|chuva|chuvinha|confetes?|petalas|folhas|brilhinhos?|fumacinha|faiscas|bolhas|coracoezinhos|flocos|serpentina) (?:(?:de [a-z]+|bem [a-z]+|fin[oa]s?|colorid[oa]s?) )?(?:caindo|cai|voando|subindo|flutuando|passando)(?![a-z])",
    "(?:faz|fazer|faca|deixa) (?:cair|chover|nevar|sair)(?![a-z])",
    "(?:po[er]|por|coloc[a-z]+|bot[a-z]+|solt[a-z]+|add) (?:(?:uma?|uns|umas|um efeito de|efeito de|some|a little) )?(?:chuvinha|brilhinhos?|brilhos|fumacinha|confetes?|petalas|faiscas|coracoezinhos|passarinhos?|sparkles|glitter|petals)(?![a-z])",
    "efeitos? de (?:neve|chuva|fumaca|fogo|brilho|confetes?|neblina)(?![a-z])",
    "(?:vapor|fumaca|fumacinha|steam|smoke) (?:saindo|subindo|rising|coming)",
    "(?:parec(?:a|er)|fic(?:ar|que)) (?:que )?(?:(?:ta|esta) (?:chovendo|nevando|de noite)|e (?:de )?(?:noite|dia))(?![a-z])",
    "(?:let|make) the (?:candle|fire|flame|water|curtain|leaves|flag)s? (?:flicker|burn|move|flow|sway|wave)",
    "(?:movimento|vento) n[oa]s? (?:cortinas?|folhas|cabelos?|agua|arvores|bandeira|vestido)(?![a-z])",
  ],
  taken: [
    "(?:tir|remov|apag|elimin)(?:a|e|ar|er|ue) (?:[oa]s?|ess[ae]s?|aquel[ea]s?) (?:oculos|chapeu|bone|barba|pessoas?|gente|povo|homem|mulher|cara|moco|moca|carros?|fios?|postes?|mancha|espinhas?|rugas?|marca d'agua|lixo)(?![a-z])(?! (?:d[eo]|fora d[eo]) (?:quadro|enquadramento|plano|foco))",
    "(?:remove|erase|delete|get rid of) (?:the|that|those|his|her|my) (?:glasses|hat|beard|person|people|man|woman|guy|girl|cars?|wires?|poles?|stain|wrinkles|watermark|trash)",
  ],
  cropped: [
    "(?:cort|tir|remov|apag|elimin|recort)(?:a|e|ar|er|ue) (?!.*(?:text|legend|letr|frase|filtro))(?:[a-z-]+ ){1,4}d(?:[ae]|ess[ae]|est[ae]) (?:minha )?(?:foto|imagem|fotografia)",
  ],
  mixed: [
    "(?:junt|mistur|mont|combin|emend)[a-z]{1,3} com (?:[oa] |uma |minha |outra )*foto",
    "(?:combin|merg|mix|blend)[a-z]{1,3} (?:it |this )?with (?:another|a second|the other) photo",
  ],
  unseen: [
    "(?:mostr|revel|film)[a-z]{1,4} (?:o que|oq) (?:tem|ha|esta|ta|fica) (?:dentro|atras|embaixo|por tras|do outro lado)",
    "(?:o lado|a parte) de tras d[aeo]",
    "(?:show|reveal)[a-z]{0,3} (?:what'?s|what is) (?:inside|behind|under)",
    "the back side of",
  ],
} as const;
