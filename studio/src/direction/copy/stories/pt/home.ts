/** Stories of things at home and at work. How to write one: `../story.ts`. */
export const HOME_PT = `
comodo: tour
viral: Tour rápido. Não repara | Repara sim, arrumei pra isso | ~Só essa parte, tá? | Nota de zero a dez
cinema: Um lugar guarda quem passa | Pelas marcas, pelo jeito | ~Pela bagunça também | É só olhar direito
suave: Um cantinho pra voltar | Tudo no seu lugar | ~Ou quase | Pode se esticar

comodo: dia de ficar
viral: Planos pra hoje: nenhum | Onde? Exatamente aqui | ~Não insiste | Marca quem também não sai
cinema: Dentro, o tempo anda diferente | ~Mais baixo | Mais perto | Ninguém olha o relógio
suave: Hoje o programa é ficar | Sem sair de perto | ~Com o pé pra cima | Amanhã a gente vê

sentar: cinco minutinhos
viral: Vou sentar só cinco minutinhos | Três horas depois… | ~A louça? Que louça? | Marca quem faz igual
cinema: Um lugar pra sentar | Alguém acabou de sair? | ~Alguém vai chegar? | Senta. A gente espera
suave: Senta um pouquinho | O dia foi longo | ~Tira o sapato | Ninguém vai cobrar nada

sentar: esse lugar é meu
viral: Esse lugar é meu | Sempre foi | ~Levantou, perdeu | Marca quem rouba lugar
cinema: Cada um tem o seu lugar | Ninguém combinou | ~Ninguém troca | Visita sempre erra
suave: Guarda um lugar pra alguém | ~Avisa que tem | Espera um pouco | Vai vir

cadeira: roupa de cadeira
viral: Toda casa tem A Cadeira | Da roupa nem limpa nem suja | ~Ninguém senta nela | Confessa nos comentários
cinema: Cadeira: móvel de quatro pernas | Função oficial: sentar | Função real: guarda-roupa | Ninguém discute
suave: Puxa a cadeira | Conta seu dia | ~O bom e o chato | Tem tempo

cama: mais cinco minutos
viral: Só mais cinco minutos | Isso faz uma hora | ~A cama não deixa | Manda pra quem ainda não levantou
cinema: O despertador disse: agora | A cama disse: fica | ~Debate rápido | A cama venceu
suave: Descansa | Amanhã a gente resolve | ~Ninguém dá conta de tudo | Boa noite, tá?

cama: pra que arrumar
viral: Arrumar a cama pra quê? | De noite desarruma | Minha mãe discorda | ~Ela tem argumentos | De que lado você tá?
cinema: Lado direito, lado esquerdo | Um acordo antigo | ~Nunca assinado | Jamais quebrado
suave: Lençol limpo é alegria barata | Banho tomado | ~Celular longe | Dorme bem

cozinha: geladeira
viral: Abro a geladeira. Nada | Fecho | Abro de novo. Nada | Quem sabe na próxima
cinema: Toda madrugada, na cozinha | Passos | ~Ninguém viu nada | O pudim sumiu
suave: A casa começa na cozinha | Café no fogo | ~Alguém contando o dia | Fica aqui mais um pouco

cozinha: a gaveta
viral: Tenho vinte potes | ~Tenho trinta tampas | Quantos fecham? | Nenhum
cinema: Toda cozinha tem uma gaveta | Elástico. Vela. Uma chave | ~Ninguém mexe | De onde é essa chave?
suave: Receita de vó não tem medida | Um punhado | ~Até dar o ponto | E sempre dá

banheiro: o trono
viral: Único lugar sem reunião | E mesmo assim batem na porta | “Tem gente!” | Marca quem demora uma hora
cinema: Todo reino tem um trono | Lá se decide tudo | ~Lá se lê rótulo de xampu | Reinado: quarenta minutos
suave: Porta fechada, dez minutos | ~Só seus | O mundo bate | Você não abre

tv: o de sempre
viral: Quarenta minutos escolhendo | Pra ver o de sempre | ~De novo | Marca quem dorme no começo
cinema: Catálogo: nove mil títulos | Escolha: o mesmo de sempre | Minuto doze: sono
suave: Filme repetido é abraço | A gente já sabe o final | ~E ri igual | Só falta a coberta

computador: reunião
viral: Essa reunião podia ser um e-mail | ~E o e-mail, nada | 47 abas abertas | Uma delas tá tocando música
cinema: “Você tá no mudo” | Falou bem. Ninguém ouviu | ~Repetiu tudo | Caiu a internet
suave: Fecha uma aba | Levanta | ~Toma uma água | O trabalho não foge

computador: a senha
viral: Senha incorreta | Essa também | ~E essa | Nova senha: igual à antiga
cinema: Arquivo: final | Arquivo: final agora | Arquivo: final agora vai | O certo era o primeiro
suave: Salva o arquivo | Salva um tempo pra você | ~Levanta, estica | Depois continua

tela: desliga e liga
viral: Desliga e liga de novo | Já tentou? | Tenta outra vez | São cem reais
cinema: Primeiro: reiniciar | Segundo: reiniciar com raiva | Terceiro: chamar alguém | Funcionou sozinho
suave: Olha pela janela um pouco | A tela espera | ~Pisca devagar | Agora volta

celular: ver a hora
viral: Peguei o celular pra ver a hora | Vi doze vídeos | Que horas são? | Você também, né?
cinema: 3% de bateria | Um áudio de nove minutos | Uma escolha | Adeus
suave: Liga pra alguém | ~Ligar mesmo, com voz | A pessoa vai estranhar | E vai amar

celular: carregador
viral: Alguém tem carregador? | ~A frase do ano | Serve qualquer um | Nunca serve
cinema: Modo avião | De propósito | ~Uma hora inteira | O mundo continuou
suave: Na janta, guarda o celular | Só hoje | ~Conversa olhando | Ele sobrevive

livro: só mais um
viral: Só mais um capítulo | 2h47 da manhã | ~Agora eu preciso terminar | Marca quem te indica livro
cinema: Página 1: desconfiança | Página 50: amizade | Página 200: não acaba, por favor
suave: Dez páginas por dia | Sem meta, sem pressa | ~Um cantinho e silêncio | Você volta diferente

livro: marca-página
viral: Uso tudo de marca-página | Nota fiscal | Papel de bala | ~Boleto vencido | Comenta o seu pior
cinema: Emprestou um livro | Perdeu um livro | Todo mundo já foi vítima | Todo mundo já foi culpado
suave: Lê um pedacinho em voz alta | Pra alguém | ~Pode ser pra planta | É um jeito de carinho

livros: a pilha
viral: “Não compro mais livro este ano” | Comprei três | ~Tava em promoção | Comenta o tamanho da pilha
cinema: Lidos: alguns | Emprestados: perdidos | Por ler: uma vida
suave: Livro por ler faz companhia | Ele espera | ~Sem cobrar | Um dia é o dia dele

relogio: tô chegando
viral: “Tô chegando!” | Tradução: tô no banho | Cinco minutos = quarenta | Marca quem faz isso
cinema: Que horas são? | Depende de quem espera | Pra uns, voa | Pra outros, não anda
suave: Hoje, sem pressa | ~O relógio corre sozinho | Deixa ele | Você não precisa

relogio: quatro minutos
viral: Acordei antes do despertador | Quatro minutos antes | ~Dormir de novo não dá | Que raiva, né?
cinema: Na fila, o tempo não passa | Na esteira, também não | No domingo, voa | Quem fiscaliza isso?
suave: Chega cedo pra não correr | Senta um pouco | ~Vê gente passar | Tempo sobrando é presente

planta: converso, sim
viral: Converso com planta, sim | Ela não interrompe | ~Não manda áudio | Amizade perfeita
cinema: Planta não reclama | Só vira pro lado da luz | ~Em silêncio | Devia ser fácil assim
suave: Rega um pouquinho | Todo dia um pouquinho | ~Com gente também funciona | Cresce quietinho

planta: cacto
viral: Já matei um cacto | Sim, um cacto | ~Ninguém me dá mais planta | Comenta o seu crime
cinema: Na loja: “impossível de matar” | Eu ouvi um desafio | ~Ela ouviu uma ameaça | Por enquanto, empate
suave: Broto novo é notícia boa | Chama todo mundo pra ver | ~Pequeno assim | E muda o dia

vaso: foi o vento
viral: “Quem correr pela casa, quebra!” | Todo mundo ouviu isso | E quebrou | Quem colou e não contou?
cinema: O vaso. A bola. Um segundo | Depois, silêncio | “Foi o vento” | Ninguém acreditou
suave: Coisa quebrada também se cola | A marca fica | ~Fica bonita até | Com a gente é igual

ursinho: segredos
viral: Ele sabe todos os seus segredos | E nunca contou pra ninguém | ~Isso que é amizade | Você ainda tem o seu?
cinema: Monstros debaixo da cama: zero | Serviço impecável | ~Turno da noite, sempre | Nunca pediu folga
suave: Tem abraço que não acaba | ~Fica na estante | Espera a gente crescer | E voltar

pipa: olha pra cima
viral: Wi-fi: zero | Linha: de verdade | ~Olha pra cima um pouco | Marca quem soltava pipa
cinema: Uma linha | De um lado, o chão | Do outro, o vento | No meio, a infância
suave: Solta um pouco a linha | O vento sabe | ~Depois puxa de volta | Com tudo é assim

bola: dona da bola
viral: A bola é de quem? | Então essa pessoa joga | ~Regra internacional | Marca quem leva a bola embora
cinema: Uma bola. Ninguém com hora | ~“Quem fizer o próximo, ganha” | Jogaram mais uma hora | Até a mãe chamar
suave: Lembra da tarde na rua? | Só precisava de uma bola | ~E de ninguém com pressa | Chama pra jogar de novo

prancha: só uma olhada
viral: “Vou só olhar o mar” | Três horas depois… | ~Areia até na alma | Marca quem some com a prancha
cinema: Onda não manda convite | Quem espera, vê | Quem rema, vai | O resto fica na areia
suave: O mar ensina: uma de cada vez | Caiu? Sobe | ~Respira | Lá vem outra

neve: dez tombos
viral: Primeira vez: dez tombos | Segunda vez: nove | ~Isso é evolução | Marca quem ia cair com você
cinema: Subir demora | Descer é um grito | ~Cair é um detalhe | De novo
suave: Cair faz parte | Levantar também | ~Ri de você | E vai mais uma vez

skate: tentativa 47
viral: Joelho: ralado | Orgulho: também | Manobra: quase | De novo
cinema: Tentativa 1: chão | Tentativa 2: chão | Tentativa 47: silêncio | E aí, o mundo aplaude
suave: Caiu? Bate a poeira | ~Todo mundo caiu antes | Mais uma vez | Com calma

esporte: o placar
viral: Perder, eu aceito | Mentira | Revanche agora | Marca quem não sabe perder
cinema: Ninguém lembra do placar | Só do lance | Contado mil vezes | Cada vez mais difícil
suave: Joga por jogar | Sem placar | ~Suor lava a cabeça | Chama quem topa

comodo: tour de dez segundos
viral: Tour pela casa em dez segundos | Não abre aquela porta | ~É sério | Conta o que você esconde na sua
cinema: Uma casa guarda barulhos | O da chave | ~O da água no fogo | Você sabe de quem é cada um
suave: Casa boa não é casa pronta | É casa usada | ~Com coisa fora do lugar | E lugar pra mais um
`;
