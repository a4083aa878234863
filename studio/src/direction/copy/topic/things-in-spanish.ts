/** What topics in Spanish call the things of `THINGS`, by their English names: words that people type, folded. */
export const IN_SPANISH = new Map(
  `
cat | gato, gata, gatito, gatita, michi, minino
dog | perro, perra, perrito, perrita, perrazo, cachorro, cachorrito
pet | mascota
bird | pajaro, pajarito, ave, loro, paloma, gallina, pato, halcon, aguila, buho
horse | caballo, yegua, potro
cow | vaca, toro, ternero
sheep | oveja, cordero, borrego
elephant | elefante
bear | oso
giraffe | jirafa
zebra | cebra
animal | animal, bicho
cup | taza, tacita, vaso
wine glass | copa, vino
bottle | botella
vessel | recipiente, jarra
bowl | tazon, cuenco, ensalada
cake | pastel, torta, tarta, bizcocho
pizza | pizza
sandwich | sandwich, bocadillo, bocata, hamburguesa
hot dog | perro caliente, pancho, completo
donut | dona, rosquilla
fruit | fruta
banana | banana, platano
apple | manzana
orange | naranja
broccoli | brocoli
carrot | zanahoria
food | comida, plato, almuerzo, cena, desayuno
car | coche, carro, auto
motorcycle | moto, motocicleta
bicycle | bicicleta, bici
bus | autobus, colectivo, camion de pasajeros
vehicle | vehiculo
truck | camion, camioneta
airplane | avion
train | tren
boat | barco, bote, lancha, velero
suitcase | maleta, valija
traffic light | semaforo
fire hydrant | hidrante
parking meter | parquimetro
umbrella | paraguas, sombrilla
handbag | bolso, cartera
backpack | mochila
bag | bolsa
chair | silla, sillita
couch | sofa, sillon
bench | banco, banca
seat | asiento
bed | cama
oven | horno
microwave | microondas
refrigerator | nevera, heladera, refrigerador
toaster | tostadora
toilet | inodoro
toothbrush | cepillo de dientes
hair drier | secador, secadora de pelo
tv | tele, television, televisor
laptop | portatil, ordenador, computadora
keyboard | teclado
screen | pantalla
cell phone | celular, movil
book | libro, librito, novela
clock | reloj
potted plant | planta, maceta, plantita
vase | florero, jarron
teddy bear | osito, oso de peluche, peluche
kite | cometa, papalote, barrilete
sports ball | pelota, balon
surfboard | tabla de surf
skis | esquis, esqui
snowboard | snowboard
skateboard | patineta, monopatin
tennis racket | raqueta
baseball bat | bate
frisbee | frisbee
`
    .trim()
    .split("\n")
    .map((row): [string, readonly string[]] => {
      const [label = "", words = ""] = row.split(" | ");
      return [label, words.split(", ")];
    }),
);
