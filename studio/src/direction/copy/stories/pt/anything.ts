/** Stories that are true of every photo: they speak to the viewer, not of what is seen. How to write one: `../story.ts`. */
export const ANYTHING_PT = `
qualquer: galeria
viral: Toda galeria tem uma dessas | Entre quatro mil prints | ~Escondida | Cadê a sua?
cinema: Galeria. Item 3.814 | Entre um print e um boleto | ~Alguém abriu | Olá de novo
suave: Abre sua galeria hoje | Vai bem lá atrás | ~Tem coisa boa esquecida | Manda pra alguém

qualquer: memória
viral: Você viu isso por um segundo | Sem voltar: o que tinha? | ~Vale tudo | Agora volta e confere
cinema: Um segundo | ~Foi o que durou | Agora dura o quanto quiser | Aproveita
suave: Demora um pouco aqui | ~Sem motivo | A pressa passa | Passou

qualquer: sem explicar
viral: Manda pra alguém sem explicar | Só manda | ~Se perguntar: “vi e lembrei” | Pronto, salvou um dia
cinema: Alguém envia. Sem legenda | Do outro lado, três pontinhos | Somem | Voltam
suave: Lembrou de alguém? | Então manda | ~“Vi e lembrei de você” | Ninguém acha ruim

qualquer: segunda-feira
viral: Segunda-feira pede isso | Terça também | ~Quarta, nem se fala | Salva pra semana toda
cinema: Era pra ser um dia comum | ~Foi | E mesmo assim, ficou | Vai entender
suave: Dia comum também conta | Café, caminho, conversa | ~Um dia vira saudade | Repara hoje

qualquer: sem boleto
viral: Por uns segundos, nenhum boleto | Nenhum grupo do trabalho | Só isso aqui | ~Pronto | Pode voltar a sofrer
cinema: Notificações: 38 | Boletos: 4 | Por enquanto, nada disso | Continue olhando
suave: Por uns segundinhos, só isso | Nada pra responder | ~Nada pra pagar | Viu? O mundo não caiu

qualquer: relíquia
viral: Daqui a dez anos isso é relíquia | ~Guarda | Não deixa só na nuvem | Nuvem chove
cinema: No futuro, alguém acha isto | Pergunta quando foi | Ninguém lembra | Todo mundo sente
suave: Imprime uma foto às vezes | Gruda na geladeira | ~Todo dia ela te cumprimenta | Faz bem, juro

qualquer: legenda
viral: Escreve a legenda dessa | Vale meme | ~Vale textão | A melhor eu fixo
cinema: Faltou a última frase | De propósito | ~Cada um escreve a sua | Qual é?
suave: Se isso fosse uma música | Qual seria? | ~Canta baixinho aí | Depois me conta

qualquer: nota
viral: De 0 a 10, sem pensar | Não vale 7 | ~7 é em cima do muro | Justifica nos comentários
cinema: O júri se reuniu | Um deu dez | Outro pediu pra ver de novo | Veja de novo
suave: Uma coisa boa de hoje, qual? | Pode ser pequena | ~Um café, uma mensagem | Guarda essa

qualquer: até o final
viral: Espera até o final | Mentira, não acontece nada | ~Mas você ficou | Valeu pela audiência
cinema: Não tem explosão | Ninguém foge | ~Nenhum vilão | E você continua vendo
suave: Aqui não tem correria | Nem lição | ~Nem teste | É só um respiro

qualquer: último vídeo
viral: Plano: dormir cedo | Realidade: rolando o feed | Pelo menos achou isso | De nada
cinema: “Último vídeo e eu durmo” | Disse às onze | São duas | Boa noite
suave: Esse é o último, tá? | Depois larga o celular | ~Fecha o olho | Dorme bem

qualquer: dá zoom
viral: Dá zoom | ~Mais | Achou? | Eu nem disse o que era
cinema: Quanto mais perto, mais perguntas | Quanto mais longe, mais saudade | Fica no meio
suave: Chega pertinho | O bonito mora no detalhe | ~Agora se afasta | Mora no todo também

qualquer: tutorial
viral: Tutorial: como parar o scroll | Passo 1: isto | Passo 2: não tem | Comenta se funcionou
cinema: Manual de instruções | Um: olhe | Dois: respire | Três: repita
suave: Receita de calma | Um minuto | ~Nenhuma resposta | Repete se precisar

qualquer: figurinha
viral: Isso dá figurinha | Já vi no grupo | ~Sem contexto nenhum | Quem faz? Comenta “eu”
cinema: Toda foto vira figurinha um dia | Ninguém escapa | ~O grupo decide | Aceite
suave: Tem foto que faz companhia | Fica ali na tela | ~Sem pedir nada | Deixa ficar

qualquer: no mudo
viral: Tá no mudo, né? | Liga o som | ~Agora sim | Volta e vê direito
cinema: Abaixe a luz | Aumente o som | ~Não fale nada | Agora
suave: Põe o fone | Aumenta um tiquinho | ~Esquece a lista | Só esse minuto

qualquer: a tia
viral: Minha tia comentaria “lindo!” | Com sete corações | ~E um buquê | Sem tia não tem internet
cinema: Primeiro comentário: a tia | Segundo: a tia de novo | Apagou sem querer | E escreveu outra vez
suave: Comenta na foto de alguém hoje | Uma palavra só | ~Capricha no coração | Chega lá, viu?

qualquer: duas vezes
viral: Aposto que você vai ver duas vezes | Tem um detalhe | ~Não vou dizer qual | Achou? Comenta
cinema: Tem um detalhe que só você viu | Não conta | ~Ou conta | Tanto faz. É seu
suave: O que você viu primeiro? | Cada um vê uma coisa | ~Isso diz muito de você | Coisa boa, aposto

qualquer: intervalo
viral: Intervalo acaba em um minuto | Só mais esse vídeo | ~O chefe nem vai ver | Marca quem te manda vídeo
cinema: Intervalo: cinco minutos | Lá fora, tudo continua | Aqui, não | Quatro minutos
suave: Pausa não é preguiça | É combustível | ~Cinco minutinhos | Depois você vai

qualquer: curtiu
viral: Curtiu? Curte | Não curtiu? Curte também | ~O algoritmo não sabe | Fica entre a gente
cinema: O algoritmo trouxe você aqui | ~Ele acha que te conhece | Fica mais um pouco | Só pra confundir
suave: Que bom que você parou aqui | Fica à vontade | ~Não precisa curtir | Só respira

qualquer: saudade
viral: Deu saudade e nem sei de quê | Acontece | ~Todo domingo | Marca quem também sente
cinema: Saudade de um lugar sem nome | ~De um dia sem data | Talvez seja isto | Talvez não
suave: Saudade é amor que ficou | Não briga com ela | ~Passa um café | Convida pra sentar

qualquer: primeira palavra
viral: Primeira palavra que veio. Já | Não edita | ~Não apaga | Comenta essa mesmo
cinema: Alguém parou | Todo mundo seguiu | Quem parou viu
suave: Para um pouquinho comigo | Nada pra resolver | ~Nem pra comprar | Pronto. Pode ir mais leve

qualquer: wi-fi
viral: Senha do wi-fi só pra quem curtir | Brincadeira | ~Mas curte | Nunca se sabe
cinema: Conexão instável | Por um momento, nada carrega | ~Só isto | E basta
suave: O wi-fi caiu uma vez | A gente conversou | ~Foi bom | Desliga um pouquinho

qualquer: encaminhada
viral: Quem mandou isso no grupo? | Ninguém assume | ~Mas todo mundo salvou | Entrega aí nos comentários
cinema: Encaminhada. Muitas vezes | Ninguém sabe a origem | Chegou até você | Passe adiante
suave: Manda no grupo da família | Sem bom dia, sem corrente | ~Só porque é bom | Alguém vai agradecer

qualquer: três segundos
viral: Me dá três segundos | Um | ~Dois | Viu? Nem doeu
cinema: Três segundos, dizem | É o que uma imagem tem | Esta pediu mais | Você deu
suave: Fica três segundos a mais | Ninguém tá com pressa | ~Nem você | Olha só que bom

qualquer: spoiler
viral: Spoiler: você vai voltar aqui | Amanhã, sem querer | ~Só pra conferir | Já deixa salvo
cinema: Sem spoiler | Só digo que acaba | ~Tudo acaba | E recomeça
suave: Um spoiler do seu dia | Vai dar certo | ~Talvez não de manhã | Mas vai

qualquer: aviso
viral: Aviso: use sem moderação | Pode ver de novo | ~Não tem contraindicação | Efeito: mandar pra três
cinema: Aviso aos navegantes | Não há nada a temer | ~Nem a comprar | Siga em frente
suave: Lembrete do dia | Beber água | ~Alongar | E olhar com calma

qualquer: rolo da câmera
viral: Achei isso no rolo da câmera | Entre doze prints de endereço | ~E um vídeo do bolso | Sobreviveu. Merece post
cinema: Arquivo 0412 | Data: apagada | Autor: alguém que parou | Conserve
suave: Tem foto que espera anos | Até alguém abrir | ~Hoje foi você | Que bom

qualquer: enquete
viral: Enquete: fica ou apaga? | Quem diz apaga não viu direito | ~Volta o vídeo | Vota nos comentários
cinema: Votação encerrada | Um voto contra | ~Ele já se arrependeu | Fica
suave: Se fosse pra guardar uma | Só uma | ~Qual seria? | A minha é essa

qualquer: dedo
viral: Seu dedo ia passar direto | Que bom que não passou | ~Ele tem bom gosto | Agora aperta o salvar
cinema: O dedo parou | O resto do mundo também | ~Por segundos | Foi o bastante
suave: Você ia passar direto | E não passou | ~Ponto pra você | Fica só mais um pouco

qualquer: silêncio
viral: Vê sem som mesmo | Já dá pra sentir | ~Sério | Agora com som, arrepia
cinema: Escute | Não é a música | É o que vem depois | Silêncio
suave: Tem silêncio que abraça | Esse é um | ~Fica nele | Sem hora pra sair
`;
