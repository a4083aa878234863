/** Stories of vehicles, streets and travel. How to write one: `../story.ts`. */
export const ROADS_ES = `
carro: súbete
viral: Súbete y no preguntes | En serio, súbete | ~La música la pongo yo | Etiqueta a quien lleva la comida
cinema: Llaves. Radio. Camino | Nadie dijo adónde | ~Mejor así | Ventanas abajo
suave: ¿Damos una vuelta? | Sin mapa | ~Música bajita | Conversación larga

carro: pido adelante
viral: ¡Pido adelante! | Lo dije primero: es ley | ~Atrás eligen la música | ¿Y en medio? Etiqueta a alguien
cinema: “¿Ya casi llegamos?” | Diez minutos después | “¿Y ahora?” | El camino dice que no
suave: Un viaje largo pide compañía | Una parada por algo rico | ~Las historias de siempre | Nadie se queja

carro: el apodo
viral: Todo auto tiene nombre | ¿Cómo se llama este? | ~Sin groserías | Comenta cómo le dices al tuyo
cinema: Todo auto guarda una canción | Sonó una vez | En una curva cualquiera | Y ahí se quedó
suave: ¿Te acuerdas del primer auto? | Del ruido que hacía | ~Del olor | ¿Adónde te llevó?

carros: cuéntalos
viral: Cuenta los autos. Ya | ~Sin inventar | ¿Perdiste la cuenta? | Yo también. Comenta igual
cinema: Cada auto, un destino | Alguien con prisa | ~Alguien sin ganas de llegar | Alguien cantando a gritos
suave: En cada auto viaja un día entero | Alguien va | Alguien vuelve | Cede el paso. Es gratis

moto: quién se sube
viral: Casco, llaves, valor | ~En ese orden | ¿Quién se sube atrás? | Etiqueta sin miedo
cinema: Dos ruedas. Cero portavasos | Sin debate por la radio | ~Casi sin opiniones | Justo por eso
suave: Ve con calma | Alguien te espera | ~El casco, siempre | El paisaje no se va

moto: domingo temprano
viral: Esto solo se entiende en moto | Domingo, camino, tanque lleno | ~Por la ruta larga, claro | Etiqueta a quien madruga por esto
cinema: Arrancar. Dejar que caliente | Casco | ~Visera | Lo demás es camino
suave: Disfruta el trayecto | ~Llegar rápido cansa | Para en el mirador | Café al regreso

duasrodas: equilibrio
viral: Mientras tanto, en el tráfico… | Yo paso | ~Saludo | Ya llegué
cinema: El equilibrio es esto | Si paras, caes | Así que sigue | Lento también cuenta
suave: Un poco de viento ayuda | Nada especial | ~Una vuelta a la cuadra | Vuelves con menos peso

bike: en la subida
viral: De subida: me arrepiento de todo | De bajada: retiro lo dicho | ~Mis rodillas: nosotras no | Etiqueta a quien se queda atrás
cinema: Un día, alguien soltó el asiento | No te diste cuenta | ~Seguiste pedaleando | Eso no se olvida
suave: ¿Recuerdas el día sin rueditas? | El miedo | ~El “¡mira, mamá!” | Todavía sabes cómo

bike: es perchero
viral: Compré la bici para ir al trabajo | Fui una vez | Hoy es perchero | ¿La tuya también? Comenta
cinema: Primero se acaba el aire | Después, las excusas | Luego pasa | Y nadie quiere parar
suave: Hoy ve en bici | ~El barrio es otro | Alcanzas a ver las casas | Y a decir buenos días

onibus: se fue
viral: ¡Ese es mi bus! | A correr | Se fue | El próximo, en cuarenta minutos
cinema: El bus pasa a las 7:10 | O a las 7:25 | ~O no pasa | Todo el mundo espera
suave: La ventana del bus es un cine | ~Pasa la ciudad | Pasa un pensamiento | Casi se pasa tu parada

veiculo: en la ruta
viral: Dos bocinazos | Un cambio de luces | Así se dice “hola” en la ruta | Etiqueta a quien siempre contesta
cinema: La carretera no termina | Solo cambia de nombre | ~Un café, cien kilómetros más | Y alguien espera
suave: Alguien va manejando ahora | ~Lejos de casa | Que llegue bien | Que llegue pronto

veiculo: avísame
viral: ¿Quién tiene las llaves? | Nadie | ~Revisa el otro bolsillo | Etiqueta a quien pierde todo
cinema: Irse es fácil | Elegir la música, no | ~Tres peajes después… | Seguimos eligiendo
suave: “Avísame cuando llegues” | Quiere decir: te quiero | ~Quiere decir: cuídate | Avisa siempre

aviao: los pasajes
viral: Miré los pasajes de avión | Cerré la página | ~La volví a abrir | Etiqueta a tu mala influencia
cinema: Puerta 12. Última llamada | Alguien corre | ~Alguien se rinde | El avión no espera
suave: Los aviones se llevan gente | Y la traen de vuelta | ¿A quién esperas? | Ya falta menos

aviao: ventana o pasillo
viral: ¿Ventana o pasillo? | El medio ni se vota | ~Quien duerme pierde la galleta | Comenta y defiende lo tuyo
cinema: Allá arriba no hay señal | Dos horas de paz | Aterrizas. 47 mensajes | Que vuelva a subir
suave: Los abrazos de aeropuerto duran | Uno | Otro | Y uno más, por si acaso

trem: próxima estación
viral: Próxima estación: viernes | Cuidado con el escalón | ~Se llama miércoles | Dejen bajar primero al lunes
cinema: Estación. Un minuto de parada | Alguien baja | Alguien sube | Dos historias cambian de asiento
suave: Apoya la cabeza en la ventana | Deja que pase todo | ~No hay que manejar | Llegar es un detalle

barco: el mareo
viral: Llevé bloqueador solar | ~Llevé gorra | Olvidé la pastilla del mareo | Etiqueta a quien se marea viéndolo
cinema: Tierra firme: sobrevalorada | ~Un poco de vaivén | Nada de señal | Perfecto
suave: En un barco nadie corre | ~El agua decide | El cuerpo se mece | La cabeza descansa

barco: se busca
viral: Busco amistad con barco | Da igual el tamaño | ~Da igual si tiene motor | Requisito: invitarme
cinema: Al viento no se le manda | Solo se ajusta la vela | Era un barco nada más | Y terminó en consejo
suave: Un barco te mece sin pedírselo | Ya no recordabas cuánto te gusta | ~La última vez cabías en brazos | Quédate un vaivén más

viagem: adónde
viral: ¿Adónde irías ahora mismo? | Sin pensar en el dinero | ~Vale la primera respuesta | Comenta y etiqueta a quien va
cinema: Los viajes empiezan en broma | “¿Y si nos vamos?” | Nadie lo toma en serio | ¿Y si sí?
suave: ¿Lo mejor de viajar? | Volver a tu cama | ~Y a tu ducha | Pero primero hay que irse

rua: el noticiero
viral: Toda calle tiene su noticiero | Sabe quién llegó | ~Con quién y a qué hora | Etiqueta al de tu calle
cinema: La misma calle, cada día | La misma gente se cruza | ~Nadie sabe un nombre | Un día, alguien dice hola
suave: Hoy camina sin audífonos | ~La calle cuenta cosas | Una radio encendida | Un saludo que casi te pierdes

rua: la bocina
viral: Luz verde. Alguien toca bocina | En medio segundo | ~Récord mundial | Etiqueta a esa bocina
cinema: La señal dice: para | La prisa dice: sigue | La panadería dice: pasa | Gana la panadería
suave: Parar también es camino | ~¿Luz roja? Respira | Ya va a cambiar | Siempre cambia

guardachuva: salió el sol
viral: Llevé paraguas: sol | Lo dejé en casa: diluvio | ~El cielo tiene mi número | ¿También te pasa? Comenta
cinema: Llueva o haga sol | Alguien olvida el suyo | Alguien comparte | Muchas historias empiezan así
suave: Aquí debajo cabe más gente | Hay que acercarse, nada más | ~Hombro con hombro | Y sale la charla

guardachuva: objetos perdidos
viral: Objetos perdidos: 200 cosas | 199 son paraguas | Uno es mío | ~Bueno, dos | ¿Cuántos has perdido tú?
cinema: Se esconde cuando hace falta | En casa: tres | En la mochila: ninguno | Bajo la lluvia: tú
suave: La sombra compartida es mejor | Ven, acércate | ~Hay espacio | Aunque asome un hombro

mala: nueve camisetas
viral: Viaje de dos días | Nueve camisetas en la maleta | Usé una | Etiqueta a quien empaca el clóset
cinema: ¿Qué cabe en una maleta? | Tres mudas | ~Un mal plan | Las ganas de irse
suave: Lleva poco | ~Vuelve con mucho | Deja espacio en la maleta | Y un poco en ti

bolsa: las llaves
viral: Metí la mano a buscar las llaves | Salió un recibo de 2019 | ~Un caramelo fósil | ¿Las llaves? En el bolsillo
cinema: Adentro, otro universo | Tres bolígrafos sin tinta | ~Una moneda antigua | Y las llaves, al fondo
suave: Conoces a alguien que lleva todo | Pañuelos, cargador, galletas | ~Una curita, por si acaso | Hoy pregúntale qué necesita

rua: la esquina
viral: Solo iba a la esquina | Volví con tres chismes | ~Y sin el pan | Etiqueta a quien tarda así
cinema: Toda calle tiene su ritmo | Pasa alguien, pasa alguien más | ~Nadie se pone de acuerdo | Y casi siempre funciona
suave: Hoy cruza a la otra acera | La misma calle, otro lado | Vas a notar una puerta | Siempre estuvo ahí
`;
