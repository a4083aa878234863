/**
 * Stories of what was measured: writing, colour, light, room. They say what the measure says and no more: dark, not
 * night; far, not sea. How to write one: `../story.ts`.
 */
export const LIGHT_ES = `
escrita: ¿leíste?
viral: ¿Leíste o solo miraste? | Regresa y lee | ~Eso | Ibas a pasar de largo, admítelo
cinema: Alguien escribió | Alguien leyó | ~Una conversación es solo eso | A veces tarda años
suave: Lo dicho se lo lleva el viento | Lo escrito espera | ~No tiene prisa | Escríbele a alguien hoy

escrita: hasta el final
viral: Quien lee hasta el final gana | ¿Gana qué? | La satisfacción | ~¿Esperabas más? | Lee otra vez
cinema: Primero llegó la palabra | ~Después, la espera | Faltabas tú | Ya está
suave: ¿Hace cuánto no dejas una nota? | Pegada al refri | ~En una servilleta | Hay quien las guarda

escrita: entre líneas
viral: Captura ahora, lectura nunca | Todo el mundo lo hace | ~Rompe el ciclo | Comenta “leí” y te creo
cinema: Entre líneas, nada | Dice lo que dice | ~Raro en estos tiempos | Disfrútalo
suave: Guarda las palabras buenas | En una caja, en una foto | ~En una captura | Un día te harán falta

recado: alto y lee
viral: Alto. Lee esto | ¿Ya? Guárdalo | ~Leer por encima no cuenta | Mándalo a quien le haga falta
cinema: Todo está escrito aquí | Letra por letra | ~Sin prisa | Lo demás te toca a ti
suave: Lee esto despacio | No se va a ir | ~Tú tampoco, por un minuto | Luego, pásalo

recado: captura ya
viral: Captura ya, lee después | O lee ya. Qué valentía | ~Pausa. Yo espero | Etiqueta a quien debe leerlo
cinema: Alguien escribió todo esto | Y llegó hasta ti | ~Tómate tu tiempo | Eso era todo
suave: Guarda esto para después | Un día lo vas a buscar | ~Y ahí va a estar | Lo guardado no se pierde

recado: van a preguntar
viral: Está todo escrito aquí, gente | Igual van a preguntar | ~Siempre preguntan | Contéstales con este video
cinema: Lo dijeron una vez | Lo pusieron por escrito | ~Faltaba quien leyera | Ya no falta
suave: Alguien eligió estas palabras | Una por una | ~Hasta las cortitas | Léelas en voz alta

recado: cuántas palabras
viral: ¿Cuántas palabras hay aquí? | Sin contar con los dedos | ~Tienes diez segundos | Comenta tu número
cinema: Las palabras no se mueven | Quien avanza es quien lee | ~Hasta la próxima frase | Fin
suave: Lee una vez. Respira | Lee otra vez | ~Ahora dice más | Llévatelo contigo

recado: con qué voz
viral: ¿Con qué voz leíste esto? | Yo, con voz de tráiler | ~Ahora tú también | Comenta quién narra en tu cabeza
cinema: Toda frase tiene una voz | Esta suena en tu cabeza | ~Solo tú la oyes | Buena voz, por cierto
suave: Léelo bajito | Como quien cuenta un secreto | ~Este sí se puede contar | Cuéntaselo a alguien

recado: sin lentes
viral: Sin lentes nadie lee esto | Bueno, tú sí | ~Con un poco de fe | Etiqueta a quien ya hizo zoom
cinema: Más cerca | Ahora sí se lee | ~Valió el paso | Quédate un poco
suave: Acerca un poco la pantalla | Así | ~Mucho mejor | Ahora lee, sin prisa

pb: y el color
viral: ¿Dónde quedó el color? | ~No hizo falta | Adivina cuál era | Comenta tu apuesta
cinema: Sin color | Quedan luz y sombra | ~Y el tiempo, quieto | Podría ser ayer
suave: Sin color también hay vida | Mira los grises | ~Son muchísimos | No hay dos iguales

pb: elegante
viral: En blanco y negro todo es elegante | ~Todo | Prueba con el recibo de la luz | Yo espero
cinema: Blanco. Negro | Y lo que hay en medio | Casi todo está en medio
suave: Hay recuerdos que llegan sin color | Traen un olor | ~O una voz | El resto lo pintamos

escuro: súbele al brillo
viral: Súbele al brillo. Confía | Otro poquito | ~Ahí | ¿Quién apagó la luz?
cinema: Poca luz | La suficiente | El resto lo pones tú | Cada quien pone otra cosa
suave: A oscuras todo se calma | La vista se acostumbra | ~El pecho también | Ya puedes descansar

escuro: ¿miedo, yo?
viral: ¿Miedo a la oscuridad? ¿Yo? | Jamás | ~Solo me gusta la luz del pasillo | Etiqueta a quien apaga y corre
cinema: En lo oscuro no falta nada | Solo que aún no llega | ~Espera | Mira
suave: Dale unos segundos | La oscuridad devuelve las cosas | ~Primero los bordes | Luego el resto

branco: nada alrededor
viral: Aquí nada te distrae | Fondo: no hay | ~Excusas: tampoco | Así que pon atención
cinema: Nada alrededor | A propósito | ~Queda lo que importa | Dicen que es lo más difícil
suave: Despeja una repisa hoy | Solo una | ~Devuelve lo que más quieres | Mira cuánto espacio había

branco: en tu casa
viral: Imagina esto en tu casa | ¿Dónde va? | ~Con realismo | Comenta el rincón exacto
cinema: Luz blanca. Silencio | ~Entra en escena | No dice nada | No hace falta
suave: Lo simple descansa la mente | Nada que ordenar | ~Nada que guardar | Quédate un momento

verde: descanso
viral: Tu pantalla pedía verde | Tú también | ~Yo no pongo las reglas | Diez segundos más. Ya
cinema: Verde por todos lados | ¿Cuántos tonos contaste? | ~Yo llegué al séptimo | Perdí la cuenta a propósito
suave: El verde descansa la vista | Haz la prueba | ~Un minuto nada más | Bajaste los hombros, ¿viste?

verde: recargando
viral: Batería social: 3% | Cargando en verde | ~No desconectar | Etiqueta a quien necesita recarga
cinema: Alguien pintó todo de verde | Sin pedir permiso | ~Nadie se quejó | Así se quedó
suave: Respira en verde | Cuenta hasta cuatro | ~Suelta hasta seis | Otra vez, sin prisa

azul: cuánto azul
viral: ¿Cuánto azul cabe en una pantalla? | Todo esto | ~Y todavía cabes tú | Guárdalo para un día gris
cinema: Azul hasta donde alcanza | ~Después, más azul | Alguien pidió silencio | El azul obedeció
suave: El azul calma, ¿verdad? | Suelta los hombros | ~Suelta el aire | Quédate un minuto

azul: el color de la calma
viral: El azul se quedó con la pantalla | No hubo negociación | ~Un respeto | ¿Tu color favorito le gana?
cinema: Preguntaron el color de la calma | ~Nadie supo decirlo | Alguien señaló | Era este
suave: Deja que el azul haga lo suyo | Tú solo mira | ~Nada más | ¿Mejor?

quente: en mi casa
viral: Quiero esta luz en mi casa | Madrugaría solo por verla | Mentira, no madrugaría | Pero le tomaría fotos
cinema: Hay una luz que lo perdona todo | Hasta los platos sucios | ~Hasta el lunes | Dura poco
suave: Hay luz que abriga | Se acerca despacio | ~Entibia hasta los recuerdos | Quédate en ella un rato

quente: corre, la luz
viral: “¡Corre, que hay buena luz!” | Todo el mundo lo ha oído | ~Y todo el mundo corrió | Etiqueta a quien siempre lo grita
cinema: Alguien dijo: “Ahora. La luz” | Y lo dejó todo | ~Se quemó el arroz | Quedó la foto
suave: Guarda un poco de esta luz | Para los días nublados | ~Cabe en el bolsillo | No pesa nada

claro: quedó claro
viral: ¿Quedó claro o hago un dibujo? | Clarísimo | ~Transparente | Etiqueta a quien sigue sin entender
cinema: Luz en todo | Ni un lugar donde esconderse | ~Ni falta que hace | Que vengan los detalles
suave: Abre las cortinas | Deja entrar la claridad | ~El día empieza otra vez | Las veces que haga falta

cores: cuántos
viral: ¿Cuántos colores contaste? | ~Dilo rápido | Incorrecto | Cuenta otra vez y comenta
cinema: Nada aquí es discreto | Los colores votaron | ~Perdió el beige | Por goleada
suave: ¿Día gris? Toma un color | Con confianza | ~Toma dos | Mañana hay más

cores: el primero
viral: ¿Qué color viste primero? | ~Rápido | Ahora tapa la pantalla | ¿Cuál te quedó? Comenta
cinema: ¿Silencio? Aquí no | Todo habla al mismo tiempo | ~Cada color más fuerte | Ninguno cede
suave: Elige un color para hoy | ~Llévalo contigo | Búscalo en la calle | Va a estar en todas partes

desfocado: enfoque
viral: El fondo presentó su renuncia | Quedó lo que importa | ~Eso es enfoque | Ahora aplícalo a tu vida
cinema: El resto del mundo, borroso | Por un segundo | ~Sin notificaciones | Solo esto
suave: Deja que lo demás se borre | ~No todo pide respuesta | Mira lo que está cerca | Es aquí

desfocado: modo retrato
viral: Modo retrato, pero para la vida | Lo que estorba, borroso | ~Las cuentas: borrosas | Etiqueta a quien no se desenfoca
cinema: No se puede ver todo | Hay que elegir | ~Una cosa, nítida | El resto espera
suave: Hoy, una sola cosa | ~De cerca | Lo demás puede esperar | Sabe hacerlo

vazio: silencio
viral: Se oye el silencio desde aquí | Shhh | ¿Oíste? | Yo tampoco. Qué maravilla
cinema: Mucho espacio | ~Pocas cosas | ¿Alguien dijo que faltaba algo? | No falta nada
suave: Deja un hueco en tu día | No lo llenes con nada | ~Ni siquiera con algo bueno | Defiéndelo como una cita

vista: aquí no
viral: ¿La oficina? Aquí no | ¿Los pendientes? Aquí no | ¿Tú? Aquí no. Corrige eso | Etiqueta a quien va contigo
cinema: El mapa se acaba | El camino, tal vez | El horizonte, nunca | Ve hasta donde llegues
suave: Mira lejos un ratito | El problema se achica | ~El aire entra mejor | Vuelve cuando quieras

vista: tarifa por noche
viral: ¿Cuánto pagas por esta vista? | “Gratis” no es respuesta | ~Con desayuno incluido | Comenta tu tarifa por noche
cinema: Dicen que mirar no cansa | Hice la prueba | ~Perdí el autobús | Confirmado
suave: “Algún día regreso” | Toda buena vista lo ha oído | ~Se lo prometió medio mundo | Esta vez, cumple

vista: mirar lejos
viral: Pausa para mirar lejos | ~Tu cuello lo agradece | Sube la cabeza | Eso. De nada
cinema: Plano abierto | Nadie habla | ~Nadie lo necesita | Corte. Se queda
suave: Aquí no hay que hacer nada | Ni tour, ni lista | ~Ni el mejor ángulo | Basta con mirar

vista: fondo de pantalla
viral: Tu nuevo fondo de pantalla | De nada | ~¿Ya hiciste la captura? | Comenta a cuál reemplaza
cinema: La foto no trae el viento | Ni las vueltas equivocadas | ~Ni el cansancio de llegar | Y aun así, ahí está todo
suave: Lleva a alguien a ver lejos | ~No hace falta hablar | Después del silencio | Viene la buena conversación

ceu: mira arriba
viral: Mira arriba un segundo | ¿Ves? Gratis | ~Sin boleto, sin fila | Etiqueta a quien vive en el celular
cinema: Arriba, el cielo | Abajo, todo lo demás | ~La proporción es correcta | No cambien nada
suave: El cielo no tiene prisa | Pasa despacio | ~Cambia sin avisar | Mañana hay otro

ceu: mano de pintura
viral: ¿Quién pintó todo esto de azul? | Una sola mano de pintura | ~Haz zoom, revisa | Califica el trabajo
cinema: Alguien dejó el cielo abierto | ~Nadie vino a cerrarlo | Suerte la nuestra | Pasa
suave: Cuando apriete, mira el cielo | No lo resuelve | ~Pero hace espacio | Ya es algo

luzes: deja una prendida
viral: Cuenta las luces que ves | Sin hacer trampa | ~Otra vez, por si acaso | Comenta tu número final
cinema: A oscuras, cada luz cuenta | Una aquí | ~Otra más allá | Nadie las apaga
suave: Deja una luz prendida | Siempre hay alguien volviendo | ~Aunque sea tarde | Aunque sea despacio

luzes: modo oscuro
viral: Modo oscuro, versión bonita | ~Ahorra batería | El brillo ya viene incluido | ¿Nuevo fondo de pantalla? De nada
cinema: Alguien las dejó prendidas | Nadie dice para quién | ~Ahí siguen | A alguien le van a servir
suave: Poca luz, mucha calma | Cada punto brilla en lo suyo | ~Sin competir | Buena forma de brillar

panorama: de punta a punta
viral: No cabe en la pantalla: camina | Hasta la otra punta | ~Ahora de regreso | ¿Qué había en medio? Comenta
cinema: Demasiado ancho para una mirada | Empieza por un lado | ~Sin prisa | El otro espera
suave: Mira de una punta a la otra | Despacio | ~Cada pedazo es un lugar | Quédate en el que te guste

sepia: caja de zapatos
viral: Directo de una caja de zapatos | Ya sabes cuál caja | ~La del clóset de la abuela | Comenta qué hay en la tuya
cinema: Todo en tonos de café | Como si el tiempo lo colara | ~Despacio | Y lo dejara enfriar
suave: Hay fotos que parecen recuerdos | El tono cuenta la mitad | ~El resto es tuyo | Guárdala bien

sepia: al reverso
viral: Voltea la foto y lee el reverso | No puedes, es un video | ~Pero imagina la letra | Comenta qué decía
cinema: Una foto así pide reverso | Una fecha | ~Un nombre, a lápiz | La letra de alguien con prisa
suave: Imprime una foto este mes | Anota la fecha atrás | ~Y un nombre | Alguien la va a encontrar

luzes: sin dormir
viral: ¿Quién más sigue sin dormir? | No me dejes hablando a oscuras | ~Mañana nos quejamos | Etiqueta a quien se duerme tarde
cinema: Casi todo apagado | Casi | ~Alguien se quedó al final | Siempre pasa
suave: Mira estas lucecitas | ~Cada una hace su parte | Ninguna tiene que ser sol | Tú tampoco

escuro: volumen bajo
viral: Lee esto bajito | Hay gente durmiendo | ~En serio, baja el brillo | Mándalo a quien se desvela
cinema: La luz salió de escena | La escena siguió | ~Más bajo | Más cerca
suave: Apaga las cosas de una en una | Primero la pantalla | ~Después la cabeza | Buenas noches, cuando sea

branco: el anuncio
viral: Si fuera anuncio, le doy clic | Fondo blanco, cero rodeos | ~¿Y el precio? | Comenta cuánto ofreces
cinema: Sin decorado, sin truco | Solo lo que es | ~Nada que agregar | Tú decides
suave: Mira con calma | Nada estorba | ~Busca un detalle pequeño | Siempre estuvo ahí

ceu: la excusa
viral: Perdón, estaba viendo el cielo | La mejor excusa que existe | ~Nadie la puede discutir | Úsala hoy y me cuentas
cinema: El cielo pidió más espacio | Se lo dimos | ~Pidió otro poco | ¿Quién iba a negarse?
suave: Hoy el cielo es gratis | Mañana también | ~Aprovéchalo igual | Llama a alguien a la ventana

vista: valió el camino
viral: ¿Valió la pena el camino? | Mira esto y responde | ~Piernas: no. Todo lo demás: sí | Etiqueta a quien iría sin preguntar
cinema: Primero, el camino | ~Después, el aliento | Después, esto | El resto se vuelve anécdota
suave: Llega, para, mira | A esto viniste | ~El celular puede esperar | La vista se va contigo

vista: salvapantallas
viral: Juro que no es un salvapantallas | Alguien estuvo ahí | ~Y tuvo que irse. Tragedia | Mándalo a quien pide vacaciones
cinema: Lejos de todo lo que suena | Cerca de casi nada | ~Y es bastante | Un minuto más, por favor
suave: Llévate un pedazo de esto | Para el autobús, para la fila | ~Para media semana | Respira como si estuvieras ahí
`;
