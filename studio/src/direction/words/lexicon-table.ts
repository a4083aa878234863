/**
 * The words with which people direct films, and those with which they speak to viewers: one table for the classifier
 * of free text, the matcher and the speller. Columns: meaning | strength | language | phrases, folded.
 *
 * Strength is what a phrase alone says for "this directs a film": 3 is said of films only, 2 mostly, 1 of films and of
 * other things, 0 is not counted (the matcher still knows it), below 0 speaks to somebody who reads. `{a/b/}` stands for
 * each of its parts, also an empty one: "mostr{a/e/ar}". The first phrase of a meaning is the most usual one.
 */
export const LEXICON_TABLE = `
size extreme-close-up | 3 | pt | plano detalhe, planos detalhe, plano{/s} de detalhe{/s}, detalhe extremo, super close, superclose, big close, close extremo, close-up extremo, close up extremo
size extreme-close-up | 1 | pt | detalhe{/s}, macro, bem de pertinho, o mais perto possivel
size extreme-close-up | 3 | en | extreme close-up, extreme close up, extreme close{/ shot}, ecu, detail shot{/s}, macro shot{/s}, macro lens
size extreme-close-up | 1 | en | detail{/s}, extreme macro
size close-up | 2 | pt | close, closes, zoomzinho, primeirissimo plano, enquadramento fechado, plano{/s} fechado{/s}, plano{/s} fexado{/s}, plano proximo, planos proximos
size close-up | 1 | pt | primeiro plano, fechado, de perto, bem de perto, bem perto, pertinho, bem pertinho, de pertinho, mais de perto, mais perto
size close-up | 3 | en | close-up{/s}, close up{/s}, closeup{/s}, close shot, tight shot, tight on, start tight, end tight, tight framing
size medium | 3 | pt | plano medio, planos medios, meio plano, plano americano
size medium | 1 | pt | medio, meio corpo, da cintura pra cima, da cintura para cima
size medium | 3 | en | medium shot, mid shot, mid-shot, medium close-up
size medium | 1 | en | medium, waist up
size wide | 3 | pt | plano aberto, planos abertos, plano geral, planos gerais, plano amplo, plano conjunto, plano de conjunto, tomada aerea, enquadramento aberto
size wide | 1 | pt | aberto, geral, amplo, plano inteiro, de longe, bem de longe, mais de longe, visao geral, visao ampla, vista geral, imagem ampla, de corpo inteiro, corpo inteiro
size wide | 0 | pt | longe
size wide | 1 | pt | la de longe, plano de longe
size wide | 3 | en | wide shot{/s}, wide angle{/ shot}, full shot, establishing shot, establishing view, long shot, aerial shot, hero shot, start wide, end wide, wide view, wide establishing
size wide | 1 | en | wide, overview, full view, from afar, from far away, full length
place all | 1 | pt | na imagem toda, imagem toda, imagem completa, no quadro todo, quadro todo, na cena toda, cena toda
place all | 0 | pt | em tudo
place all | 1 | en | whole image, entire image
place all | 0 | en | everything
place whole | 1 | pt | na foto inteira, a foto inteira, foto inteira, na foto toda, foto toda, foto completa, na imagem inteira, imagem inteira
place whole | 1 | en | whole photo, entire photo, full photo, whole picture, entire picture, full image
place polaroid | 1 | pt | na polaroid, numa polaroid, em polaroid, como polaroid, como uma polaroid, em uma polaroid
place polaroid | 0 | pt | polaroid, polaroide, na polaroide, foto polaroid, foto instantanea
place polaroid | 1 | en | as a polaroid, polaroid frame, polaroid photo, instant photo
place subject | 1 | pt | no assunto, assunto, assunto principal, no sujeito, sujeito, no objeto, objeto principal, no tema, protagonista, personagem
place subject | 0 | pt | no produto, produto
place subject | 1 | en | on the subject, subject, product
place face | 0 | pt | no rosto, rosto, na face, face, nos olhos, olhos, olhar, no olhar
place face | 0 | en | eyes
place top | 0 | pt | no alto, em cima, no topo, topo, parte de cima, parte superior
place top | 0 | en | at the top, the top
place bottom | 0 | pt | na base, embaixo, em baixo, no rodape, parte de baixo, parte inferior, no chao
place bottom | 0 | en | at the bottom, the bottom
place left | 0 | pt | a esquerda, na esquerda, no lado esquerdo, lado esquerdo, canto esquerdo
place left | 0 | en | on the left
place right | 0 | pt | a direita, na direita, no lado direito, lado direito, canto direito
place right | 0 | en | on the right
place center | 0 | pt | no centro, ao centro, centro, no meio
place center | 2 | pt | meio da imagem, no centro do quadro, no meio do quadro
place center | 1 | en | center, centre, centered, centred

move push-in | 2 | pt | aproximacao, aproximacao lenta, zoom, zoom para dentro, zoom lento, zoom suave, zoom leve, zoom dramatico, close lento, zoon, zom, zomm, zum, zoomzao, dar zoom, da zoom, da um zoom, dando zoom, fecha o plano, feche o plano, fechar o plano, fechando o plano
move push-in | 1.5 | pt | aproxima, aproximar, aproxima-se, aproximando, se aproximando, aproximar-se, aproxime, se aproxima, avanca, avancar, avance, avancando, avanca devagar
move push-in | 1.5 | pt | {vai/va/vem} {/bem /mais }pert{o/inho}
move push-in | 2 | pt | cheg{a/ue/ar/ando} {/mais }{/bem }pert{o/inho}, vai chegando, venha chegando, vem chegando, va chegando, cheg{a/ue/ar/ando} junto
move push-in | 3 | pt | camera avanca, camera se aproxima, camera avancando, camera aproxima, camera chega, camera entra, camera mergulha
move push-in | 2 | en | zoom in, zoom-in, zoon in, zom in, zooms in, zooming in, slow zoom{/ in}, push in, push-in, pushes in, pushing in, dolly in, moves in, moving in, move in, camera moves in, slowly push
move push-in | 1 | en | push, moves closer, closer, move closer, moving closer, bring the viewer closer, get closer, gets closer
move pull-out | 2 | pt | afastamento, recuo, zoom para fora, abre o plano, abra o plano, abrir o plano, abrindo o plano, vai se afastando, revela tudo
move pull-out | 1.5 | pt | afasta, afastar, afasta-se, afastando, se afastando, afaste, se afasta, recua, recuar, recue, recuando
move pull-out | 1 | pt | abre para, abre revelando, abre mostrando, vai abrindo, vai se abrindo, abrindo ate
move pull-out | 3 | pt | camera recua, camera se afasta, camera recuando, camera afasta
move pull-out | 2 | en | zoom out, zoom-out, zoon out, zom out, zooms out, zooming out, slow zoom out, slowly zoom out, pull out, pull-out, pulls out, pulling out, pull back, pulls back, pulling back, dolly out, pull away, pulls away, pulling away
move pull-out | 1 | en | moves back, move back, moving back, widen{/s/ing} to, widen out
move pan-left | 3 | pt | panoramica para a esquerda, panoramica pra esquerda, panoramica pra a esquerda, panoramica para esquerda, panoramica a esquerda, panoramica esquerda, pan {para a/para/pra/a} esquerda, pan esquerda, camera para a esquerda, camera pra esquerda
move pan-left | 2 | pt | move para a esquerda, vai para a esquerda, desliza para a esquerda, da direita {para a/pra/para} esquerda, movimento suave da direita para a esquerda, movimento da direita para a esquerda
move pan-left | 3 | en | pan left, pan-left, pans left, panning left, camera glides left
move pan-left | 2 | en | right to left, moves left, glides left
move pan-right | 3 | pt | panoramica para a direita, panoramica pra direita, panoramica pra a direita, panoramica para direita, panoramica a direita, panoramica direita, pan {para a/para/pra/a} direita, pan direita, camera para a direita, camera pra direita
move pan-right | 2 | pt | panoramica, da esquerda {para a/pra/para} direita, move para a direita, vai para a direita, desliza para a direita, movimento suave da esquerda para a direita, movimento da esquerda para a direita, de um lado {para o/pro/ao} outro, passeia, passeie, passear, passeando, movimento lateral
move pan-right | 3 | en | pan right, pan-right, pans right, panning right, pans across, pan across, camera glides right
move pan-right | 2 | en | pan, panning, pans, left to right, moves right, glides right
move tilt-up | 3 | pt | tilt para cima, camera sobe, camera para cima, inclina para cima, camera subindo
move tilt-up | 1 | pt | sobe, subindo, subida
move tilt-up | 2 | pt | tilt, vai subindo, subir d{o/a} {chao/base/pe}
move tilt-up | 2 | pt | de baixo {para/pra} cima, do chao ao teto, olhando {pra/para} cima
move tilt-up | 3 | en | tilt up, tilt-up, tilts up, tilting up, camera rises
move tilt-up | 1 | en | bottom to top, rises, rising, slowly rising
move tilt-down | 3 | pt | tilt para baixo, camera desce, camera para baixo, inclina para baixo, camera descendo
move tilt-down | 1 | pt | desce, descendo, descida
move tilt-down | 2 | pt | vai descendo
move tilt-down | 2 | pt | de cima {para/pra} baixo
move tilt-down | 3 | en | tilt down, tilt-down, tilts down, tilting down
move tilt-down | 1 | en | top to bottom, descends
move orbit | 3 | pt | orbita, orbital, orbitando, camera gira, camera girando, paralaxe, gira em volta, giro em torno, girar em volta
move orbit | 1 | pt | giro, arco, em torno, em volta, ao redor
move orbit | 1.5 | pt | gira, gire, girar, girando, girando em volta, {roda/rode/rodando} em {volta/torno}, circul{a/e/ar/ando} {o/a}, contorn{a/e/ar/ando} {o/a}, gira 180 graus, gira 360 graus
move orbit | 2 | pt | {da/de/dar/dando} uma volta
move orbit | 2 | en | orbit, orbits, orbiting, parallax, orbit around, circle around, circles around, circling around
move orbit | 1 | en | arc, circles, circling
move dolly | 3 | pt | travelling, travelin, carrinho
move dolly | 2 | pt | traveling, camera anda, camera percorre, camera passeia
move dolly | 1 | pt | profundidade, percorr{e/a/er/endo}
move dolly | 3 | en | dolly, dolly zoom, tracking shot, dolly forward
move dolly | 1 | en | tracking, glides, gliding, tracks, travel{/s} down to
move punch-in | 3 | pt | soco de zoom, zoom seco, zoom rapido, zoom brusco, zoom de impacto, aproximacao brusca
move punch-in | 1 | pt | soco, impacto, pancada
move punch-in | 3 | en | punch in, punch-in, snap zoom, crash zoom, quick zoom, fast zoom
move punch-in | 1 | en | punch
move drift | 2 | pt | deriva, derivando, camera flutua, movimento leve, movimento suave, movimento lento, movimentos suaves, movimentos lentos, camera na mao, camera desliza
move drift | 1.5 | pt | flutua, flutuando, flutuante, desliza, deslize, deslizar, deslizando, balanco, movimento de pendulo
move drift | 3 | en | ken burns, camera drifts, camera glides, gentle motion, gimbal{/ move}
move drift | 1 | en | drift, drifts, drifting, float, floats, floating, slide, handheld
move hold | 3 | pt | camera parada, camera fixa, plano fixo, camera estatica, sem zoom, camera imovel, camera nao se mexe
move hold | 1 | pt | parada, parado, fixa, fixo, estatica, estatico, sem movimento, para no, para na, parando no, parando na, parando nos, parando nas, para diante
move hold | 1 | pt | sem mexer, paradinho, paradinha
move hold | 2 | en | static shot, static camera, hold there, hold on the
move hold | 1 | en | hold, static, still, locked

join cut | 3 | pt | corte seco, cortes secos, corta para, corta pro, corta pra, entra em corte, entra com corte
join cut | 1 | pt | corte, corta, cortar
join cut | 3 | en | hard cut, cut to, cuts to, jump cut, smash cut
join cut | 1 | en | cut
join whip | 3 | pt | entra em chicote, chicotada, transicao rapida
join whip | 2 | pt | chicote, em chicote, varredura
join whip | 3 | en | whip pan, whip-pan
join whip | 1 | en | whip, whip to, swish
join zoom | 3 | pt | entra com zoom, entra em zoom, transicao de zoom, transicao com zoom, atraves do zoom
join zoom | 0 | pt | atravessa
join zoom | 3 | en | zoom through, zoom-through, zoom transition
join dissolve | 3 | pt | entra em fusao, fusao, dissolvencia, transicao suave, transicoes suaves
join dissolve | 1 | pt | dissolve, dissolvendo, esmaece, mistura
join dissolve | 3 | en | crossfade, cross fade, cross-fade, fade-in, fade out, fades in, fades out, fade to black, fade into, fade to
join dissolve | 1 | en | fade, fades, dissolves

effect light-leak | 3 | pt | vazamento de luz, luz vazada, entrada de luz
effect light-leak | 1 | pt | vazamento, brilho quente, luz invade
effect light-leak | 3 | en | light leak, light-leak, lens flare, flare
effect flash | 2 | pt | flash, flashes, flash branco, clarao, estouro de luz
effect flash | 1 | pt | piscada
effect shake | 3 | pt | camera treme, camera tremida, treme a tela, tremer a tela
effect shake | 1 | pt | tremor, treme, tremida, tremendo, vibracao, vibra, sacode
effect shake | 3 | en | camera shake
effect shake | 1 | en | shake, a bit of shake
effect slow | 2 | pt | camera lenta
effect slow | 1 | pt | lento, lenta, lentamente, devagar, bem lento, bem lenta, bem devagar, devagarinho, lentinho, bem lentinho, devagarzinho, aos poucos, aos pouquinhos
effect slow | 2 | en | slow motion, slow-motion, slow-mo, slow mo
effect slow | 1 | en | slow, slowly, gently, slower
effect fast | 1 | pt | acelerado, acelerada, acelera, rapido, rapida, rapidamente, veloz, rapidos, rapidas, acelerados
effect fast | 3 | pt | ritmo rapido, ritmo acelerado, cortes rapidos
effect fast | 1 | en | fast, quick, quickly, rapid, energetic
effect words-behind | 3 | pt | texto atras, texto por tras, texto atras do assunto, texto atras da pessoa, texto atras dela, texto atras dele, legenda atras, letras atras, palavras atras
effect words-behind | 3 | en | text behind, text behind subject, words behind
effect pop | 1 | pt | destaque, em destaque, destaca, destacado, com destaque
effect pop | 3 | pt | fundo apagado, fundo cinza
effect pop | 3 | en | subject pop
effect pop | 1 | en | pop, make it pop
effect cut-out | 1.5 | pt | recorte, recortado, recortada, recorta, recortar
effect cut-out | 1 | pt | adesivo
effect cut-out | 3 | en | cutout, cut-out, cut out
effect cut-out | 1 | en | sticker
effect freeze | 2 | pt | congela, congelado, congelada, congelar, pausa a imagem
effect freeze | 3 | en | freeze frame, freeze-frame
effect freeze | 1 | en | freeze
effect two-panels | 3 | pt | tela dividida, dois paineis, duas telas, 2 telas, a tela divide, divide a tela, tela divide em dois
effect two-panels | 3 | en | split screen, split-screen, split the screen, two panels
effect three-panels | 3 | pt | tres telas, 3 telas, tres paineis
effect three-panels | 3 | en | three panels, triple screen
effect mirror | 1 | pt | espelho, espelhado, espelhada, espelha, caleidoscopio
effect mirror | 3 | pt | efeito espelho
effect mirror | 1 | en | mirror, mirrored
effect colour-split | 3 | pt | cores separadas, separa as cores, aberracao cromatica
effect colour-split | 1.5 | en | rgb, rgb split, rgb shift, glitch, glitchy, color split, colour split
effect strobe | 3 | pt | estrobo, estroboscopio, luz estroboscopica, strobo
effect strobe | 3 | en | strobe
effect film-burn | 3 | pt | filme queimado, queima de filme, pelicula queimada, queimada de pelicula
effect film-burn | 3 | en | film burn
effect film-burn | 1 | en | burn
effect ramp | 3 | pt | rampa de velocidade
effect ramp | 1 | pt | rampa
effect ramp | 3 | en | speed ramp, speed ramping
effect ramp | 1 | en | ramp
effect from-black | 3 | pt | abertura preta, abre em preto
effect from-black | 2 | pt | tela preta
effect from-black | 3 | en | fade in, from black, fade from black, black screen
effect letters-first | 3 | pt | letras primeiro, texto primeiro, palavras primeiro
effect letters-first | 3 | en | letters first, text first
effect from-detail | 3 | pt | abertura no detalhe, abre no detalhe, comeca no detalhe
effect from-detail | 3 | en | from detail, open on detail
effect whip-in | 3 | pt | abertura de lado, entra de lado, abre de lado
effect whip-in | 3 | en | whip in, whip-in
effect rewind | 2 | pt | rebobina, rebobinado, rebobinar, volta a fita
effect rewind | 2 | en | rewind
effect panels-closing | 3 | pt | metades se fecham, abertura em metades, telas se fecham, paineis se fecham
effect panels-closing | 3 | en | panels closing, split panels closing, halves closing
effect letterbox | 3 | pt | barras de cinema, barras pretas, tarjas pretas, faixas de cinema
effect letterbox | 3 | en | letterbox, cinema bars

style cinematografico | 3 | pt | cinematografic{o/a/os/as}
style cinematografico | 1 | pt | trailer, dramatico, epico
style cinematografico | 3 | en | cinematic, cinematically
style cinematografico | 1 | en | moody, dramatic, epic
style viral | 1 | pt | viral, dinamic{o/a}, energetico, energetica, animado, agitado, bem animado, mais agitado, suspense
style viral | 1 | en | dynamic, fast-paced, upbeat, more energy
style suave | 1 | pt | suave, calm{o/a}, contemplativ{o/a}, tranquil{o/a}, seren{o/a}, romantico, nostalgic{o/a}, elegante
style suave | 1 | en | soft, calm, dreamy, peaceful, chill vibe, relaxing

verb | 2 | pt | mostr{ar/ando}, foca{/r/ndo}, foque, enquadr{a/e/ar/ando}, revelar, revelando, finaliz{a/e/ar/ando}, encerr{e/ar/ando}, filma, filmar, film{e/ando} {o/a/os/as}, nao {corta/corte/cortar} {a/o/as/os/nada/ninguem}
verb | 1.5 | pt | mostr{a/e/em}, revel{a/e}, comec{a/e/ar/ando} {por/pel{o/a/os/as}/com/n{o/a/os/as}/de}, termin{a/e/ar/ando} {em/com/n{o/a/os/as}/num/numa}, encerra, inici{a/e/ar/ando} {com/n{o/a/os/as}/em/pel{o/a}}, destaca{r/ndo}, destaque {o/a/os/as}, valoriz{a/e/ar/ando}, explor{a/e/ar/ando}, exib{a/e/ir/indo}
verb | 1 | pt | comec{a/e/ando/ar/asse}, termin{a/e/ar/ando}, abr{a/e/ir/indo/isse}, fech{a/e/ar/ando}, parando, seguindo em direcao, em direcao, alterna{r/ndo}, alterne, repet{e/ir/indo} o, isol{a/e/ar}, capricha, esconde, esconder, exaltando, acompanh{a/e/ando}, segu{e/ir/indo} {o/a/os/as}, passando por, entrando n{o/a/os/as}, entr{a/ar} n{o/a/os/as}, volt{a/ando} {pr{o/a}/para {o/a}/ao}, v{ai/em/enha/ir} d{o/a/e}, v{ai/a} {pr{o/a}/ate {o/a}/para {o/a}}, indo {ate/pr{o/a}/para}, parar n{o/a}, percorrer, pass{a/e/ar/ando} {pel{o/a/os/as}/sobre {o/a/os/as}}
verb | 1.5 | pt | escurec{e/a/er} {o/a/os/as}, clarei{a/e/ar} {o/a}, apresent{a/e/ar/ando} {o/a/os/as/primeiro}, realc{a/e/ar} {o/a}, ressalt{a/e/ar} {o/a}, evidenci{a/e/ar} {o/a}, troc{a/e/ar} de {cena/plano/imagem}, intercal{a/e/ar/ando}, combin{a/e/ar} com cortes, pul{a/e/ar} {para/pra/pro} o{/utro}, lado a lado, desaceler{a/e/ar}, desliz{a/e/ar} pel{o/a}, corr{e/a/er} pel{o/a}, levanta ate, precisa ir, deve ir, deve ficar, deve ser suave, para cada, foco seletivo, filmagem, primeira pessoa, colad{o/a} no chao, ocup{a/e/ar} a tela, ilumin{a/e/ar} primeiro, mostrar {produto/preco/loja}, vai {fechando/entrando/abrindo/descendo/subindo/revelando/chegando/passando/clareando/ficando/aumentando/diminuindo}, va {entrando/abrindo/fechando}, {parte/sai/saia/parta/partindo/saindo} d{o/a/os/as/e}, atravess{a/e/ar/ando} {o/a}, cheg{a/ue/ar/ando} n{o/a}, some com, faz o fundo, deixa so, deixe so, fica{r/} so, estic{a/e/ar}, invert{a/e/er}, inclin{a/e/ar}, balanca como, pass{a/e/ar} por, a cada batida, ultimo corte, primeiro corte, de cara, um plano de, numa tomada, como se fosse, tipo {clipe/trailer/comercial/propaganda/video}, igual {aquel{es/e}/a um}, deve {abrir/comecar/terminar/mostrar/iniciar/encerrar/passar/ser lento/ser rapido}, {sugiro/sugestao} {iniciar/comecar/de}, gradualmente, gradativamente
verb | 1 | pt | dar uma, sem pressa, quero sentir, sentir o, pfv, por favor, pf, sera que da, da {pra/para} {fazer/colocar/botar/mostrar/deixar}, eu queria, gostaria, preciso que, precisa {ser/ter/mostrar}, nao precisa de, nao quero, nao use, nao coloque, menos {zoom/efeito/movimento/cortes}, mais {zoom/efeito/movimento/cortes/ritmo/emocao}, bota emocao, vintage, granulado, de cada, um por um, dos dois
verb | 1.5 | pt | destaque {pro/pra/para/pros/pras}, tem que ser, tem que ter
verb | 1 | pt | rodei{a/e}, mergulha n{o/a}, pula de, pule de, vira pro, vira para o, quero destacar
verb | 1 | pt | pega {so/o/a/os/as}, da um, da uma, bota um, bota uma, bote um, coloca um, coloque um, coloca uma, poe um, poe uma, deixa {mais/a/o/tudo/bem}, deixe {mais/o}, mant{em/enha/er} {o/a/os/as}, us{a/e/ar} {so/apenas/um/uma/o/a/movimentos/transicoes}, evit{e/ar/ando}, faz {um/uma/uns/umas/o/a/os/as/aquele/aquela}, faca {um/uma/uns/umas/o/a}, anim{a/e/ar} {a/o/as/os/essa/esta}, tir{a/e/ar} o foco, dar vida, imagin{a/e} {um/uma}, explode em, ate aparecer, ate ficar, ate revelar, ate mostrar, ate enquadrar, quero ver, quero que, quero {um/uma/uns/umas/algo/tipo}, preciso de {um/uma}, gostaria {de/que}, queria {um/uma/que}, transform{a/e} {isso/em/num/essa foto}
verb | 1.5 | pt | {caminha/navega/sobrevoa/caminhando/navegando/sobrevoando/deslizando} {pel{o/a/os/as}/sobre {o/a/os/as}/entre {o/a/os/as}}, desliza {sobre/entre} {o/a/os/as}, aproveit{a/e} o espaco, brinc{a/e/ar} com {o/a}, dest{aque/acar} {a/o/as/os} {textura/cor/brilho/detalhe}, respeit{a/e} o ritmo, {prefir{o/a}/preferir} {fusoes/cortes/movimentos/transicoes/planos}, evit{e/ar} {transicoes/cortes/efeitos/zoom}, capricha {no/na/nos/nas}, {mete/mete-lhe/taca/manda/joga} {um/uma/uns/umas/efeito/zoom}, ate {encontrar/chegar n{o/a}/chegar a{o/}/dar pra ver/dar para ver/sumir/preencher}, encontr{a/ando} os olhos, filma{r/} {de/do/da}, pegando {o/a/os/as}, tem como {dar/fazer/colocar/botar}, d{a/e} {pra/para} {ver/sentir}, deixa {parado/parada/rolar/correr/acelerado/lento}, fic{a/ar/ando} {parado/parada/girando/piscando/tremendo}, {pode/podia} ser {um/uma/bem/so}, q{ue/} comec{e/asse/a}, respiro no, ate o plano final, {cresce/crescente} {ate/no}
verb | 1 | pt | tipo {aqueles/aquelas/aquele/aquela/os/as/um/uma}, tudo junto, de leve, do nada, com calma, {vai/va} {do/da/dos/das} {brinco/colar/rosto/chao/ceu}, primeiro o, primeiro a, centraliz{a/e/ar/ado/ada} {o/a}, na hora d{o/a}
verb | 1.5 | en | fly {through/across/into}, focus stays, stay{/s} on the, bring out the, emphasize the, accentuate the, present the, switch {to/between}, swap {to/between}, jump to, trace the, explore the, zero in on, reveal each, one continuous, up close, glide past, start close, move toward{/s}, moving toward{/s}, comes to rest, we {should /}{see/travel/move/fly/pass}, drifting {up/down/past/over}, give the, introduce the, pause on, gradually, tighter on, looser on, less {movement/motion/zoom/cuts}, more {movement/motion/zoom/cuts}, no shaking, steady shot, keep it steady, something like a, like a {commercial/trailer/documentary/music video}, perfume ad, as if, intimate look, sweeping, at the drop, the whole thing, should last, ease {in/out/into}, glance at, sweep {over/across}, follow the {line/curve/road}, hover {over/above}, crawl {in/along}, rush {in/toward}, spotlight, expose the, slide {past/along/over}, come down to, coming down
verb | 1.5 | en | pull focus, it should feel, should feel like, alternate between, highlighting, stopping at, walking into
verb | 1 | en | finish, alternate, linger, rotating, highlight, weird transitions, fly over, show everything, sequence
verb | 1.5 | en | show the, show her, show him, show his, show me the, showing the, reveal{/s/ing} {the/a}, focus{/ing/es} on {the/her/his}, frame the, start{/s/ing} {on/with/from}, begin{/s/ning} {on/with}, open{/s/ing} {on/with/tight}, end{/s/ing} {on/with/in/tight}, finish{/es/ing} {on/with}, highlight the, capture the, capturing, settle on, lingers on, linger on, isolate the
verb | 1 | en | reveal, start, begin, go from, go to, move {to/from/through/across}, keep the, keep it, keep {her/his/my/our/their}, make it, make the, make a, make this, make me, turn this, create a, give me, give it, use {a/smooth/slow/soft}, add a, let the, let it, avoid, don't crop, drop {to/into}, land on, stop {on/at}, then {to/show/move/the/a}, before {pulling/revealing/we see}, travel{/s/ing} {to/down/through/across}, across the, glimpses of, quick glimpses, tilt from, animate {the/this}
verb | 1.5 | en | slowly {drift/glide/move/travel/pan/orbit/circle/reveal/rise/descend/approach}{/s}, punch in on, whip to, whips to, drift{/s} {across/through/toward}, drifting {across/through/toward}, push{/es/ing} {forward/closer/past}, track{/s/ing} {along/across/past}, ease{/s} {back/closer/toward}, rack to, until {the/it/she/he/we} {fills/fill/reach/see}, let the {background/light/focus}, hold{/ing} for, hold on the, then a {quick/slow/fast/final/wide/tight/smooth}, quick {jump /}cuts between, between details

film | 3 | pt | camera{/ lentamente/ devagar} {percorre/entra/mostra/acompanha/segue/mergulha/passa/abre/fecha/chega/parte/faz/vai/move/se move/foca/anda/para/flutua/encontra}, camera {baixa/alta/lenta/tremida/aerea/em movimento/acompanhando/seguindo/chegando}, a camera, movimento{/s} de camera, tomada{/s}, enquadramento{/s}, plano sequencia, plano-sequencia, plongee, contra-plongee, contra plongee, contraplongee, profundidade de campo, campo rasa, zoom{s/inho}, zoonzinho, fundo {borrado/desfocado}, desfoque, bokeh, efeito{/s} {de/que}, aquele efeito, angulo baixo, angulo alto, ponto de vista, b-roll, loop perfeito, em loop, no ritmo da musica, no ritmo, na batida, com a batida, a batida cair, como se a gente estivesse, como se estivesse, pra parecer que, para parecer que, parecer que, espectador, inteir{o/a} na tela, em preto e branco, preto e branco, regra dos tercos, terco esquerdo, terco direito, passeio de drone, drone
film | 2.5 | pt | o foco e, em evidencia, ultima imagem, primeira imagem, {vai/va} e volta entre, foco {no/na} {rosto/produto/assunto}
film | 2 | pt | grao de pelicula, graos de pelicula, granulacao, plano final, plano inicial, planos, sequencia de {planos/tres/dois/quatro}, movimento continuo, ritmo {crescente/lento/calmo/suave/frenetico/dinamico}, tratamento de cor, correcao de cor, color grading, colorizacao, cores {quentes/frias/vibrantes/dessaturadas}, desfocad{o/a/os/as}, fora de foco, camera estatica, no climax, plano a plano, batida forte, no beat, no drop, qnd a musica, quando a musica, edit{/s} de, borda branca, contorno branco, efeito bumerangue, bumerangue, boomerang, timelapse, time lapse, pov da camera, trilha {calma/animada/suave/epica}, musica {animada/calma/suave/epica/triste/eletronica/de fundo}
film | 1 | pt | tratamento {quente/frio/vintage/escuro}, sensacao {nostalgica/de}, pegada {vintage/cinema/mais}, pelicula, granulad{o/a}, contraste, saturacao, nostalgic{o/a}, bem {curtinho/curto/rapidinho/lentinho/suave}, videozinho, videinho, curtinho, fumac{a/inha} saindo, saindo fumaca, batidas, transicoes {chamativas/suaves/rapidas/longas}, fusoes, cortes de
film | 1 | pt | segundos, sutil, imperceptivel, movimento, movimentos, desfoca
film | 1 | en | seconds, punchy, vertical
film | 1.25 | pt | video, videos, filme, reels, cena{/s}, take{/s}, vinheta, comercial, propaganda, video publicitario, documentario, trailer de, stories, tiktok, animacao, transic{ao/oes}, termin{a/e/ar/ando} em preto, d{a/e/ar} destaque, encerramento, fechamento, gancho visual, em preto, sequencia {de/dinamica}, foco {no/na/nos/nas/em}, foco o tempo todo, tela, entre as cenas, fora da tela
film | 0.75 | pt | imagem, foto, camera, corte{/s}, ritmo, efeito, visual, abertura, cada detalhe, plano, foco, no comeco, no inicio, nos primeiros, ultimo segundo, primeiro segundo, ultima cena, no fundo, ao fundo, bordas, nitid{o/a}, giro leve, em {primeiro plano}, vertical, do quadro, sem cortes, energia, textura
film | 3 | en | the camera, camera {moves/pans/glides/slowly/drifts/pushes/pulls/tilts/zooms/lingers/follows/circles/holds/starts/begins/angle/movement/motion/reaches/slides/sweeps/travels/settles/reveals/rises/descends/flies/tracks}, camera work, low angle, high angle, bird's eye, shallow depth of field, depth of field, rack focus, film grain, 35mm, time-lapse, timelapse, slow push, seamless loop, color grading, colour grading, {static/wide/medium/final/opening/last/first/next/overhead/drone/tracking/quick/close/product/angle/beauty/dolly} shot{/s}, shots of, shots, jump cuts, fast cuts, quick cuts, more cuts, on the beat, 9:16, 16:9, ultra detailed, hyper-realistic, fills the frame, out of focus, photorealistic, voiceover
film | 1.25 | en | video, footage, reel, scene, scenes, frame, cuts, transition{/s}, montage, vertigo effect, effect, documentary, vibes, vibe, shot, camera, crop, foreground, background, viewer, close, lens, 4k, 8k
film | 0.75 | en | beat, wide view, image, photo, at all times, more, second by second, energy, motion, style, feel, pace, texture, gentle
film | 2 | en | storyboard, b roll, close on, static camera, camera move, quick jump cuts, hold for, handheld feel, upbeat tempo, fast tempo, slow tempo, background blur{/s/red}, blur away, subject centered, fills the screen, film look, vhs look, teal and orange, no captions please
film | 1 | en | clip, blur{/s/red}, grainy, desaturated, pacing, background music
light | 0.75 | pt | luz, luz quente, luz suave, luz da manha, luz baixa, iluminacao, atmosfera, clima, tons, tons quentes, tons dourados, paleta, por do sol, golden hour, contraluz, clareando, escuro
light | 0.75 | en | light, warm light, soft light, lighting, golden hour, atmosphere, mood, tones, warm tones, sunset, soft morning light, natural light, glow, warm, blurred, darkness
order | 1 | pt | depois, dps, em seguida, primeiro, por ultimo, entao, logo depois, seguid{o/a} {de/por}, antes de, cena 1, cena 2, cena 3, um a um, uma a uma, enquanto
order | 1 | en | then, next, followed by, afterwards, before, while, after that
last | 0.75 | pt | no fim, no final, no finalzinho, no finzinho, no finau, no fim do video, no final do video, ao final, na ultima cena, no ultimo segundo, por fim, final, fim, no encerramento, de fechamento, encerr{a/e/ar/ando} com, termin{a/e/ar/ando} com, finaliz{a/e/ar/ando} com, fech{a/e/ar/ando} com, fim com, no ultimo plano, na ultima imagem, na ultima tela, no finalzin, bem no fim, la no fim, pra finalizar, para finalizar, pra fechar, para fechar, pra terminar, encerrando com a
last | 0.75 | en | at the end, at the very end, in the end, finally, final frame, final, last, on the last shot, in the last shot, on the final frame, end with, ends with, ending with, finish with, ending, end on, ends on, ending on, finish on, close with, closes with, last shot, last frame
ask | 3 | pt | faz um reels, num reels, em um reels, em video, em um video, num video, video {vertical/curto/elegante/suave/bem/dinamico/promocional/calmo/rapido}, quero que {o/a} {video/filme/camera}, {o/esse/este} {video/filme} {precisa/deve/tem que/abre/comeca/termina/fica/seja}
ask | 3 | en | can you make, could you make, can you do, {make/create/generate/produce} {a/me a} {video/reel/film/clip/tiktok/short}, {into/as} a {/short /15s /10s }{video/reel/clip/film}, i want {the/a/it} {camera/video/shot/film}
mute | 3 | pt | nada de {texto/textos/legenda/legendas/letras}, sem {texto/textos/legenda/legendas/letras/escrever nada/nada escrito/nenhum texto/nenhuma legenda}, nao {escreve/escreva/coloca/ponha} {nada/texto/legenda}, texto nenhum, legenda nenhuma, nenhum texto, nenhuma legenda
mute | 3 | pt | {nao/n} {coloque/bota/bote/poe/precisa/precisa de/use/usa/quero} {nada escrito/texto/textos/legenda/legendas/letras/nenhum texto/nenhuma legenda}, n {coloca/escreve/ponha} {nada/texto/legenda}, so {a imagem/a foto/imagem/imagens/o visual} {msm/mesmo}, dispensa {texto/legenda}
mute | 3 | en | no {text/captions/subtitles/words}, no text at all, without {any /}{text/captions/subtitles/words}
act | 2 | pt | cortinas se mexem, abre a porta, abre a caixa, entra na sala, senta no, tira o casaco, atira a bola, joga arroz, se espreguica
act | 2 | pt | comeca{/m} a {chover/nevar/ventar/dancar/rir/cantar/correr/chorar/cair/subir/andar/voar}, balanca{/m} com o vento, vir{a/ando} o rosto, vira para a camera, vira pra camera, sorri para a camera, sorri pra camera, sai correndo, sai voando, sai andando, olha para a camera, olha pra camera, pisca os olhos, abre os olhos, fecha os olhos, cruza os bracos, acena, levanta a taca, levanta a mao, levanta os bracos, sopra as velas, se mexa, se mexam, se mexe, se mexendo, dar risada, da risada, balanca o cabelo, balanca o vestido, gotas escorrem, em direcao a camera, vem na direcao da camera, folhas caiam, caminha em direcao, escorrendo, derretendo
act | 0.5 | pt | se emociona, boceja, vira, sorri, sorrindo, pisca, levanta, corre, correm, caminha, caminhando, anda, pula, pulam, senta, danca, dancam, abraca, beija, bebe, come, sopra, aplaudem, brinda, brindam, voa, voam, cai, caem, balanca, ri, riem, chora, salta, some, escorrem, escorre, acelera e, passam, se abracam, se beijam, se movem, ganha vida, dormindo, latindo, canta, cantam, gritam, mexe, chove, nadam
act | 2 | pt | comeca{/m} {dancando/rindo/cantando/correndo/chorando/andando/pulando/brincando}, faz cara de, entra{/m} em cena, sai{/em} de cena, sai do quadro, manda beijo, manda um beijo, abana o rabo, {joga/jogam} o {bone/chapeu/cabelo}, fala com a camera, fala pra camera, fala para a camera, vem ate a camera, se aproxima da camera, {olhando/olham} {pra/para a} camera
act | 0 | pt | faz careta, faz pose, faz um coracao, faz joinha, faz sinal, da tchau, bate{/m} palma{/s}, vem correndo, vem andando, passa a mao, pega o celular, tira a mascara, tira o oculos, tira os oculos, abre a boca, abre o presente, abre um sorriso, da um sorriso, da um gole, da uma mordida, morde, come um pedaco, fecha a porta, levanta{/m} voo, se levanta, se vira, arruma o cabelo, mexe no cabelo, solta o cabelo, amarra o cabelo, ajeita, pega fogo, bate{/m} asas, se desmancha, desabrocha{/m}, joga, jogam, jogando, derrama, despeja, serve, prova, experimenta, mastiga, suspira, gargalha, gargalham, acaricia, desfila, desfilam, surfa, pedala, estaciona, decola, pousa, aplaude, late, mia, lambe, ronrona, rola, floresce, derrete, quebra, explode, acende, evapora, segura, agarra, chuta, arremessa, dancando, cantando, correndo, pulando, brincando, brinca, brincam, conversa, conversam, trabalha, cozinha, toca, tocam, ajoelha, assopra, desenha, pinta, costura, rega, colhe, chega, sai, passa, cumprimenta, agradece
act | 2 | en | opens the door, walks in, are dancing, is dancing, confetti falls, lifts off, run past, turns to the camera, turns around, turns and, smiles at the camera, looks at the camera, starts to rain, starts raining, begins to rain, starts to snow, starts to dance, starts dancing, comes to life, come to life, runs toward{/s}, walks toward{/s}, jumps up, blows out, opens {her/his} eyes, open their umbrellas, walks away, waves crash, steam rising, being poured
act | 0.5 | en | turns, smiles, smile, laughs, blinks, waves, walks, walking, runs, running, jumps, dances, dancing, pours, pouring, drinks, claps, hugs, kisses, falls, falling, flickering, blowing, barks, flies, looks up, nods, lift, lifts, crash
act | 2 | en | tucks {her/his} hair, start moving, starts moving, begin moving, starts walking, begins walking, starts running, begins to move, sun sets, sun rises, wind blows, looks into the camera, looking at the camera, takes a sip, takes a bite, stands up, sits down, walks into frame, enters the frame, leaves the frame, hair blowing, waves at the camera, winks at the camera, bursts into flames
act | 0 | en | fall, fall around, tosses, throws, catches, grabs, picks up, sips, bites, eats, chews, stirs, slices, wags, leaps, spins around, twirls, winks, giggles, sings, kneels, takes off, drives off, drives away, floats away, blooms, melts, unboxes, puts on, opens, closes, laughing, dancing together, swims, rides, climbs, types, paints, plays, cheers, explodes, wakes up, falls asleep, disappears

write | 1.5 | pt | escrev{a/e/er/endo}, escrito, escrita, dizendo, com os dizeres, escreve{/r/ndo} que
write | 0.75 | pt | {fala/fale/falando/falar/diz/diga/dizer/avisa/avise/avisando/informa/informe/informando/conta/conte/lembra/lembre} que, dizendo que, com a {frase/legenda/mensagem/palavra/chamada}, {texto/textinho/frase/legenda/titulo} {tipo/assim/dizendo}, assin{a/e/ar} {/no fim /no final }com
write | 1.5 | en | write, writing, saying, that says, reads, should read, should say, that reads, written, saying that
put | 0.75 | pt | coloc{a/ar/ando}, coloque, bot{a/e/ar}, poe, ponha, aparec{e/er/a/endo}, aparese, surg{e/ir/indo/a}, entra, entre, exib{a/e/ir/indo}, inclu{a/i/ir/indo}, adicion{a/e/ar}, insira, inserir, assin{a/e/ar}
put | 0 | pt | quero, com, mostra, mostre, mostrar, dar
put | 0.75 | en | put, add, display, displays, insert, appear, appears, appearing, pops up, include
put | 0 | en | show, shows, place, with, i want
thing | 0.5 | pt | {porta/janela/parede/chao/teto/torre/estrada/rua/ceu/praia/mar/arvore/mao/rosto/sorriso/boca/pe/cabelo/rotulo/embalagem/fachada/vitrine/balcao/varanda/escada/palco/altar/placa/letreiro/chama/vela/espuma/textura/horizonte/corredor/sala/cozinha/telhado/ponte/montanha/igreja/praca/piscina/barco/flor/buque/vestido/tenis/relogio/anel/alianca/colar/brinco/oculos/joia/prato/taca/garrafa/prateleira/tecido/renda/noivo/noiva/casal/turma/grupo/estatua/predio/casa/fundo/logo/xicara/caixa}{/s}, flores, bordas
thing | 0.5 | en | door, window, wall, floor, ceiling, tower, road, street, sky, beach, tree, hand{/s}, smile, hair, label, logo, storefront, stage, stairs, sign, flame, candles, horizon, room, kitchen, roof, rooftops, bridge, mountain{/s}, church, pool, flowers, dress, ring, plate, crowd, couple, skyline, lighthouse, shelves, oven, dough, bride
thing | 0 | pt | {barista/chef/cliente/atleta/dentista/motorista/ciclista/surfista/turista/musico/artista/pianista/guitarrista}{/s}, garcom, garcons, garconete, cozinheir{o/a}, confeiteir{o/a}, padeiro, vendedor, vendedora, jogador, jogadora, cantor, cantora, bailarin{o/a}, dancarin{o/a}, professor, professora, alun{o/a/os/as}, medic{o/a}, cabeleireir{o/a}, barbeiro, mae, pai, avo, vovo, vovozinha, filh{o/a/os/as}, irma{/o/os/s}, amig{o/a/os/as}, namorad{o/a}, marido, esposa, aniversariante, formand{o/a/os/as}, sol, lua, onda{/s}, vento, fumaca, vapor, chuva, neve, folhas, passaro{/s}, leite, agua, bola, leao, tigre, peixe{/s}, galera, pessoal, plateia, torcida, multidao
thing | 0 | en | sun, moon, wave{/s}, wind, steam, smoke, rain, snow, leaves, bird{/s}, chef, barista, waiter, waitress, mother, father, grandma, friend{/s}, runner, player, singer, dancer, audience, water, milk, ball, bee, butterfly
text | 2 | pt | na tela
text | 2 | en | on screen, on the screen
text | 0 | pt | texto{/s}, frase{/s}, legenda, titulo, subtitulo, mensagem, palavra{/s}, letreiro, slogan, pergunta, inscricao, assinatura, chamada, bordao, cartela, textinho, frasezinha, legendinha, letrinha
text | 0 | en | text, caption, subtitle, question, title, headline, words, word, message, tagline, slogan, ending card, end card, title card, sign-off, lettering
name | 0 | pt | nome, telefone, endereco, preco, valor, arroba, {meu/nosso/o/seu} @, logo, logotipo, site, numero, whats, whatsapp, zap, instagram, marca, contato, data, insta, ig, facebook, fone, wpp, wats, email, e-mail, cnpj
name | 0 | en | name, brand name, shop name, phone number, phone, address, price, logo, website, handle, date, hashtag
first | 0 | pt | no comeco, no comecinho, no inicio, na abertura, de abertura, no primeiro segundo, na primeira cena, logo de cara, abre com, abrir com, comec{a/e/ar} com, abertura com, logo no inicio, logo no comeco, bem no comeco, bem no inicio, de cara, no primeiro plano do video, inici{a/e/ar/ando} com, abra com, abrindo com
first | 0 | en | at the start, at the beginning, in the beginning, first, opening, open with, start with, on the first shot, in the first shot

viewer | -3 | pt | cena de filme, parece filme, deixe a luz, luz entrar, camera de seguranca, tela de, tela cheia, video novo, ultimo video, luz camera acao, quadro decorativo
viewer | -3 | pt | compre, garanta, inscreva-se, inscricoes, agende, reserve, link na bio, chama no, comenta, siga, peca {ja/o/a/pelo}, frete gratis, r$, vagas, promocao, aproveit{a/e}, vote em, doe, save the date, kg, unidades, desconto{/s}, entrada franca, matriculas
viewer | -2 | pt | pega a visao, pega leve, da um tempo, da para parcelar, matrix, do salto, vontade, noticias, obrigatoria, social, acesso, infinito, tatuagens, tattoo
viewer | -2 | pt | gratis, de graca, voce, vc, vcs, voces, sua vida, seu sonho, seus sonhos, a gente, bora, saudade, feliz {aniversario/natal/ano/dia/pascoa}, parabens, eu te amo, te amo, bom dia, boa noite, boa tarde, pov, gratidao, coracao, receita, curso{/s}, aula{/s}, corte e costura, corte feminino, corte masculino, mega, gb, mp, bateria, a partir de, cardapio, rodizio, delivery, entrega, orcamento, pix, whatsapp, zap, quem, segredo, tem gente, nem tudo, nunca, ninguem, sonho{/s}, vida, deus, fe, historia, amor, dor, tempo cura, alma, camera tripla, show ao vivo, cinema na, cena do crime, vista panoramica, zoom optico, zoom digital, seu filme, suites, quartos, h as, receba, vem conhecer, vem provar, merece
viewer | -1 | pt | diferenca, diferente, objetivo, sucesso, felicidade, kkk{/k/kk/kkk/kkkk}, eu, meu, minha, nos, nosso, nossa, seu, sua, seus, suas, te, teu, tua, hoje, amanha, gente, domingo, sabado, sexta, segunda, mundo, feliz, que tal, olha, vem, horas, novo, nova, reais, e so, nao e, sao, sou, era, foi, ja, tem
viewer | -0.5 | pt | sempre
viewer | -2 | pt | do dia
viewer | -2 | pt | talento, futuro, passado, o bem, o melhor, o essencial, que importa, importa, positivo, coragem, alegria, paz, esperanca, liberdade, verdade, memoria, memorias, lembranca{/s}, emocao, emocoes, sorte, tempo livre, rotina, preguica, cansaco, medo, forca, foco forca, carreira, negocio, negocios, dinheiro, sabor, carinho, cuidado, qualidade, tradicao, elegancia, confianca, respeito, silencio, destino, caminhada, jornada, recomeco, os seus, quem manda, do coracao, da alma, do seu, do nosso, da nossa, da sua, conosco, comigo, contigo, consigo, por inteiro, de sempre, de novo, sem parar, sem medo, sem dor, sem culpa, da vez, do mes, da semana, do ano, da casa, da vovo, da vo, da familia, mais uma, mais um, a dois, a sos, em familia, de verdade, que bate, que fica, que faz, que transforma, faz bem, faz parte, so quem, cada um, e tudo, e nada, e assim, foi assim, vai dar certo, da certo, dar certo, deu certo, ate sexta, ate sabado, ate domingo, ate amanha, ate logo, proxima parada, pra quem, para quem, pra dentro, friends only
viewer | -1 | pt | tinha, tinham, virou, nasceu, chegou, comecou, terminou, ficou, fez, fizemos, fomos, vivemos, amamos, temos, somos, estamos, vamos, queremos, podemos, fazemos, criamos, atendemos, abrimos, fechamos, entregamos, alugo, vendo, aluga-se, vende-se, estou, amo, adoro, quero voce, mds, aff, rs, haha, hahaha, ufa, oba, eba, uau, nossa senhora, ate que enfim, finalmente
viewer | -2 | en | for hire, packages, quote, you, your, you're, yours, free shipping, % off, dreams, life, grandma, limited edition, matters, love, now hiring, happy birthday, late, deserve, adopt, the good, the best, what matters, the noise, the moment, the future, the past, the journey, the page, my heart, my hand, the dream, hope, courage, happiness, memories, forever, friends only, stay kind, together again, be bold, be kind, before you
viewer | -1 | en | world, difference, yourself, book now, ready, my, our, us, we, everyone, today, tonight, only, never, always, who, i, home
`;
