/** Stories of things at home and at work. How to write one: `../story.ts`. */
export const HOME_ES = `
comodo: el recorrido
viral: Recorrido rápido. No juzgues | Bueno, un poquito | ~Lo que no se ve está peor | Califica del uno al diez
cinema: Un lugar recuerda a quien pasa | En las marcas, en las mañas | ~En el desorden también | Basta con saber mirar
suave: Tu casa la conoces a oscuras | La mano encuentra el interruptor | ~El pie esquiva la mesa | Nadie tuvo que enseñarte

comodo: día de quedarse
viral: Planes para hoy: ninguno | Lugar: exactamente este | ~No insistas | Etiqueta a quien tampoco sale
cinema: Primer día sin salir | Provisiones: galletas | ~Moral: horizontal | No se requiere rescate
suave: Hoy el plan es quedarse | Todo al alcance de la mano | ~Los pies arriba | Lo demás, mañana

sentar: cinco minutitos
viral: Me siento cinco minutitos y ya | Tres horas después… | ~¿Platos? ¿Cuáles platos? | Etiqueta a quien hace lo mismo
cinema: Un lugar para sentarse | ¿Alguien acaba de irse? | ~¿Alguien está por llegar? | Siéntate. Esperamos
suave: Siéntate un ratito | El día estuvo largo | ~Quítate los zapatos | Aquí nadie lleva la cuenta

sentar: ese lugar es mío
viral: Ese lugar es mío | Siempre ha sido mío | ~Quien va a Sevilla, pierde su silla | Etiqueta a quien te roba el asiento
cinema: Cada quien tiene su lugar | Nadie lo asignó | ~Nadie lo cede | La visita siempre se equivoca
suave: Guárdale el lugar a alguien | ~Avísale que está | Espera un poquito | Va a llegar

cadeira: La Silla
viral: Toda casa tiene La Silla | Ropa ni limpia ni sucia | ~Nadie se ha sentado ahí jamás | Confiesa en los comentarios
cinema: Silla. Uso oficial: sentarse | Uso real: clóset | ~Capacidad: tres semanas de ropa | Nadie lo discute
suave: Acerca una silla | Cuéntame tu día | ~Lo bueno y lo aburrido | Hay tiempo

cama: cinco minutos más
viral: Cinco minutos más | Eso fue hace una hora | ~La cama no me suelta | Mándalo a quien sigue en la suya
cinema: La alarma dijo: ahora | La cama dijo: quédate | ~Fue un debate breve | Ganó la cama
suave: Descansa | Mañana lo resolvemos | ~Nadie puede con todo | Buenas noches, ¿sí?

cama: tenderla para qué
viral: ¿Tender la cama para qué? | En la noche se destiende | Mi mamá no está de acuerdo | ~Trae argumentos | ¿De qué lado estás?
cinema: Lado izquierdo, lado derecho | Un pacto antiguo | ~Nunca se firmó | Jamás se rompió
suave: Sábanas limpias: lujo barato | Un buen baño | ~El celular lejos | Solo falta dormir

cozinha: el refri
viral: Abro el refri. Nada | Lo cierro | Lo abro otra vez. Nada | A la tercera aparece algo, ¿no?
cinema: De madrugada, en la cocina | Pasos | ~Nadie vio nada | El flan desapareció
suave: Una casa empieza en la cocina | Algo en el fuego | ~Alguien contando su día | Quédate otro ratito

cozinha: ese cajón
viral: Tengo veinte tuppers | Y treinta tapas | ¿Cuántas les quedan? | Ninguna
cinema: Toda cocina tiene ese cajón | Pilas. Velas. Una llave | ~Nadie lo toca | ¿Qué abre esa llave?
suave: La receta de la abuela no mide | Un puñito de esto | ~“Hasta que esté” | Y siempre queda

banheiro: el trono
viral: El único lugar sin reuniones | Y aun así tocan la puerta | “¡Ocupado!” | Etiqueta a quien tarda una hora
cinema: Todo reino tiene su trono | Ahí se decide todo | ~Ahí se lee el champú | Reinado: cuarenta minutos
suave: Puerta cerrada, diez minutos | ~Solo tuyos | El mundo toca | Tú no abres

tv: lo de siempre
viral: Cuarenta minutos eligiendo qué ver | Ganó lo de siempre | ~Otra vez | Etiqueta a quien se duerme al inicio
cinema: Disponibles: nueve mil títulos | Elegido: el mismo de siempre | Minuto doce: ronquidos
suave: Repetir película es un abrazo | Ya sabes cómo termina | ~Y te ríes igual | Solo falta la manta

computador: la reunión
viral: Esta reunión pudo ser un correo | ~Y el correo, nada | 47 pestañas abiertas | En una de ellas suena música
cinema: “Tienes el micrófono apagado” | Gran discurso. Nadie lo oyó | ~Se repitió completo | Se cayó el internet
suave: Cierra una pestaña | Levántate | ~Toma agua | El trabajo no se escapa

computador: la contraseña
viral: Contraseña incorrecta | Esta también | ~Y esta | “No puede ser igual a la anterior”
cinema: Archivo: final | Archivo: final ahora sí | Archivo: final de verdad | El bueno era el primero
suave: Tu primera contraseña era un nombre | Una mascota, una calle, un amor | ~Más el número uno | Todavía te la sabes

tela: apagar y prender
viral: ¿Ya probaste apagar y prender? | Prueba otra vez | Listo | Me debes un almuerzo
cinema: Primero: reiniciar | Segundo: reiniciar con rabia | Tercero: llamar a alguien | Llega alguien. Ya funciona
suave: Mira un rato por la ventana | La pantalla espera | ~Parpadea | Ahora sí, vuelve

celular: ver la hora
viral: Saqué el celular para ver la hora | Vi doce videos | ¿Y qué hora es? | Tú tampoco sabes, admítelo
cinema: 3% de batería | Un audio de nueve minutos | Una decisión | Adiós
suave: Llama a alguien | ~Llamar de verdad, con voz | Va a pensar que pasó algo | Después le va a encantar

celular: el cargador
viral: “¿Alguien tiene cargador?” | ~La frase del año | “Cualquiera me sirve” | Nunca sirve
cinema: Modo avión | A propósito | ~Una hora entera | El mundo siguió
suave: Hoy se cena sin celular | Solo por hoy | ~Se conversa de frente | El celular sobrevive

livro: uno más
viral: Solo un capítulo más | Las 2:47 de la mañana | ~Ya no tiene caso dormir | Etiqueta a quien te recomienda libros
cinema: Página 1: desconfianza | Página 50: amistad | Página 200: por favor, no acabes
suave: Diez páginas al día | Sin meta, sin prisa | ~Un rincón y silencio | Siempre regresas con algo

livro: el separador
viral: Todo sirve de separador | Un recibo | Una envoltura de dulce | ~Otro libro | Comenta el peor que has usado
cinema: Alguien prestó un libro | Alguien perdió un libro | Todo el mundo ha sido víctima | Todo el mundo ha sido culpable
suave: Lee un pedacito en voz alta | A quien tengas cerca | ~A una planta, si hace falta | Es otra forma de abrazar

livros: la pila
viral: “Este año no compro más libros” | Compré tres | ~Estaban en oferta | Comenta de qué altura es tu pila
cinema: Leídos: algunos | Prestados: perdidos | Por leer: una vida entera
suave: Un libro sin leer acompaña | Espera | ~No manda recordatorios | Ya llegará su día

relogio: ya voy llegando
viral: “¡Ya voy llegando!” | Traducción: en la ducha | “Cinco minutos” son cuarenta | Etiqueta a quien “ya va llegando”
cinema: ¿Qué hora es? | Depende de quién espera | A veces el tiempo vuela | A veces ni camina
suave: Hoy, sin prisa | ~El reloj corre sin ayuda | Déjalo correr | Tú camina

relogio: cuatro minutos
viral: Desperté antes que la alarma | Cuatro minutos antes | ~Ya no alcanza para dormir | ¿A quién le reclamo?
cinema: En la fila, el tiempo no pasa | En la caminadora, menos | El domingo, vuela | ¿Quién supervisa esto?
suave: Llega temprano por una vez | Siéntate | ~Mira pasar a la gente | El tiempo de sobra es un regalo

planta: sí, le hablo
viral: Sí, le hablo a mi planta | No interrumpe | ~No manda audios | Mi relación más estable
cinema: Una planta no se queja | Solo gira hacia la luz | ~En silencio | Debería ser así de fácil
suave: Riégala un poco | En unos días, otro poco | ~Con la gente también funciona | Crece cuando nadie mira

planta: el cactus
viral: Yo maté un cactus | Sí, un cactus | ~Ya nadie me regala plantas | Confiesa tu crimen aquí abajo
cinema: En la tienda: “es inmortal” | Lo tomé como un reto | ~La planta, como una amenaza | Por ahora, empate
suave: Una hoja nueva es gran noticia | Llama a toda la casa | ~Aunque sea chiquita | Más si es chiquita

vaso: fue el viento
viral: “¡No corran dentro de la casa!” | Todo el mundo lo oyó | Luego se oyó el golpe | ¿Quién lo pegó y nunca contó?
cinema: El florero. La pelota. Un segundo | Después, silencio | “Fue el viento” | Nadie lo creyó
suave: Las flores no piden motivo | Las del súper cuentan | ~Las del jardín también | Florero siempre aparece

ursinho: secretos
viral: Este oso sabe demasiado | Y no le ha contado a nadie | ~Eso es lealtad | ¿Todavía tienes el tuyo?
cinema: Monstruos bajo la cama: cero | Historial impecable | ~Turno de noche, siempre | Ni un día libre
suave: Hay abrazos que no caducan | ~Se quedan en una repisa | Esperan a que crezcamos | Y volvamos

pipa: cómo le dices
viral: ¿Cometa, papalote o barrilete? | Elige bien tus palabras | ~Volantín también vale | Comenta cómo le dices tú
cinema: Un hilo | En una punta, el suelo | En la otra, el viento | En medio, todo lo demás
suave: Suelta un poco de hilo | El viento sabe | ~Luego recoge | Con casi todo es así

bola: de quién es
viral: ¿De quién es la pelota? | Esa persona siempre juega | ~Ley internacional | Etiqueta a quien se la llevaría
cinema: Una pelota. Nadie con prisa | “El último punto gana” | ~Jugaron una hora más | Hasta que alguien gritó: “¡A cenar!”
suave: ¿Te acuerdas de esos partidos? | Bastaba una pelota | ~Y nadie viendo la hora | Invita a alguien a jugar

prancha: solo a ver
viral: “Solo voy a ver las olas” | Tres horas después… | ~Arena hasta en el alma | Etiqueta a quien desaparece así
cinema: Una ola no manda invitación | Quien espera, la ve | Quien rema, la alcanza | El resto la cuenta en la arena
suave: De ola en ola | ¿Te caíste? Súbete | ~Respira | Ahí viene otra

neve: diez caídas
viral: Primer día: diez caídas | Segundo día: nueve | ~A eso se le llama progreso | Etiqueta a quien caería contigo
cinema: Subir toma una eternidad | Bajar dura un grito | ~Caerse es un detalle | Otra vez
suave: “La última y nos vamos” | Nadie habla en serio | ~Después de esa, otra | Y luego, chocolate caliente

skate: intento 47
viral: Rodilla: raspada | Orgullo: también | Truco: casi | Veredicto: va de nuevo
cinema: Intento 1: piso | Intento 2: piso | Intento 47: silencio | Y luego, el aplauso
suave: ¿Te caíste? Sacúdete | ~Antes se cayó todo el mundo | Una más | Con calma

esporte: el marcador
viral: Yo sé perder sin problema | Mentira | Revancha. Ahora | Etiqueta a quien no sabe perder
cinema: Nadie recuerda el marcador | Solo esa jugada | Contada mil veces | Mejor en cada versión
suave: Juega por jugar | Sin marcador | ~El sudor despeja la cabeza | Invita a quien se apunte

comodo: tour de diez segundos
viral: Tour de la casa en diez segundos | No abras esa puerta | ~Es en serio | ¿Qué escondes en la tuya? Comenta
cinema: Una casa guarda sus ruidos | El de la llave | ~El del agua al hervir | Sabes de quién son los pasos
suave: Deja algo fuera de lugar | Así se nota que ahí se vive | ~Y se vive bien | Con lugar para alguien más
`;
