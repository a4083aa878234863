/**
 * The things that a picture can show, by the English names of the network (COCO's eighty classes), then the words for
 * families of them, and for codes to be scanned. Columns: label | article | singular | plural | family whose members are easily confused | wider
 * groups | synonyms that people type, folded. Synonyms for people are never used in texts of ours.
 */
export const TABLE = `
person | a | pessoa | pessoas |  |  | homem, mulher, moca, moco, menina, menino, garota, garoto, rapaz, senhora, senhor, crianca, crianca pequena, bebe, noiva, noivo, modelo, individuo, guy, woman, man, girl, boy, lady, kid, child, baby, people
bicycle | a | bicicleta | bicicletas |  | cycle | bike, magrela
car | o | carro | carros | vehicle |  | automovel, carrao
motorcycle | a | moto | motos |  | cycle | motocicleta, motoca, motorbike
airplane | o | avião | aviões |  |  | aviao, aeronave, plane
bus | o | ônibus | ônibus | vehicle |  | onibus, busao
train | o | trem | trens |  | vehicle | trenzinho
truck | o | caminhão | caminhões | vehicle |  | caminhao, caminhonete
boat | o | barco | barcos |  |  | barquinho, canoa, navio, lancha, veleiro, ship
traffic light | o | semáforo | semáforos |  |  | semaforo, sinaleira, farol de transito
fire hydrant | o | hidrante | hidrantes |  |  | hydrant
stop sign | a | placa | placas |  |  | placa de pare
parking meter | o | parquímetro | parquímetros |  |  |
bench | o | banco | bancos |  | seat | banquinho
bird | o | pássaro | pássaros |  | animal | ave, passarinho, falcao, gaviao, aguia, coruja, pombo, pomba, galinha, pato, papagaio, arara
cat | o | gato | gatos |  | pet, animal | gatinho, gatinha, gata, bichano, felino, kitten, kitty
dog | o | cachorro | cachorros |  | pet, animal | cachorrinho, cachorrinha, cachorra, cao, doguinho, doguinha, dogue, catioro, caozinho, cadela, puppy, doggo
horse | o | cavalo | cavalos | hoofed | animal | cavalinho, egua, potro, pony
sheep | a | ovelha | ovelhas | hoofed | animal | carneiro, ovelhinha, lamb
cow | a | vaca | vacas | hoofed | animal | boi, touro, bezerro, vaquinha, gado
elephant | o | elefante | elefantes |  | animal | elefantinho
bear | o | urso | ursos |  | animal |
zebra | a | zebra | zebras | hoofed | animal |
giraffe | a | girafa | girafas | hoofed | animal |
backpack | a | mochila | mochilas |  | bag |
umbrella | o | guarda-chuva | guarda-chuvas |  |  | sombrinha, guarda-sol, guarda sol, guarda chuva, sombreiro
handbag | a | bolsa | bolsas |  | bag | bolsinha, purse
tie | a | gravata | gravatas |  | clothing | necktie
suitcase | a | mala | malas |  | bag | maleta
frisbee | o | frisbee | frisbees |  |  |
skis | o | par de esquis | pares de esquis |  | board | esqui, esquis
snowboard | a | prancha de neve | pranchas de neve |  | board |
sports ball | a | bola | bolas |  |  | ball, bola de futebol
kite | a | pipa | pipas |  |  | papagaio de papel, cafifa
baseball bat | o | taco | tacos |  |  | bat
baseball glove | a | luva | luvas |  | clothing | glove
skateboard | o | skate | skates |  | board |
surfboard | a | prancha de surfe | pranchas de surfe |  | board | prancha de surf
tennis racket | a | raquete | raquetes |  |  | racket
bottle | a | garrafa | garrafas |  | drink | garrafinha
wine glass | a | taça | taças | vessel | drink | tacinha
cup | o | copo | copos | vessel | drink | xicara, caneca, copinho, glass, mug
fork | o | garfo | garfos |  | cutlery |
knife | a | faca | facas |  | cutlery |
spoon | a | colher | colheres |  | cutlery |
bowl | a | tigela | tigelas | vessel | drink | cumbuca
banana | a | banana | bananas |  | fruit, food |
apple | a | maçã | maçãs |  | fruit, food |
sandwich | o | sanduíche | sanduíches |  | food | lanche, hamburguer, burger, hamburger
orange | a | laranja | laranjas |  | fruit, food |
broccoli | o | brócolis | brócolis |  | food |
carrot | a | cenoura | cenouras |  | food |
hot dog | o | cachorro-quente | cachorros-quentes |  | food | cachorro quente, dogao
pizza | a | pizza | pizzas |  | food |
donut | a | rosquinha | rosquinhas |  | food | rosca, doughnut
cake | o | bolo | bolos |  | food | bolinho, torta
chair | a | cadeira | cadeiras |  | seat | cadeirinha, poltrona
couch | o | sofá | sofás |  | seat | sofazinho, sofa
potted plant | a | planta | plantas |  |  | plantinha, vaso de planta, plant
bed | a | cama | camas |  |  |
dining table | a | mesa de jantar | mesas de jantar |  | table |
toilet | o | vaso sanitário | vasos sanitários |  |  | privada
tv | a | TV | TVs |  | screen | televisao, televisor
laptop | o | notebook | notebooks |  | screen | computador, computer
mouse | o | mouse | mouses |  |  |
remote | o | controle remoto | controles remotos |  | device | remote control
keyboard | o | teclado | teclados |  |  |
cell phone | o | celular | celulares |  | device | telefone, smartphone, phone
microwave | o | micro-ondas | micro-ondas |  | appliance | microondas
oven | o | forno | fornos |  | appliance | fogao
toaster | a | torradeira | torradeiras |  | appliance |
sink | a | pia | pias |  |  |
refrigerator | a | geladeira | geladeiras |  | appliance | fridge
book | o | livro | livros |  |  | livrinho
clock | o | relógio | relógios |  |  | watch
vase | o | vaso | vasos |  |  | jarro
scissors | a | tesoura | tesouras |  |  |
teddy bear | o | ursinho de pelúcia | ursinhos de pelúcia |  |  | ursinho, pelucia, bicho de pelucia
hair drier | o | secador | secadores |  |  | hair dryer
toothbrush | a | escova de dentes | escovas de dentes |  |  |
animal | o | animal | animais |  |  | bicho, bichinho
pet | o | pet | pets |  | animal | bicho de estimacao, bichinho de estimacao
hoofed | o | animal de quatro patas | animais de quatro patas |  | animal |
vehicle | o | veículo | veículos |  |  |
cycle | a | bicicleta ou moto | bicicletas ou motos |  |  |
drink | a | bebida | bebidas |  |  | drinque, cafezinho, cappuccino, capuccino, cerveja, cervejinha, chope, suco, beer, coffee
vessel | o | copo ou taça | copos ou taças |  | drink |
food | a | comida | comidas |  |  | prato de comida, comidinha
fruit | a | fruta | frutas |  | food |
cutlery | o | talher | talheres |  |  |
bag | a | bolsa ou mala | bolsas ou malas |  |  | bagagem, luggage
board | a | prancha | pranchas |  |  |
seat | o | assento | assentos |  |  |
screen | o | monitor | monitores |  |  |
device | o | aparelho | aparelhos |  |  |
appliance | o | eletrodoméstico | eletrodomésticos |  |  |
table | a | mesa | mesas |  |  | mesinha
clothing | a | peça de roupa | peças de roupa |  |  | roupa, clothes
qr code | o | código QR | códigos QR |  |  | qr, qrcode, qr-code, codigo qrcode
`;

/** Clothing, furniture and codes: never the theme of a film. */
export const NO_SUBJECTS: ReadonlySet<string> = new Set([
  "dining table",
  "table",
  "tie",
  "baseball glove",
  "clothing",
  "qr code",
]);
