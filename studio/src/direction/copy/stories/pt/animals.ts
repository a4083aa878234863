/** Stories of photos with animals. How to write one: `../story.ts`. */
export const ANIMALS_PT = `
gato: tem emprego
viral: Esse gato tem um emprego | Fiscal de tudo | ~Salário: sachê | Hora extra: 3 da manhã | Marca quem contratou um
cinema: Ele observa | ~Ele julga | Ele não paga aluguel | E mesmo assim, manda
suave: Gato escolhe, né? | ~Não adianta chamar | Um dia ele vem | E o dia fica completo

gato: contrato
viral: Ninguém adota gato | O gato te contrata | ~Você serve o jantar | Folga? Nunca
cinema: Capítulo um: comprei a caminha | Capítulo dois: ele quis a caixa | Capítulo três: aceitei
suave: Aprende com o gato | Cochila sem culpa | ~Pede carinho quando quer | Sai quando cansa

gato: duas opções
viral: Gato só tem dois modos | Te ignorar | Te ignorar mais de perto | Qual é o do seu?
cinema: Toda noite, 3h17 | Um barulho | ~Alguma coisa caiu | O gato não viu nada
suave: Ronrom devia ser remédio | Uma dose no colo | ~Outra antes de dormir | Pode repetir

gatos: assembleia
viral: Um gato é pouco | Dois é reunião | ~Três é assembleia | Pauta única: sachê
cinema: Reunião a portas fechadas | Assunto: você | ~Decisão unânime | Mais comida
suave: Um gato já enche a vida | Mais de um enche o sofá | ~Sobra um cantinho pra você | E tá ótimo assim

cachorro: voz fina
viral: Quem é a coisa mais linda? | A resposta tem quatro patas | ~E já sabe disso | Marca quem faz voz de bebê
cinema: Ele não sabe que dia é hoje | ~Nem que horas são | Conhece o barulho da sua chave | E isso basta
suave: Cachorro não liga pra dia ruim | Faz festa igual | ~Todo dia a mesma festa | Quem tem um, tem sorte

cachorro: a palavra
viral: Alguém falou “passear” | Erro grave | ~Agora não tem volta | Marca quem soletra a palavra
cinema: Uma palavra muda tudo | Ninguém disse ainda | ~Começa com P | Ele já sabe
suave: Passear sem destino | Parar em cada cheiro | ~Ver tudo como se fosse novo | Faz bem pros dois

cachorro: sofá, não
viral: Todo mundo disse “na cama, não” | Durou um dia | ~Agora pede licença pra deitar | Aí também é assim?
cinema: Regra da casa: sofá, não | A regra durou uma noite | ~Hoje existe um acordo | O sofá é dele
suave: Tem amor que abana o rabo | ~Não pede explicação | Só pede colo | E um pedaço do seu pão

cachorros: a gangue
viral: Um late, o outro assina embaixo | A rua inteira fica sabendo | ~Motivo: uma folha | Quem começou? Comenta
cinema: A gangue tá reunida | O plano: petisco | ~O obstáculo: você | Eles têm o dia todo
suave: Bagunça em dobro | Amor também | ~Falta espaço, sobra rabo | A conta fecha

pet: não paga conta
viral: Quem manda em você? | Dica: não paga conta | ~Não lava louça | E come na hora certa
cinema: Não trabalha | Não pede desculpa | ~Dorme dezesseis horas | E é o preferido
suave: Bicho também é família | Tem apelido, tem manha | ~Tem lugar certo no coração | Dá um cheiro no seu

animal: apareceu um bicho
viral: Para tudo, tem um bicho aqui | Reunião pode esperar | ~Boleto pode esperar | Bicho, não
cinema: Bicho não tem celular | Nem senha, nem meta | ~Dorme quando tem sono | Quem evoluiu mesmo?
suave: Bicho vive o agora | Sem agenda | ~Sem culpa | Dá pra aprender um pouco

animal: documentário
viral: Posso levar pra casa? | Já perguntei | Não pode | ~Perguntei de novo | Também não pode
cinema: Documentário. Minuto um | O narrador cochicha | ~Ninguém se mexe | A natureza faz o resto
suave: Com bicho, chega devagar | Ele sente seu ritmo | ~Respira junto | Pronto, ficou tudo bem

animal: a sua voz
viral: Todo mundo fala com bicho | Em voz alta | Com voz esquisita | Qual é a sua voz?
cinema: Ninguém ensinou | Nem a correr, nem a parar | ~Nasceu sabendo | A gente faz curso
suave: Bicho não guarda mágoa | Não guarda nada | ~Come, dorme, recomeça | Hoje, tenta assim

passaro: despertador
viral: Esse aqui não usa despertador | Ele é o despertador | ~Cinco da manhã, todo dia | Marca quem acorda antes dele
cinema: Pássaro não repete cena | Um descuido e acabou | ~Não tem segunda chance | Desta vez, deu
suave: Quem tem asa não leva mala | Só o necessário | ~Hoje, carrega menos | Vai ver como rende

passaro: silêncio
viral: Shhh. Tem um pássaro aqui | Não mexe | ~Nem respira | Ufa. Deu pra ver
cinema: Não tem passagem | Não tem mala | ~Não tem horário | Inveja
suave: Escuta | Sempre tem um cantando | ~A gente é que passa correndo | Hoje, abre a janela

passaros: a reunião
viral: Reunião e ninguém me chamou | Pauta: migalha | ~Ata: piu | Aprovado
cinema: Sem chefe | Sem e-mail | ~Sem ensaio | E todos sabem a hora de ir
suave: Em bando fica mais fácil | Ninguém vai só | ~Um puxa, depois descansa | Gente também devia

cavalo: zero gasolina
viral: Zero gasolina | Só capim | ~E olha essa elegância | Você trocava o carro por um?
cinema: Antes do motor, havia isto | Quatro patas | ~Um rumo | E a gente chegava
suave: Cavalo sente a gente de longe | Não adianta fingir | ~Chega com calma | Ele devolve calma

cavalo: nome bom
viral: Nome de cavalo é sempre bom | Trovão | Pé de Pano | ~Boleto | Esse tem cara de quê?
cinema: Cavalo ouve antes | Sente antes | ~Vai antes | A gente só acha que guia
suave: Da primeira vez ninguém esquece | O medo lá em cima | ~O mundo mais alto | E a vontade de ir

vaca: muuu
viral: Leite não nasce na caixinha | Chocante, eu sei | ~Muuu | Avisa o pessoal da cidade
cinema: Mastiga | O mundo acaba, recomeça | Segue mastigando | Que paz
suave: Na roça ninguém corre | O sol manda | ~O galo confirma | O resto espera

ovelha: insônia
viral: Conta comigo: uma… | Duas… | Dormiu? | ~Então começa de novo | Ninguém nunca chegou na mil
cinema: Insônia. Método antigo | Uma ovelha. Duas ovelhas | ~Três da manhã | Amanhã a gente termina
suave: Se o sono não vem, conta | Uma ovelha de cada vez | ~Sem pressa | Boa noite, viu?

elefante: memória
viral: Você esqueceu. Elefante lembra | Senha do banco? Lembra | ~Aniversário da sogra? Lembra | Marca quem esquece tudo
cinema: Toneladas de delicadeza | Cada passo avisa | ~Nada aqui tem pressa | Nem precisa
suave: Elefante não deixa ninguém pra trás | Anda junto | ~No passo do mais lento | Dá pra copiar

urso: de longe
viral: Abraço de urso? Não, valeu | De longe tá bom | ~Bem de longe | Marca quem ia pedir foto
cinema: Regra da floresta: não corra | Regra dois: boa sorte | O urso não leu as regras
suave: Hibernar devia ser direito | Três meses de coberta | ~Ninguém liga | Só volta quando esquentar

girafa: aí em cima
viral: Como tá o clima aí em cima? | A fofoca chega primeiro? | ~Tem fila? | Alguém avisa quando descer
cinema: Girafa vê o amanhã antes | Não conta | ~Mastiga devagar | E olha de cima
suave: Olhar de cima ajuda | O problema fica pequeno | ~Respira | Agora olha de novo

zebra: que cor é
viral: Preta com listra branca | Ou branca com listra preta? | ~Responde rápido | Amizades acabaram por isso
cinema: Nenhuma listra se repete | ~Cada zebra, uma assinatura | Ninguém copia | Nem tenta
suave: Cada zebra tem sua listra | Igual, não existe outra | ~Você também é assim | Não troca por moda
`;
