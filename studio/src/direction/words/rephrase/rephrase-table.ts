/**
 * Ways to ask for a shot that name no move, size or place of the lexicon, and the same in words that it has. One row a
 * line: `what is said => the same in plain words`, folded, in Portuguese and English. On the left stands a regular expression in
 * which `{N}` and `{M}` are names of what is to be seen, `{ON}` is "no", "na", "on" and the like, `{CL}` the beginning of a clause
 * and `{END}` its end, `{AND}` also where "e", "depois" or the like goes on; on the right `$N` and `$M` are the names. A row is used once in a sentence, rows from the top.
 */
export const REPHRASE_TABLE = String.raw`
^\W*(e )?(pfv|pf|por favor|por gentileza|please|mano|cara|moca|amiga|gente|galera|tche|uai|entao)[,:]?(?= [a-z]{4,} )=>
^\W*keep it (simple|clean|short|classy|subtle|minimal)[:,;-]+(?= )=>
(mostr(a|e|ar)|show)( tudo| it| them)? (nessa|nesta|na seguinte|in this) (ordem|order):? => cenas:
{CL}(volta e )?(mostr(a|e|ar)|show) (tudo|everything|all of it){END} => mostra a foto inteira
((faz|faca|quero|queria|cria|crie) )?(um|o) (video|filme|reels?|curta) (que|q) (mostr(e|a|asse)|foque|focasse) => , mostra
(quero que |queria que )?o foco (seja|fique|fosse|esteja|tem que ser|deve ser) {ON}{N} => foca no $N
(mostr(a|e|ar)|show)( um pouco| a bit| a little)? (de|of) (tudo|everything)( um pouco)? => mostra a foto inteira
((i'd love|i want|give me) )?(a |one )(shot|view) of {N} (and )?then (a )?(shot |one |another )?(of|on) {M} => show the $N, then the $M
(eu )?(quero|queria|gostaria|preciso) (que|q) (vc |voce |o video |o filme )?(mostre|mostrasse|foque|focasse|apareca (?=cada|todo)) => , mostra
de baixo (pra|para|p|p/) [cs]ima => de baixo pra cima
de cima (pra|para|p|p/) b[ai]?[aie]xo => de cima pra baixo
{CL}((eu )?(so )?(quero|queria|gostaria de) ver|i (just )?(want|would like|wanna) (to )?see) (bem |so |melhor |mais )?{N}{AND} => mostra o $N
{CL}(destac(a|ar)|destaque|realc(a|e|ar)) (bem |mais )?{N}{AND} => mostra o $N em destaque
(d[ae]r?|com) (uma |mais |muita )?enfase ({ON}|pr[oa]s? |para [oa]s? ){N} => mostra o $N em destaque
(quero|queria|preciso d?|bota|coloca|poe|put)( de)?( [oa]| um| the| more)? (foco|focus) {ON}{N} => foca no $N
(deix|coloc|bot|destac)(a|e|ar|que) {N} em (evidencia|primeiro plano) => mostra o $N em destaque
{CL}centraliz(a|e|ar) ({ON})?{N}{AND} => foca no $N
(mostr(a|e|ar)|enquadr(a|e|ar)|show) {N} (e|and) {M} (junt[oa]s|together) => mostra a foto inteira
n?[oa]s (?<S>\d{1,2}) (?<W>primeir|ultim)[oa]s (s|segs?|segundos) => nos $Wos $S segundos
{CL}((n?[oa]s )?primeir[oa]s|(for )?the first) (?<S>\d{1,2}) ?(s|segs?|segundos|seconds),? (so |focad[oa] |foc(a|ando|o) |foque |fica |focus )?{ON}{N} => $S segundos no $N
comec(a|e|ar|ando) (n[oa]s?|com [oa]s?|pel[oa]s?|mostrando [oa]s?) {N},? (e |depois |ai |dai ){0,2}(vai )?(?<V>sub(a|indo|ir)|sobe|desc(e|a|endo|er)|segue|anda|caminha|desliza|viaja)( bem)?(?<D> devagar| lentamente| suavemente)? (ate|para|pra|pro) {M} => $V do $N ate o $M$D
{CL}metade (d[oe] (video|filme|tempo) )?{ON}{N},? (e )?(a )?(outra )?metade (n[ao]s?|em) (?<T>(foto|imagem|cena) (toda|inteira)|tudo){END} => mostra o $N, depois $T
{CL}metade (d[oe] (video|filme|tempo) )?{ON}{N},? (e )?(a )?(outra )?metade {ON}{M} => mostra o $N, depois o $M
{CL}half (of )?(the (video|film|time) )?on {N},? (and )?(the other )?half on {M} => show the $N, then the $M
(fica |fique )?(indo e (voltando|vindo)|vai e (vem|volta)) entre => alterna entre
make {N} stand out => mostra o $N em destaque
show off {N}{AND} => mostra o $N
(?<V>mostr(a|e|ar)) o cafe{AND} => $V o cafezinho
(?<V>close|zoom|foc[ao]|foque|aproxima|detalhe|perto|comeca|termina|fecha|fica|tempo|pouco) (?<O>n|d)o cafe{END} => $V $Oo cafezinho
(guard|deix|reserv|save|keep|leave)(a|e|ar|em)? {N} (pr[oa]|para [oa]|for|till|until) (the )?(fim|final|finalzinho|last|very end|end) => termina com o $N
(reveal|revela|revele)s? {N} (last|so no (fim|final)|por ultimo|no (fim|final)|at the (very )?end) => termina com o $N
{CL}{N} (primeiro|first)[,;]? (e |and )?(depois |then |ai )?{M} (por ultimo|no (fim|final)|last) => comeca com o $N, termina com o $M
{CL}((quero |queria )?ver |mostra |show )?{N} (primeiro|first)[,;]? (e |and )?(so )?(depois|then|ai|dai) {M}{END} => comeca com o $N, depois o $M
{CL}primeiro {N}[,;] (e )?por ultimo {M}{END} => comeca com o $N, termina com o $M
{CL}{N} (tem (que|q) aparecer |deve aparecer |aparece |vem )?antes d[aeo]s? {M}{END} => mostra o $N, depois o $M
{CL}{N} como (ponto de partida|comeco|inicio|abertura) => comeca com o $N
{N} como (fim|final|encerramento|ponto final|chegada) => termina com o $N
(inicie|inicia|iniciar|comece|comeca|comecar|abra|abrir) (com|pel[oa]s?|revelando|mostrando) {N} => comeca com o $N
(abr(e|a|ir)|inici(a|e|ar)|comec(a|e|ar)|open|start|begin) (o (video|filme)|the (video|film)) (n[oa]s?|com|on|with) {N} => comeca com o $N
(fech(a|e|ar)|termin(a|e|ar)|encerr(a|e|ar)|end|close|finish) (o (video|filme)|the (video|film)) (n[oa]s?|com|on|with) {N} => termina com o $N
(start|begin|open)(s|ing)? (from|at|by revealing|by showing) {N} => comeca com o $N
(can|could) (it|u|you|we|the video) (please )?(start|begin|open) (on|with|from) {N} => comeca com o $N
(and )?(end|finish) (with|on) {N}{END} => termina com o $N
(e )?(siga|segue) ate {N}{END} => depois o $N
((n)?[oa]s )?(ultimos|(in |for )?the last) \d{1,2} ?(s|segundos|seconds) (devem|deve|should|tem que|vao) (focar|focus|mostrar|show|ficar) ({ON})?{N} => termina com o $N
so no (comeco|comecinho|inicio) (mostra|mostre|aparece) {N} => comeca com o $N
(introduce|apresent[ae]|present) {N},? (then|depois|e depois) {M}{END} => mostra o $N, depois o $M
(let us see|mostra|mostre|show us|show|see) {N} first => comeca com o $N
(a )?(ultima|final|last) (imagem|cena|coisa|tela|image|scene|shot|thing) (deve|tem que|should|has to|must) (ser|be|mostrar|show) {N} => termina com o $N

(?<S>duas|dois|tres|quatro|cinco|two|three|four|five|\d) (tomadas|cenas|planos|takes|shots|scenes) (bem )?(rapid[oa]s|curt[oa]s|rapidinh[oa]s) => $S cortes rapidos
(?<S>two|three|four|five|\d) (quick|short|fast) (shots|scenes|takes) => $S quick cuts
(depois )?uma? (mais )?(long[oa]|demorad[oa]|lent[oa]) no (final|fim) => devagar no fim
(bem (curtinho|curto|rapido) )?cada (corte|cena|plano|take)[a-z, ]{0,20}? (tipo|durando|dura)( uns)? (?<S>meio segundo|\d{1,2} ?(s|segundos?)) => corte a cada $S

{CL}(no (final|fim)|termina(r)?|por fim) (com )?(todo mundo|a turma toda|a (familia|galera) (toda|inteira)|everyone|everybody)( junto| together)? => termina com a foto inteira
(mostra|mostre|mostrar|show|see|aparece[r]?|filma)( me)? (todo mundo|a turma toda|toda a (familia|turma|galera)|everyone|everybody)( junto| together)? => mostra a foto inteira
(gostaria que |quero que |queria que )?(todo mundo|todas as pessoas|a familia toda|toda a familia|everyone|everybody) (tem (que|q)|precisa|deve|should|must|has to|needs to|aparecesse|apareca)( aparecer| appear| be seen)? => mostra a foto inteira
keep (everyone|everybody) in (the )?(picture|frame|shot|view) => mostra a foto inteira
(show|mostr[ae]) (both faces|os dois rostos|as duas caras){END} => mostra a pessoa da esquerda, depois a pessoa da direita
(tem jeito de |da pra )?(mostra|mostrar|mostre|show) (os dois|as duas|both|both of (us|them)){END} => mostra a pessoa da esquerda, depois a pessoa da direita

(o (foco|principal|protagonista|mais importante|que (importa|vale|interessa))|a (estrela|prioridade)( aqui)?|the (focus|star|main thing|hero|priority)) (d[ao] (video|filme|foto) |of the (video|film|photo) )?(e|eh|is|tem (que|q) ser|deve ser|should be)( so| mesmo| only)? (n)?{N}(,? (e )?(nao|not) ([oa]s?|the) [a-z]+)? => foca no $N o tempo todo
{CL}{N} (e|eh|is|tem (que|q) ser|deve ser|should be) (o|a|the) (principal|estrela|protagonista|foco|destaque|star|hero|focus|main thing)( d[ao] (video|filme|foto))? => foca no $N o tempo todo
(so {N} (importa|interessa)|importa (mesmo )?e {M}) => foca no $N$M o tempo todo
(mant(enha|em|er|enham)|maintain|keep) (o |the )?(foco|focus) {ON}{N} => foca no $N o tempo todo
make {N} the (hero|star|focus)( of the (video|film))? => foca no $N o tempo todo
(fica|fique|ficar) (so|apenas|somente) {ON}{N} => foca no $N o tempo todo
keep (the camera|it|focus) on {N} for a (while|moment|bit) => foca no $N 3 segundos
keep (it|the (camera|shot|focus)) on {N}( the whole time)? => foca no $N o tempo todo
(mostr(a|e|ar) )?(a )?(foto|imagem) (inteira|toda|completa) (o tempo (todo|inteiro)|sempre) => plano unico na foto inteira
(show )?the (whole|entire|full) (photo|picture|image) (all the time|the whole time|throughout) => one take of the whole photo
(keep|leave) {N} in (view|frame|sight|(the )?(picture|frame|shot)){END} => foca no $N o tempo todo
(fica|fique|ficar) de olho {ON}{N} => foca no $N o tempo todo
let {N} steal the show => foca no $N o tempo todo
^\W*(so|apenas|somente|only|just) {N}\W*$ => foca no $N o tempo todo

(fica|fique|ficar|segura|segure|para|pare|parar|pausa|pause|demora|demore|dura|dure|passa|passe|stay|linger|hold|spend|gasta)(( (bem|mais|um pouco|um pouquinho|um tempo|um tempinho|tempo|more time|a (second|moment|bit|while)|for))+) {ON}(parte d[oa] )?{N} => foca no $N 3 segundos
mais (tempo|foco|enfase) {ON}{N} => foca no $N 3 segundos
((fica|fique|segura|para|pare) )?(uns|umas|about) (?<S>\d{1,2}) ?(s|segundos|seconds) {ON}{N} => foca no $N $S segundos
pause (a second|for a (second|moment)) {ON}{N} => foca no $N 3 segundos

(consegue|da pra|pode|tem como) focar (so )?{ON}{N} => foca no $N
(the )?(a )?camera (encontra|acha|descobre|finds|discovers) {N} => foca no $N
(a )?slow reveal of {N} => mostra o $N devagar
pux(a|e|ar) o foco d[oa]s? {N} (pra|pro|para) {M} => mostra o $N, depois o $M
{N} (precisa|tem (que|q)|deve|has to|must|should) (aparecer|appear|be seen) (inteir[oa]|complet[oa]|whole)( em algum momento)? => mostra o $N
come in (close )?(on|to) {N} => close no $N
(encost|col|grud)(a|e|ar)( bem| mais)? {ON}{N} => close no $N
(cheg(a|ue|ar)|fic(a|ar)) (bem |mais )?(perto|pertinho|colad[oa]) (d[oa]s?|n[oa]s?) {N} => close no $N
d[ae]r? uma (chegada|chegadinha|encostada) {ON}{N} => close no $N
d[ae]r? uma (focada|focadinha|olhada|destacada|atencao) ({ON})?{N} => foca no $N
(ench(e|a|er)|fill) (a tela|o quadro|the (screen|frame)) (com|with) {N} => close no $N
(mergulh(a|e|ar)|dive|sink|plunge) (into |no |na |em ){N} => aproxima no $N
(concentr(a|e|ar)|prioriz(a|e|ar)|valoriz(a|e|ar)|realc(a|e|ar)|ressalt(a|e|ar)|evidenci(a|e|ar)|enfatiz(a|e|ar)|emphasi[sz]e|highlight)( bem| mais)? ({ON})?{N} => foca no $N
aproveit(a|e|ar)( bem)? {N} => foca no $N
explor(a|e|ar) bem {N} => foca no $N
capric?h(a|e|ar) n[oa]s? (parte d[oa]s? )?{N} => foca no $N
give {N} (its|his|her|their|a) (moment|time) => foca no $N
(bring|put|turn) (the |all )?(focus|attention) (back )?(to|on) {N} => foca no $N
(mostra|mostre|ver) (bem )?{N} direito => foca no $N
(quero|kero|queria|deixa eu|da pra) ver (bem )?{N} (de|d) (bem )?(perto|pertinho) => close no $N
(pra|para) {N} (aparecer|ser vist[oa]) (bem|mais) => foca no $N

{CL}((the )?camera )?(slowly )?(creep|crawl|inch|walk|drift)s? (slowly )?(toward|towards|up to|to) {N} => aproxima no $N
(vai|va|ir|vem) (caminhando|andando|chegando|entrando)( bem)?(?<S> devagar| devagarinho)? (ate|para|pra|pro|em|n[oa]|rumo ao?) ?([oa] )?{N} => aproxima$S no $N
{CL}((the )?camera )?(slowly |gently )?(back|move|drift)s? (off|away|back)(?<S> slowly| gently)?{END} => afasta$S
{CL}(vai )?se (afastando|distanciando|afasta|distancia)( devagar| aos poucos)?{END} => afasta devagar
{CL}(e |ai |depois |e depois )?(se distancia|se afasta|vai se afastando){END} => depois afasta
{CL}(vai |va )?(abre|abra|abrindo|abrir)( bem)? (devagar|devagarinho|aos poucos|lentamente|slowly)( ate [oa]s? [a-z]+ (inteir|tod|complet)[oa]s?)?{END} => afasta devagar
{CL}(vai )?(revelando|revela|revele|descobrindo|desvendando|mostrando)( a (foto|imagem|cena)| tudo)? (aos poucos|devagar|lentamente|bem devagar){END} => afasta devagar
{CL}(slowly )?reveal(s|ing)? (it |everything |the (photo|picture|scene) )?(slowly|bit by bit|little by little){END} => afasta devagar
de (uma ponta a outra|um lado (a|ao|pro|para o) outro)( d[oa] {N})? => panoramica da esquerda para a direita
(move|go|glide|walk|track|slide)s? (slowly )?(along|across) {N} => panoramica no $N
(sweep|fly|flies|soar)s? (across|over) {N} => panoramica no $N
(voa|voe|voar|voando) (por cima d[eao]s?|sobre [oa]s?|pel[oa]s?) {N} => panoramica no $N
(sobrevoa|sobrevoe|sobrevoar) {N} => panoramica no $N
(bota |com )?(a )?camera (andando|passando|passeando|deslizando|caminhando) (do lado d[oa]s?|pel[oa]s?|sobre [oa]s?|rente ao?|junto com [oa]) {N} => panoramica no $N
(passa|passe|passar|passeio|passear)( lento| a camera)? (sobre [oa]s?|pel[oa]s?) {N} => panoramica no $N
(a )?camera (rodeando|dando a volta n|dando a volta em|girando em volta d|contornando)([oa]s?)? {N} => gira em volta do $N
(rod|gir)(a|e|ar) (a|essa) (camera|imagem|foto) => gira
arrast(a|e|ar)( a (camera|imagem|foto))? (pra|para) (a )?(?<S>direita|esquerda) => panoramica para a $S
uma volta (completa )?(n|em torno d|em volta d)[oa] {N} => gira em volta do $N
(let the camera )?(wander|roam|travel|drift) (over|around|across) {N} => panoramica no $N
(circle|go around|orbit)s? {N}( once)? => gira em volta do $N
d[ae]r? (a|uma) volta (n[oa]|em torno d[oa]|em volta d[oa]) {N} => gira em volta do $N
rise above {N} => sobe
((faz|fazer|quero|queria) )?(a |uma )?((foto|camera|imagem) )?(que )?(deve |pode |vai |tem que )?(subir|suba|subindo) => sobe
((faz|fazer|quero|queria) )?(a |uma )?((foto|camera|imagem) )?(que )?(deve |pode |vai |tem que )?(descer|desca|descendo) => desce
(mex|mov|lev)(a|e|er|ar) a (foto|imagem|camera)( devagar| devagarinho)? (pra|para) cima => sobe
(mex|mov|lev)(a|e|er|ar) a (foto|imagem|camera)( devagar| devagarinho)? (pra|para) baixo => desce
((quero|queria) )?(uma |a )?camera (bem |quase )?([a-z]+ )?(pra|para) frente => aproxima devagar
passa(r|ndo)? (a camera )?(rente|perto|junto) (ao?|d[oa]) {N} => panoramica no $N
((the )?camera )?(slowly )?reveals {N} => mostra o $N
vem do alto e (pousa|chega|para) {ON}{N} => desce ate o $N
mais (pro|para o) lado d[oa] {N} => foca no $N
menos [a-z]+, mais (gente|pessoas) => foca nas pessoas
(pul|vai|va|pass|salt)[a-z]* de uma? (?!cena|imagem|foto|parte){N} (pro|pra|para [oa]|ao?) outr[oa] => mostra cada $N
jump from one {N} to (the next|another) => mostra cada $N
(use|show|film) only the (?<S>left|right|top|bottom)( side| half| part)?( of the (photo|picture|image))? => $S side
(come|comes|enter|slide)s? in from the (left|right|side) => entra de lado
{CL}\W*(ai |depois |e |entao )?(corte|pula|pule|jump|corta direto)s? (direto )?(para|pra|pro|p|to):? ([oa]s? )?{N} => mostra o $N
(congel(a|e|ar)|paus(a|e|ar)|freeze) (bem )?(na hora|no momento|no instante|quando|when|right when|at the moment)[^,;.!?]* => congela
whip pans? between (the )?(two |2 )?(people|friends|faces|kids|girls|boys|brothers|sisters|couple) => , mostra a pessoa da esquerda, chicote para a pessoa da direita
whip pans? between (the )?(two |2 ){N} => , mostra o $N da esquerda, chicote para o $N da direita
(use |quero |faz )?(a |um )?(whip|chicote)( pan)? (between|entre) {N} (and|e) {M} => , mostra o $N, chicote para o $M
(altern|intercal|bounc|troc|switch)(a|e|ando|ar|ing)?( back and forth)? (entre|between) (os dois|as duas|the two|both) (rostos|personagens|amigos|amigas|irmaos|irmas|noivos|faces|people|friends|characters) => alterna entre a pessoa da esquerda e a pessoa da direita

(apresent|mostr|foc|par)(a|e|ando)? (em )?cada (um |uma )?(d[oa]s )?{N} => mostra cada $N
cada (pessoa|crianca|menino|menina|um|uma)s? (ganha|tem|com|recebe) (o seu |a sua |seu |sua )?(um )?(tempo|tempinho|momento|vez|parte|destaque)[^,;.!?]* => mostra cada pessoa
(uma? (parte|pedaco|cena|momento|tempinho)|d[ae] um tempinho) (pra|para|em) cada (pessoa|crianca|um|uma|menin[oa]) => mostra cada pessoa
give each (person|kid|child|one|of them|of us) (a|their|its) (moment|turn|time) => mostra cada pessoa
(quick )?(look|peek|glance) at (each|every) {N} => mostra cada $N
cada {N} (por vez|de cada vez) => mostra cada $N
(every|each) (person|kid|child|one of (us|them)) (should|must|has to|gets?) [^,;.!?]* => mostra cada pessoa
`;
