/**
 * Stories of photos with people. Nothing is said of anybody's sex, age, origin or mood, nor of what people are to each
 * other. How to write one: `../story.ts`.
 */
export const PEOPLE_PT = `
pessoa: protagonista
viral: Aviso: protagonista na tela | ~E eu? Só na plateia | Todo mundo conhece alguém assim | Marca quem chega desse jeito
cinema: Estrelando: essa pessoa | Roteiro: ninguém leu | ~Ensaio: nenhum | Deu certo assim mesmo
suave: Você é a pessoa favorita de alguém | Sério | ~Alguém sorri só de lembrar | Guarda isso pra um dia ruim

pessoa: quem clicou
viral: Quem tirou essa foto merece um Pix | Todo mundo tem um amigo fotógrafo | E um que corta a cabeça | Marca o que te salva
cinema: Alguém escolheu esse segundo | Podia ter sido o anterior | ~Podia ter sido o próximo | Foi esse
suave: Alguém quis guardar esse instante | Isso já é carinho | ~Fotografa mais quem você ama | Depois, vira tesouro

pessoa: elogio
viral: Elogio do dia, pode pegar | Você faz bem pra alguém | ~Não discute | Agora passa pra próxima pessoa
cinema: Ninguém te contou, mas eu conto | Tem alguém torcendo por você | ~Em silêncio | Faz tempo
suave: Hoje, elogia alguém | Assim, do nada | ~Custa pouco e muda o dia | Começa por quem você pensou

pessoa: pensamento
viral: No que será que tá pensando? | a) no almoço | b) nos boletos | ~c) nas duas coisas | Comenta a sua
cinema: Um pensamento passou por aqui | Ninguém anotou | ~Talvez fosse importante | Talvez fosse o almoço
suave: Um minuto pra pensar na vida | Sem resolver nada | ~Só deixar passar | Já ajuda, sabia?

pessoa: foto de perfil
viral: Essa aqui vira foto de perfil | E fica até 2031 | ~Todo mundo tem uma assim | Cadê a sua?
cinema: Daqui a vinte anos, essa foto | Alguém vai perguntar o ano | Ninguém vai saber | Mas todo mundo vai lembrar
suave: Um dia essa foto vai ser antiga | E vai valer mais | ~Tira a sua hoje também | Seu eu do futuro agradece

pessoa: grupo da família
viral: Essa vai pro grupo da família | A tia responde “bom dia” | ~O tio manda um joinha | Alguém pergunta quando casa
cinema: 19h04. A foto chega no grupo | 19h05. Doze corações | ~19h06. Pedem em alta qualidade | 19h07. Um áudio de seis minutos
suave: Manda foto sua pra família | ~Mesmo sem motivo | Do outro lado, alguém dá zoom | E mostra pra vizinha

pessoa: capa de álbum
viral: Isso é capa de álbum | Ou pôster de filme | ~Só falta o nome | Qual seria? Comenta
cinema: Cena um | Ninguém fala | ~A câmera não tem pressa | Corta pro título
suave: Se a vida fosse um filme | Esse era um pedaço bom | Daqueles sem nada de mais | E que a gente não esquece

pessoa: uma em mil
viral: POV: você abriu a câmera e gostou | Raro | ~Raríssimo | Posta antes que passe
cinema: Uma foto em mil | As outras ficaram na galeria | Ninguém vai ver | Essa, sim
suave: Fala com você como fala com amigo | Com jeito | ~Com paciência | Você merece esse tom

rosto: de perto
viral: Close assim pede coragem | ~Sem cortar, sem fugir | Eu já tinha posto filtro | Quem topa postar um desses?
cinema: De perto, toda pessoa é paisagem | Dá pra morar ali | ~Um tempo, pelo menos | Depois o filme continua
suave: De perto a gente é mais bonito | Sem precisar de perfeição | ~Só de verdade | Chega perto de quem você ama

rosto: três por quatro
viral: Nunca que o RG sai assim | A foto do RG assusta | ~A da carteirinha também | Comenta sua pior 3x4
cinema: Rosto não cabe em legenda | Tentaram | ~Apagaram | Ficou a foto
suave: Rosto querido a gente sabe de cor | Fecha o olho | ~Pensa em um | Apareceu, né?

longe: achou?
viral: Achou a pessoa na foto? | Tem uma. Juro | ~Olha com calma | Em quantos segundos? Comenta
cinema: Em algum lugar aqui, uma pessoa | O resto é mundo | ~Muito mundo | E mesmo assim a gente procura
suave: O mundo é grande, né? | E a gente, um pontinho | ~Mas um pontinho que faz falta | Nunca esquece disso

longe: oi, pessoa
viral: Cadê todo mundo? | Ah, achei uma pessoa | ~Oi, pessoa | Dá tchau pra ela
cinema: Longe, alguém | Não dá pra ver o rosto | ~Nem precisa | Todo mundo já foi esse alguém
suave: Às vezes é bom ir pra longe | ~Ouvir o próprio passo | Depois, voltar | Tem gente esperando

dupla: esquerda ou direita
viral: Você é da esquerda ou da direita? | Calma, é da foto | ~Não vale empatar | Marca sua dupla e confere
cinema: Duas pessoas entram numa foto | Parece começo de piada | Uma já sabe o final | A outra vai rir primeiro
suave: Tem gente que deixa o dia leve | Nem precisa fazer nada | ~É só estar por perto | Manda pra essa pessoa

dupla: o Pix
viral: Quem aqui nunca devolveu o Pix? | Tem sempre uma pessoa | ~Não vou falar nomes | Marca sua dupla, ela sabe
cinema: Toda dupla tem um acordo | Uma pessoa lembra de tudo | ~A outra chega atrasada | Funciona há séculos
suave: Companhia boa não precisa de plano | Serve padaria | ~Serve ficar em silêncio | Serve não fazer nada

dupla: vamos marcar
viral: “Vamos marcar!” | Falaram em janeiro | Falaram em março | ~Falaram ontem | Marca agora, nos comentários
cinema: “A gente precisa se ver mais” | Dita mil vezes | ~Cumprida umas quatro | Que seja hoje
suave: Com quem você tá devendo um café? | Manda mensagem | ~Não precisa de motivo | A saudade já é um

dupla: quem postou
viral: Regra da foto em dupla | Posta quem saiu melhor | ~A outra pessoa que lute | E aqui, quem postou?
cinema: Foto em dupla, três regras | As duas pessoas aprovam | Ninguém sai cortado | Quase nunca acontece
suave: Guarda foto com quem você gosta | Até a tremida | ~Até a boba | São as melhores

dupla: fofoca
viral: Fofoca boa precisa de duas pessoas | Uma conta | A outra fala “mentira!” | Manda pra sua central de notícias
cinema: “Você não vai acreditar” | E o mundo parou | ~Ninguém olhou a hora | Detalhes, por favor
suave: Ouvir também é um abraço | Sem conselho | ~Sem pressa | Hoje, escuta alguém

grupo: quem é você
viral: Quem desse grupo é você? | ~Quem organiza | Quem atrasa | Quem some na hora da conta | Marca a turma pra votar
cinema: Juntar todo mundo: quase impossível | Três enquetes | ~Duas remarcações | E mesmo assim, aconteceu
suave: Que bom quando junta gente | Todo mundo fala ao mesmo tempo | ~Ninguém escuta nada | E ninguém quer ir embora

grupo: tira outra
viral: Foto em grupo: alguém piscou | Tira outra | ~Agora alguém olhou pro lado | Na décima, vai | Marca quem sempre pisca
cinema: “Mais uma, por garantia” | Disseram isso oito vezes | ~Existem oito fotos iguais | Esta venceu
suave: Foto em grupo é bagunça boa | Ninguém fica pronto junto | ~Todo mundo dá palpite | E vira lembrança

grupo: saiu do zap
viral: O grupo saiu do zap | Ao vivo mesmo | ~Sem figurinha | Marca o grupo que nunca se vê
cinema: O grupo só existia no celular | ~Figurinha, áudio, silêncio | Um dia alguém disse: hoje | E foi
suave: Chama sua turma | Não espera uma data | ~Pode ser rapidinho | Depois me conta

grupo: cada canto
viral: Conta rápido: quantas pessoas? | Sem pausar | ~Contou quem tá no cantinho? | Comenta o número
cinema: Cada pessoa veio de um canto | Com a própria pressa | ~O próprio almoço | E coube tudo num segundo
suave: Ninguém faz nada sem gente | ~Nem festa, nem mudança | Segura quem te segura | E agradece mais vezes

grupo: cabe mais um
viral: Cabe mais um, sempre cabe | Quem chega sem avisar? | ~Quem traz o gelo? | Marca e descobre
cinema: Elenco completo | Cachê: nenhum | ~Atraso: quarenta minutos | Química: não se ensina
suave: Gente por perto é sorte | A gente esquece | ~Depois lembra | Lembra hoje

alguem: só quem tava lá
viral: Toda foto tem uma história | Só quem tava lá sabe | ~E quem tava não conta | Qual foto sua é assim?
cinema: Um segundo antes: bagunça | Um segundo depois: bagunça | No meio, isto
suave: Foto não guarda a voz | Nem o abraço | ~Mas acende os dois | Olha de novo

gente: cada cabeça
viral: Cada cabeça, um pensamento | Uma pensa na janta | Outra, no boleto | E a sua? Comenta
cinema: Mesmo lugar, mesma hora | Cada cabeça num canto | ~Ninguém percebe | E o dia passa
suave: Todo mundo leva alguma coisa | Que ninguém vê | Pega leve | Com todo mundo

gente: quem faz, quem olha
viral: Nessa cena, quem é você? | Quem faz | Quem olha | ~Quem filma tudo | Responde sem vergonha
cinema: Toda cena tem quem faz | Quem olha | E quem conta depois, aumentando
suave: Repara no jeito das pessoas | No jeito de andar | ~No jeito de ficar | Dá pra gostar de longe

gente: dublagem
viral: Inventa o diálogo dessa cena | Pode dublar | ~Vale sotaque | Comenta a primeira fala
cinema: Filme mudo | Os diálogos, você inventa | ~Capricha | Ação
suave: Dá um nome pra cada pessoa | Inventa uma história boa | ~Com final bonito | Hoje pode

alguem+cachorro: quem manda
viral: Quem manda em quem aqui? | Quem fala o dia todo | Ou quem só olha e consegue | Marca quem obedece ao cachorro
cinema: Existe uma língua só deles | Metade é voz de bebê | Metade é rabo abanando | Ninguém traduz
suave: Amizade assim não pede assunto | Um fala, o outro escuta | ~Ou finge que escuta | Dá no mesmo

alguem+gato: quem escolheu
viral: Ninguém escolhe gato | O gato é que escolhe | ~Não tem recurso | Marca quem também foi escolhido
cinema: Um deles manda na casa | Não é quem paga a luz | Há testemunhas | Todas preferem não falar
suave: Carinho de gato é loteria | Quando sai, para tudo | ~Não mexe nem a perna | Deixa ficar
`;
