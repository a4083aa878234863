/** Stories of photos with food and drink. How to write one: `../story.ts`. */
export const FOOD_PT = `
copo: só uma
viral: “Só uma”, eu disse | Mentira | ~A mais contada do Brasil | Marca quem sempre fala “só uma”
cinema: Toda conversa boa começa assim | Alguém serve | ~Alguém puxa assunto | Ninguém vê a hora
suave: Pausa | O e-mail espera | ~O mundo espera | Esse gole, não

copo: primeiro gole
viral: Antes do primeiro gole, nem fala | Sério | ~Não respondo por mim | Manda pra quem é igual
cinema: Antes do primeiro gole: silêncio | ~Depois: gente | A ciência não explica | Nem precisa
suave: Primeiro gole, sem celular | Só você | ~Dois minutinhos | Faz diferença

copo: bora
viral: “Bora tomar alguma coisa?” | ~Melhor convite que existe | Manda isso pra alguém | Sem dizer mais nada
cinema: Um convite bem curto: bora? | Já acabou com brigas | ~Já começou namoros | Use com cuidado
suave: Senta, serve, conta | ~Eu escuto | Não precisa ter começo | Nem final

taca: brinde a quê
viral: Brinde a quê? | Sexta já serve | ~Terça também | Marca quem brinda até com água
cinema: Primeiro, a taça | O motivo fica pra depois | ~Tim-tim | Pronto, virou festa
suave: Brinda as coisas pequenas | O boleto pago | ~O dia que acabou bem | Tim-tim por você

taca: cara de rico
viral: Segura a taça, faz cara de rico | Gira | Cheira | Fala “amadeirado” e some
cinema: Gira a taça | Olha contra a luz | Diz “interessante” | Ninguém desconfia
suave: Devagar tem outro gosto | Um gole, uma conversa | ~Sem hora pra acabar | Assim que é bom

garrafa: adivinha
viral: O que tem na garrafa? | a) água | b) remédio pra segunda | ~c) não conto | Comenta a sua aposta
cinema: Uma garrafa | Uma ilha, talvez | Uma mensagem, quem sabe | O que você escreveria?
suave: Já bebeu água hoje? | Vai lá | ~Eu espero | Cuidar de você é isso também

garrafa: o abridor
viral: Abridor? Ninguém tem | Isqueiro, chave, chinelo | ~Sempre tem alguém que sabe | Marca o gênio da turma
cinema: Quem abre, serve | Quem serve, conta | Quem conta, aumenta
suave: Divide | Serve o outro primeiro | ~Depois você | É assim que conversa começa

servido: tá servido?
viral: Tá servido? | A pergunta mais perigosa da casa | ~Se eu falar que sim… | Marca quem sempre aceita
cinema: “Aceita?” | “Não precisa” | “Aceita, vai” | Aceitou
suave: Servir alguém é um jeito de cuidar | Sem perguntar | ~Com o que tem | E já basta

bolo: fatia fina
viral: “Fatia fina, por favor” | Disse ninguém nunca | A dieta começa segunda | Qual segunda? Não falei
cinema: Todo bolo esconde uma disputa | ~O maior pedaço | Quem corta finge justiça | Ninguém acredita
suave: Bolo tem gosto de casa de vó | De tarde comprida | ~De café passado na hora | Corta um pedaço pra mim

bolo: qualquer motivo
viral: Bolo não precisa de motivo | Segunda: bolo | ~Quinta: bolo | Marca quem pensa igual
cinema: Fazer bolo é dizer alguma coisa | Farinha, ovo, tempo | ~Nenhuma palavra | E a pessoa entende
suave: Não precisa ser aniversário | Comemora a terça | ~Comemora estar aqui | Já tem bolo

pizza: metade
viral: Pizza: sexta ou hoje? | ~Hoje | Metade pra cada | Mentira, é toda minha
cinema: Oito fatias. Cinco pessoas | A matemática falha | ~A amizade é testada | Alguém come rápido
suave: Pizza resolve quase tudo | Dia longo: pizza | ~Saudade: pizza | Chama alguém e divide

pizza: a pergunta
viral: Ketchup na pizza: sim ou não? | Cuidado com a resposta | ~Tem gente que bloqueia | Comenta e assume
cinema: Borda recheada ou normal? | Uma pergunta divide o país | ~Famílias não se falam | E a pizza esfriando
suave: De quem é a última fatia? | De quem teve um dia difícil | ~Hoje é sua | Pode pegar

lanche: não cabe
viral: Isso não cabe na boca | Problema meu | ~Guardanapo: uns quarenta | Marca quem come sem se sujar
cinema: Duas mãos | Uma mordida | ~Nenhuma elegância | Valeu a pena
suave: Tem dia que pede um lanche | Sem talher | ~Sem frescura | Só alegria

lanche: só um pedaço
viral: “Só vou provar um pedacinho” | Famosas últimas palavras | ~Cadê o resto? | Marca quem só ia provar
cinema: Alguém disse “só um pedaço” | Ninguém mais viu o lanche | ~As buscas continuam | Suspeitos: todos
suave: Divide o lanche com alguém | Dá a metade maior | ~Isso é amor | O resto é poesia

rosquinha: a caixa
viral: Uma é bom | Seis é uma caixa | Caixa aberta fecha? | A minha nunca fechou
cinema: No meio, nada | Em volta, tudo | ~Filosofia com açúcar | Mais uma, por favor
suave: Um docinho no meio da tarde | ~Pequeno assim | O dia agradece | Você também

fruta: valendo
viral: Melhor fruta. Valendo | Manga tá fora, já ganhou | ~Jaca: polêmica | Comenta a sua
cinema: Sol. Água. Paciência | A receita é antiga | Ninguém melhorou até hoje
suave: Fruta tem gosto de infância | De quintal | ~De mão melada | Qual era a sua?

fruta: em pedacinhos
viral: Sobremesa que a nutri aprova | Pode repetir | ~Sem culpa | Manda pra quem só come doce
cinema: Na feira: “pode provar!” | Você prova | Você leva | Funciona desde sempre
suave: Corta uma fruta pra alguém | Em pedacinhos | ~Sem perguntar | É assim que mãe diz te amo

legume: come tudo
viral: “Come tudo, que faz bem” | Disse minha mãe | ~Mil vezes | Ela tinha razão, que raiva
cinema: Na infância: inimigos | Hoje: jantar | Em que dia a gente mudou? | Ninguém avisou
suave: Comida simples também abraça | ~Sem pressa na panela | O corpo agradece | Sua vó também

comida: aviso
viral: Aviso: não veja com fome | Tarde demais | ~Agora aguenta | Marca quem vai pedir delivery
cinema: Existe um silêncio bonito | ~O da primeira mordida | Ninguém fala | Só mastiga
suave: Comer junto é outra coisa | Até arroz vira festa | ~Chama alguém | Puxa a cadeira

comida: a dieta
viral: A dieta viu isso e chorou | ~Coitada | Segunda ela volta | Segunda, talvez
cinema: Todo mundo posta a comida | Ninguém posta a louça | A louça também existe | Ela espera
suave: Uma foto e pronto | ~Agora larga o celular | Come com calma | Sente o gosto

comida: foto primeiro
viral: Foto primeiro, garfo depois | Quem come antes é traidor | ~Esfriou? Faz parte | Marca quem fotografa tudo
cinema: O celular come primeiro | Depois, as pessoas | ~Lei não escrita | Todo mundo obedece
suave: Cozinhar pra alguém é carinho | Errar o sal também | ~Vale a intenção | E o cheiro pela casa

comida: meu pote
viral: Se tem comida, eu vou | Nem pergunto de quem é | ~Já levo o pote | Marca quem leva pote também
cinema: Primeiro chega o cheiro | Depois, todo mundo | Ninguém foi chamado | Ninguém precisou
suave: “Come mais um pouco” | É assim que se diz fica | Em toda casa | Em todo lugar

mesa: a conta
viral: Quem vai pagar a conta? | Silêncio | ~Todo mundo olha o celular | Marca quem some nessa hora
cinema: Mesa boa, assunto livre | Política, não | ~Futebol, talvez | A fofoca venceu
suave: Puxa uma cadeira | Tem lugar | ~Tem conversa | Fica mais um pouco

mesa: belisca
viral: Time prato ou time belisca? | Quem belisca come o dobro | Quem faz prato repete | Todo mundo mente
cinema: A conversa vai até tarde | A comida acaba | ~Ninguém levanta | Era disso que se tratava
suave: Mesa boa não é luxo | É gente | ~É tempo | É “fica, tá cedo”

copo: intervalo
viral: Cinco minutos de pausa | Foram vinte | ~Ninguém viu | Marca quem pausa junto com você
cinema: Ninguém senta por causa do copo | Senta pela conversa | ~O copo só faz companhia | E esfria esperando
suave: Esquenta as mãos ou refresca | Depende do dia | ~O que importa é parar | Um gole e volta
`;
