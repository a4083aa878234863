/**
 * Stories of what was measured: writing, colour, light, room. They say what the measure says and no more: dark, not
 * night; far, not sea. How to write one: `../story.ts`.
 */
export const LIGHT_PT = `
escrita: leu?
viral: Leu ou só olhou? | Volta e lê | ~Agora sim | Ia passar direto, confessa
cinema: Alguém escreveu | Alguém leu | ~Conversa é só isso | Às vezes leva anos
suave: Palavra falada voa | A escrita espera | ~Sem pressa | Escreve pra alguém hoje

escrita: até o fim
viral: Quem lê até o fim ganha | Ganha o quê? | A satisfação | ~Esperava mais? | Lê de novo
cinema: Primeiro veio a palavra | ~Depois, alguém pra ler | Faltava você | Pronto
suave: Já deixou um bilhete hoje? | Na geladeira | ~No guardanapo | Tem gente que guarda

escrita: entrelinhas
viral: Printa e finge que leu | Todo mundo faz | ~Depois lê | Comenta “li”
cinema: Nas entrelinhas, nada | É só isso mesmo | ~Raro hoje em dia | Aprecie
suave: Guarda as palavras boas | Numa caixa, numa foto | ~Num print | Um dia você precisa delas

recado: para tudo
viral: Para tudo e lê isso | Leu? Salva | ~Quem lê rápido perde | Manda pra quem precisa ver
cinema: Está tudo escrito aqui | Letra por letra | ~Sem pressa | O resto é com você
suave: Tem recado novo | Lê com calma | ~Ele não vai fugir | Depois passa adiante

recado: print agora
viral: Print agora, lê depois | Ou lê agora mesmo | ~Pode pausar, eu espero | Marca quem não pode perder
cinema: Tudo aqui foi escrito por alguém | Agora chegou em você | ~Leva o tempo que for | Era isso
suave: Guarda esse pra depois | Um dia você procura | ~E vai achar | Salva que ele fica

recado: vão perguntar
viral: Tá tudo escrito aqui, gente | Mesmo assim vão perguntar | ~Sempre perguntam | Responde com esse vídeo
cinema: Avisaram uma vez | Avisaram por escrito | ~Faltava alguém ler | Agora não falta
suave: Foi escrito com cuidado | Dá pra sentir | ~Até nos espaços | Lê em voz alta

recado: quantas palavras
viral: Quantas palavras tem aqui? | Sem contar nos dedos | ~Valendo | Comenta o número
cinema: As palavras ficam paradas | Quem anda é a gente | ~Até a próxima frase | Fim
suave: Lê uma vez, respira | Lê outra vez | ~Agora fez sentido | Leva com você

recado: com qual voz
viral: Leu com qual voz? | Eu li com voz de rádio | ~Agora você também | Comenta a sua voz
cinema: Toda frase tem uma voz | Esta está na sua cabeça | ~Só você ouve | Bonita, por sinal
suave: Lê baixinho | Como quem conta um segredo | ~Só que pode contar | Conta pra alguém

recado: sem óculos
viral: Sem óculos ninguém lê isso | Mentira, lê sim | ~Força a vista | Marca quem vai dar zoom
cinema: Mais perto | Agora dá pra ler | ~Valeu o passo | Fica mais um pouco
suave: Chega mais perto da tela | Assim | ~Bem melhor | Agora lê sem pressa

pb: cadê a cor
viral: Cadê a cor? | ~Não precisou | Imagina de que cor era | Comenta o seu palpite
cinema: Sem cor | Sobram luz e sombra | ~E o tempo, parado | Podia ser ontem
suave: Sem cor também tem vida | Olha os cinzas | ~São tantos | Nenhum é triste

pb: fica chique
viral: Preto e branco deixa tudo chique | ~Até boleto | Testa com um boleto | Eu espero
cinema: Preto. Branco | E o que existe no meio | Quase tudo existe no meio
suave: Lembrança às vezes vem sem cor | Vem o cheiro | ~Vem a voz | O resto a gente pinta

escuro: aumenta o brilho
viral: Aumenta o brilho. Confia | Mais um pouco | ~Agora sim | Sua mãe que apagou a luz?
cinema: Pouca luz | O bastante | O resto, você completa | Cada um completa de um jeito
suave: No escurinho, tudo acalma | A vista acostuma | ~O peito também | Pode descansar

escuro: conta de luz
viral: Quem apagou a luz? | ~A conta agradece | Medo, eu? | Só vou acender rapidinho
cinema: Escuro não é vazio | É só o que não apareceu ainda | ~Espera | Olha
suave: Uma luz pequena já ajuda | ~Não precisa ver tudo | Só o próximo passo | Vai

branco: nada em volta
viral: Nada pra te distrair | Cenário: não tem | ~Desculpa: também não | Então presta atenção
cinema: Nada em volta | De propósito | ~Sobra o que importa | Dizem que é o mais difícil
suave: Menos coisa, mais calma | Tira o que sobra | ~Respira | Viu como cabe?

branco: combina
viral: Bonito assim, sem enfeite | E na sua casa? | ~Pensa aí | Depois me conta
cinema: Luz branca. Silêncio | ~Entra em cena | Não diz nada | Não precisa
suave: Simples dá gosto de olhar | Sem enfeite | ~Sem pressa | Olha de novo

verde: descansa a vista
viral: Seu olho tava pedindo verde | Sério, faz bem | ~Não fui eu que inventei | Fica mais um pouco
cinema: Verde por todo lado | Quantos tons você contou? | ~Eu parei no sétimo | Perdi a conta de propósito
suave: Verde descansa a vista | Pode testar | ~Olha um minuto | Viu? Soltou até o ombro

verde: recarregando
viral: Bateria social: 3% | Carregando no verde | ~Não tira da tomada | Marca quem precisa recarregar
cinema: Alguém pintou tudo de verde | Sem pedir licença | ~Ninguém reclamou | Ficou assim
suave: Respira no verde | Conta até quatro | ~Solta até seis | De novo, sem pressa

azul: quanto azul
viral: Quanto azul cabe numa tela? | Tudo isso | ~E ainda cabe você | Salva pra um dia cinza
cinema: Azul até onde dá | ~Depois, mais azul | Alguém pediu silêncio | O azul atendeu
suave: Azul acalma, né? | Solta o ombro | ~Solta o ar | Fica aqui um minuto

azul: cor do sossego
viral: O azul dominou a tela | Ninguém segura | ~Respeita | Sua cor ganhava desse?
cinema: Perguntaram a cor do sossego | ~Ninguém soube dizer | Alguém apontou | Era esta
suave: Deixa o azul fazer o trabalho | Você só olha | ~Só isso | Melhorou?

quente: queria em casa
viral: Essa luz, eu queria lá em casa | Acordava cedo só pra ver | Mentira, não acordava | Mas tirava foto
cinema: Existe uma luz que perdoa tudo | Até a louça | ~Até a segunda-feira | Dura pouco
suave: Tem luz que é cobertor | Encosta devagar | ~Esquenta até lembrança | Fica nela um pouco

quente: corre que a luz
viral: “Corre que a luz tá boa!” | Todo mundo já ouviu isso | ~E correu | Marca quem grita isso
cinema: Alguém disse: “agora, a luz” | E largou tudo | ~O arroz queimou | A foto ficou
suave: Guarda essa luz | Pra quando o tempo fechar | ~Cabe no bolso | Não pesa nada

claro: tá claro
viral: Tá claro ou quer que desenhe? | Claro | ~Claríssimo | Marca quem ainda não entendeu
cinema: Luz em tudo | Nenhum lugar pra se esconder | ~Nem precisa | Que venham os detalhes
suave: Abre a janela | Deixa a claridade entrar | ~O dia começa de novo | Quantas vezes precisar

cores: quantas
viral: Quantas cores você contou? | ~Chuta | Errou | Conta de novo e comenta
cinema: Ninguém aqui foi discreto | ~Ainda bem | Cor não pede desculpa | Nem licença
suave: Dia cinza? Pega uma cor | Pode levar | ~Leva duas | Amanhã tem mais

cores: a primeira
viral: Qual cor você viu primeiro? | ~Fala rápido | Agora fecha o olho | Qual ficou? Comenta
cinema: Silêncio? Aqui não | Tudo fala ao mesmo tempo | ~Cada cor mais alto | Ninguém abaixa
suave: Escolhe uma cor pra hoje | ~Leva com você | Procura ela na rua | Você vai achar

desfocado: foco
viral: O fundo pediu demissão | Sobrou quem interessa | ~Foco é isso | Agora aplica na vida
cinema: O resto do mundo, borrado | Por um segundo | ~Sem notificação | Só isto aqui
suave: Deixa o resto embaçar | ~Nem tudo pede resposta | Olha o que tá perto | É aqui

desfocado: modo retrato
viral: Modo retrato da vida | Borra o que não presta | ~Boleto: borrado | Nítido, só o que importa
cinema: Não dá pra ver tudo | Escolher é isto | ~Uma coisa fica nítida | O resto espera
suave: Hoje, uma coisa só | ~Bem de perto | O resto pode esperar | Ele sabe esperar

vazio: silêncio
viral: Dá pra ouvir o silêncio daqui | Shhh | Ouviu? | Nem eu. Que maravilha
cinema: Muito espaço | ~Pouca coisa | Alguém disse que faltava? | Não falta
suave: Deixa um espaço no dia | Sem encher de nada | ~Igual a esse | É ali que a gente descansa

vista: cadê o chefe
viral: Cadê o chefe? Aqui não | Cadê o boleto? Aqui não | Cadê você, que não tá aqui? | Marca quem ia junto
cinema: O mapa termina | A estrada, talvez | O horizonte, nunca | Vai até onde der
suave: Olha longe um pouquinho | O problema diminui | ~O ar entra melhor | Volta quando quiser

vista: a diária
viral: Quanto você pagava por essa vista? | De graça não vale | ~Com café incluso | Comenta o valor da diária
cinema: Dizem que ninguém cansa de olhar | Eu testei | ~Perdi o ônibus | Recomendo
suave: “Um dia eu volto” | Toda vista boa pede isso | ~E a gente promete | Dessa vez, cumpre

vista: olhar longe
viral: Pausa pra olhar longe | ~Seu pescoço agradece | Sobe a cabeça | Isso. De nada
cinema: Plano aberto | Ninguém fala | ~Ninguém precisa | Corta. Ficou bom
suave: Tem lugar que responde | A gente nem pergunta | ~Só fica | E sai diferente

vista: papel de parede
viral: Seu novo papel de parede | De nada | ~Já tirou o print? | Mostra o antigo nos comentários
cinema: A foto não mostra o cheiro | Nem o vento | ~Nem a canseira de chegar | Veio tudo junto
suave: Leva alguém pra ver uma vista | ~Não precisa falar | Depois do silêncio | Vem a melhor conversa

ceu: cabe mais um
viral: Olha pra cima rapidinho | Viu? De graça | ~Ninguém cobrou ingresso | Marca quem vive no celular
cinema: Em cima, o céu | Embaixo, todo o resto | ~A proporção tá certa | Fica mais um pouco
suave: O céu não tem pressa | Passa devagar | ~Muda sem avisar | Amanhã tem outro

ceu: azul
viral: Quem pintou isso de azul? | Sem retoque, juro | ~Pode dar zoom | Tá, agora respira
cinema: Alguém deixou o céu aberto | ~Ninguém veio fechar | Sorte a nossa | Entra
suave: Quando aperta, olha o céu | Ele não resolve | ~Mas abre espaço | Já é alguma coisa

luzes: deixa acesa
viral: Conta quantas luzes tem aqui | Eu parei na terceira | ~Sério, conta de novo | Comenta o número
cinema: No escuro, cada luz conta | Uma aqui | ~Outra mais longe | Ninguém apaga
suave: Deixa uma luz acesa | Sempre tem alguém voltando | ~Mesmo tarde | Mesmo devagar

luzes: modo noturno
viral: Modo escuro, mas bonito | ~Sem filtro | O brilho vem da foto | Aumenta o seu também
cinema: A luz não pede licença | Fura o escuro | ~E fica | É o que dá pra ver
suave: Pouca luz, muita calma | Cada pontinho brilha quieto | ~Sem competir | Bom jeito de brilhar

panorama: de ponta a ponta
viral: Não cabe na tela, então anda | Vai até lá | ~Agora volta | Viu o que tinha no meio?
cinema: Largo demais pra um olhar só | Comece por um lado | ~Sem pressa | O outro espera
suave: Olha de uma ponta à outra | Devagar | ~Cada pedaço é um lugar | Fica no que gostar

sepia: tom de caixa de sapato
viral: Foto com cara de caixa de sapato | Sabe aquela caixa? | ~A do armário da vó | Comenta o que tem na sua
cinema: Tudo em tons de marrom | Como se o tempo passasse café | ~Devagar | E deixasse esfriar
suave: Tem foto que parece lembrança | O tom já conta metade | ~O resto é com você | Guarda com carinho

sepia: no verso
viral: Vira a foto e lê o verso | Não dá, é vídeo | ~Mas imagina o que tava escrito | Escreve nos comentários
cinema: Toda foto assim pede um verso | Uma data | ~Um nome, a lápis | Letra de alguém com pressa
suave: Imprime uma foto esse mês | Escreve a data atrás | ~E um nome | Alguém vai achar um dia

luzes: ainda acordado
viral: Quem ainda tá acordado? | Eu também | ~Amanhã a gente reclama | Marca quem dorme tarde
cinema: Quase tudo apagado | Quase | ~Alguém ficou por último | Sempre fica
suave: Olha quantas luzinhas | Cada uma faz a sua parte | ~Nenhuma precisa ser sol | Você também não

escuro: volume baixo
viral: Lê isso baixinho | Tem gente dormindo | ~Sério, baixa o brilho | Agora manda pra quem vira a noite
cinema: A luz saiu de cena | A cena continuou | ~Mais baixo | Mais perto
suave: Desliga uma coisa de cada vez | Primeiro a tela | ~Depois a cabeça | Boa noite quando for

branco: a foto do anúncio
viral: Se fosse anúncio, eu clicava | Fundo branco, sem enrolação | ~Cadê o preço? | Comenta quanto você daria
cinema: Sem cenário, sem truque | Fica só o que é | ~De todos os lados | Decida você
suave: Olha com calma | Sem nada em volta pra atrapalhar | ~Repara no detalhe | É ali que mora o capricho

ceu: desculpa boa
viral: Desculpa, tava olhando o céu | Melhor desculpa que existe | ~Ninguém discute | Usa hoje e me conta
cinema: O céu ficou com metade do quadro | Pediu mais | ~A gente deixou | Quem ia negar?
suave: Hoje o céu tá de graça | Amanhã também | ~Aproveita mesmo assim | Chama alguém pra ver

vista: valeu o caminho
viral: Valeu o caminho? | Olha isso e responde | ~A perna reclamou, o olho não | Marca quem ia junto sem pensar
cinema: Primeiro, o caminho | ~Depois, o fôlego | Depois, isto | O resto vira história
suave: Chega, para, olha | Foi pra isso que você veio | ~O celular pode esperar | A vista fica na gente

vista: sem filtro
viral: Juro que não é protetor de tela | Alguém esteve aqui | ~E teve que ir embora | Manda pra quem precisa de folga
cinema: Longe de tudo que apita | Perto de quase nada | ~E é muito | Quem dera um minuto a mais
suave: Leva esse pedaço com você | Pro ônibus, pra fila | ~Pro meio da semana | Respira como se fosse lá
`;
