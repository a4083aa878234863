/** Stories of vehicles, streets and travel. How to write one: `../story.ts`. */
export const ROADS_PT = `
carro: só entra
viral: Bora? Nem pergunta pra onde | Só entra | ~A playlist é minha | Marca quem cuida do lanche
cinema: Chave. Rádio. Estrada | Ninguém disse o destino | ~Melhor assim | Vidro aberto
suave: Vamos dar uma volta? | Sem GPS | ~Música baixinha | Conversa comprida

carro: banco da frente
viral: Quem vai na frente? | Falou primeiro, levou | ~Quem vai atrás escolhe a música | Quem vai no meio só sofre
cinema: “Já tá chegando?” | Dez minutos depois | “E agora?” | A estrada responde: não
suave: Estrada boa é com companhia | Parada pro pão de queijo | ~Histórias repetidas | Ninguém reclama

carro: o apelido
viral: Todo carro tem um apelido | Esse tem cara de quê? | ~Não vale xingar | Comenta o nome do seu
cinema: Todo carro guarda uma música | Que tocou uma vez | Numa curva qualquer | E nunca mais saiu
suave: Lembra do primeiro carro? | Do barulho | ~Do cheiro | Pra onde ele te levou?

carros: conta aí
viral: Conta os carros. Valendo | ~Não vale chutar | Perdeu a conta? | Eu também
cinema: Cada carro, um destino | Alguém com pressa | ~Alguém sem vontade de ir | Alguém cantando alto
suave: Cada carro leva uma vida | Alguém indo | Alguém voltando | Deixa passar, não custa nada

moto: garupa
viral: Capacete, chave, coragem | ~Nessa ordem | Quem vai na garupa? | Marca sem medo
cinema: O vento não pergunta seu nome | Só empurra | ~Uma estrada, duas rodas | O resto ficou pra trás
suave: Vai com calma | Tem gente te esperando | ~Capacete sempre | E a vista, devagar

moto: domingo cedo
viral: Só quem anda entende | Domingo, estrada, tanque cheio | ~Parada no mirante | Marca quem acorda cedo pra isso
cinema: Liga. Espera esquentar | Capacete | ~Viseira | O resto é estrada
suave: Aproveita o caminho | ~Chegar rápido cansa | Para no mirante | Café na volta

duasrodas: equilíbrio
viral: Enquanto isso, no engarrafamento… | Eu passo | ~Dou tchau | Chego antes
cinema: Equilíbrio é isto | Se parar, cai | Então segue | Devagar também vale
suave: Vento no rosto cura | Coisa simples | ~Uma volta no bairro | Já muda a cabeça

bike: na subida
viral: Subida: me arrependi | Descida: esqueci tudo | ~Joelho: não esqueceu | Marca quem some na subida
cinema: Um dia, alguém soltou o banco | Você nem percebeu | ~Continuou | Ninguém esquece isso
suave: Lembra da primeira sem rodinha? | O medo | ~O grito: olha, mãe! | Você ainda sabe

bike: virou cabide
viral: Comprei a bike pra ir trabalhar | Fui uma vez | ~Virou cabide | A sua também? Comenta
cinema: Primeiro, o fôlego acaba | Depois, a vontade | Depois passa | E ninguém quer mais parar
suave: Hoje, vai de bike | ~O bairro fica outro | Dá tempo de ver as casas | E de dar bom dia

onibus: perdi
viral: Esse é o meu! | Corre | Perdi | O próximo vem em 40 minutos
cinema: O ônibus passa às 7h10 | Ou às 7h25 | ~Ou não passa | Todo mundo espera
suave: Janela de ônibus é cinema | ~Passa a cidade | Passa pensamento | Quase passa o ponto

veiculo: na estrada
viral: Buzina duas vezes | Pisca o farol | Isso é “bom dia” na estrada | Marca quem dirige cantando
cinema: A estrada não acaba | Só troca de nome | ~Um café, mais cem quilômetros | E alguém espera
suave: Tem gente na estrada agora | ~Longe de casa | Que chegue bem | Que chegue logo

veiculo: avisa quando chegar
viral: Quem tá com a chave? | Ninguém | ~Procura no bolso | Marca quem perde tudo
cinema: Partir é fácil | Difícil é escolher a música | ~Três paradas depois… | Ainda escolhendo
suave: “Avisa quando chegar” | Quer dizer: gosto de você | ~Quer dizer: se cuida | Avisa sempre

aviao: preço da passagem
viral: Abri o site de passagem | Fechei | ~Abri de novo | Marca quem te faz gastar
cinema: Portão 12. Última chamada | Alguém corre | ~Alguém desiste | O avião não espera
suave: Avião leva saudade | E traz também | Tem alguém pra chegar? | Já já passa

aviao: janela ou corredor
viral: Janela ou corredor? | Meio nem entra na votação | ~Quem dorme perde o lanche | Comenta e defende
cinema: Lá em cima não pega sinal | Duas horas de paz | Pousou. 47 mensagens | Volta, avião
suave: Abraço de aeroporto demora | Um abraço | Outro | Só mais um

trem: estação
viral: Próxima estação: sexta-feira | Cuidado com o vão | E com a segunda | Desembarque dos dois lados
cinema: Estação. Um minuto de parada | Alguém desce | Alguém sobe | Duas histórias trocam de lugar
suave: De trem, a cidade conversa | Encosta a cabeça | ~Deixa passar | Chegar é detalhe

barco: enjoo
viral: Levei protetor | ~Levei boné | Esqueci o remédio de enjoo | Marca quem enjoa até na piscina
cinema: Terra firme é exagero | ~Um pouco de balanço | Nenhum sinal de celular | Perfeito
suave: No barco ninguém corre | ~A água decide | O corpo balança | A cabeça descansa

barco: procura-se
viral: Procuro amizade com barco | Não precisa ser grande | ~Não precisa ter motor | Precisa me chamar
cinema: Ninguém manda no vento | Só dá pra ajustar a vela | Era só um barco | Virou conselho
suave: Solta a corda devagar | Nem tudo precisa ficar preso | ~Olha a água | Vai no seu tempo

viagem: pra onde
viral: Pra onde você ia agora? | Sem pensar em dinheiro | ~Vale a primeira resposta | Comenta e marca quem vai
cinema: Viagem começa numa conversa à toa | “E se a gente fosse?” | Ninguém leva a sério | E se fosse?
suave: Viaja, nem que seja perto | ~Nem que seja um dia | Muda o ar | A casa fica nova na volta

rua: fiscal da rua
viral: Toda rua tem um fiscal | Sabe quem chegou | ~Sabe com quem | Marca o da sua rua
cinema: Mil pressas na mesma rua | Nenhuma se conhece | ~Amanhã, as mesmas | Alguém podia dar bom dia
suave: Anda sem fone hoje | ~A rua conta coisas | Um cheiro de pão | Um “bom dia” perdido

rua: buzina
viral: Abriu o sinal, alguém buzina | Em 0,2 segundo | ~Recorde mundial | Marca quem buzina assim
cinema: A placa diz: pare | A pressa diz: vai | A padaria diz: entra | Ganhou a padaria
suave: Parar também faz parte | ~Fechou o sinal? Respira | Já já abre | Sempre abre

guardachuva: fez sol
viral: Levei guarda-chuva: fez sol | Não levei: dilúvio | ~O céu tem meu número | Com você também é assim?
cinema: Faça chuva ou faça sol | Alguém esquece o seu | Alguém divide | Muita história começou assim
suave: Cabe mais gente aqui embaixo | É só chegar perto | ~Ombro com ombro | E a conversa vem

guardachuva: achados e perdidos
viral: Achados e perdidos: 200 itens | 199 são guarda-chuvas | Um é o meu | ~Talvez dois | Quantos você já perdeu?
cinema: Ele só some quando precisa | Em casa: três | Na mochila: nenhum | Na chuva: você
suave: Sombra boa é sombra dividida | Chega pra cá | ~Tem espaço | Nem que sobre um ombro

mala: nove blusas
viral: Viagem de dois dias | Nove blusas na mala | Usei uma | Marca quem leva o armário
cinema: O que cabe numa mala? | Três roupas | ~Um plano ruim | Uma vontade de ir
suave: Leva pouco | ~Volta com muito | Deixa espaço na mala | E um pouco no peito

bolsa: a chave
viral: Procurando a chave na bolsa | Achei uma nota de 2019 | ~Uma bala derretida | A chave? No bolso
cinema: Lá dentro, outro universo | Três canetas sem tinta | ~Uma moeda antiga | E a chave, no fundo
suave: Esvazia um pouco a bolsa | ~Nem tudo precisa ir junto | O ombro agradece | A cabeça também

rua: esquina
viral: Só ia ali na esquina | Voltei com três histórias | ~E sem o pão | Marca quem demora assim
cinema: Toda rua tem um ritmo | Passa um, passa outro | ~Ninguém combina | E funciona quase sempre
suave: Anda um quarteirão sem fone | Escuta a rua | ~Ela conversa | Volta por outro caminho
`;
