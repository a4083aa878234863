/** Stories that are true of every photo: they speak to the viewer, not of what is seen. How to write one: `../story.ts`. */
export const ANYTHING_ES = `
qualquer: la galería
viral: En toda galería hay una de estas | Debajo de cuatro mil capturas | ~Sin publicar | Busca la tuya. Yo espero
cinema: La foto 3814 de la galería | Entre un recibo y un dedo borroso | ~Alguien llegó hasta aquí | Hola de nuevo
suave: Ve hasta el fondo de tu galería | Más allá de las capturas | ~Algo bueno se quedó ahí | Mándaselo a alguien

qualquer: memoria
viral: Viste esto un segundo | Sin hacer trampa: ¿qué había? | ~Cualquier detalle vale | Regresa y ponte nota
cinema: Duró un segundo | ~Tal vez menos | Ahora dura lo que quieras | Aprovecha
suave: Quédate un momento aquí | ~Sin motivo | La prisa pasa | Ya pasó

qualquer: sin explicar
viral: Manda esto sin explicar nada | Solo mándalo | ~Si preguntan: “me acordé de ti” | Comenta qué te contestaron
cinema: Alguien envía. Sin texto | Del otro lado, tres puntitos | Se van | Vuelven
suave: ¿Te acordaste de alguien? | Entonces mándalo | ~“Lo vi y me acordé de ti” | A nadie le molesta

qualquer: el lunes
viral: Esto es para tu yo del lunes | El martes también hace falta | ~El miércoles, ni se diga | Guárdalo para toda la semana
cinema: Iba a ser un día común | ~Lo fue | Y aun así alguien lo guardó | Quién entiende
suave: Los días comunes también cuentan | El café, el camino, la charla | ~Un día los vas a extrañar | Fíjate hoy, que están

qualquer: sin cuentas
viral: Diez segundos sin pendientes | Sin el grupo del trabajo | Solo esto | ~Se acabó el tiempo | Puedes volver a sufrir
cinema: 38 mensajes sin leer | 4 cuentas por pagar | Por ahora, nada de eso | Sigue mirando
suave: Aquí no hay nada que responder | Ni que pagar | ~Ni que arreglar | ¿Viste? El mundo aguantó

qualquer: reliquia
viral: En diez años esto es reliquia | ~Respáldalo | No confíes solo en la nube | Las nubes llueven
cinema: Un día, alguien encuentra esto | En un aparato que apenas prende | ~Buscó el cargador una semana | No lo borra
suave: Imprime una foto de vez en cuando | Pégala en el refri | ~Te saluda cada vez que hay hambre | Vale la tinta

qualquer: ponle título
viral: Ponle título a esto | Solo respuestas incorrectas | ~Se aceptan novelas | Fijo la mejor
cinema: Falta la última frase | A propósito | ~Cada quien escribe la suya | ¿Cuál es la tuya?
suave: Si esto fuera una canción | ¿Cuál sería? | ~Tararea un poquito | Luego me cuentas

qualquer: la nota
viral: Del 1 al 10, sin pensar | El 7 no se vale | ~El 7 es para cobardes | Defiende tu nota aquí abajo
cinema: El jurado ya votó | Alguien le puso diez | Alguien pidió verlo otra vez | Míralo otra vez
suave: Dime algo bueno de hoy | Puede ser chiquito | ~Un café, un mensaje | Quédate con eso

qualquer: hasta el final
viral: Espera al final… | No pasa nada | ~Pero te quedaste | Gracias por la audiencia
cinema: No hay villano | Ni persecución | ~Ni giro final | Y sigues mirando
suave: Aquí no hay lección | Ni examen | ~Ni prisa | Solo un respiro

qualquer: último video
viral: Plan: dormir temprano | Realidad: esto | ~Al menos está bueno | De nada
cinema: “Uno más y me duermo” | Eso fue a las once | Son las dos | Buenas noches
suave: Que este sea el último, ¿sí? | Luego suelta el celular | ~Mañana sigue todo aquí | Que descanses

qualquer: haz zoom
viral: Haz zoom | ~Más | ¿Lo encontraste? | Nunca dije qué era
cinema: Acercar | Acercar más | ~Ahí | No prueba nada
suave: Acércate un poquito | Lo bueno es pequeño | ~Ahora aléjate | También es grande

qualquer: tutorial
viral: Tutorial: cómo dejar el scroll | Paso uno: esto | Paso dos: no hay | Comenta si funcionó
cinema: Instrucciones | Uno: mira | Dos: mira otra vez | No hay tres
suave: Lista de pendientes, muy corta | Mirar esto | ~Es todo | Listo. Qué eficiencia

qualquer: sticker
viral: Esto ya es un sticker | El grupo lo necesita | ~Sin contexto | ¿Quién lo hace? Comenta “yo”
cinema: Toda foto termina en sticker | Nadie se salva | ~El grupo decide | Acéptalo
suave: Hay fotos que acompañan | Ahí están, en la pantalla | ~Sin pedir nada | Deja que esta se quede

qualquer: sin sonido
viral: Lo ves sin sonido, ¿verdad? | Súbele | ~Ahora sí | Empieza otra vez
cinema: Baja la luz | Sube el volumen | ~No digas nada | Ahora
suave: Ponte los audífonos | Súbele un poquito | ~Olvida la lista | Solo este minuto

qualquer: la tía
viral: Mi tía comentaría “¡Hermoso!” | Con nueve corazones | ~Y firmaría: “Tu tía” | Toda familia tiene una. Etiquétala
cinema: Primer comentario: la tía | Segundo: la misma tía | Lo borró sin querer | Y lo escribió de nuevo
suave: Comenta algo lindo hoy | Una palabra basta | ~No escatimes corazones | Alguien lo va a leer

qualquer: dos veces
viral: Apuesto a que lo ves dos veces | Hay un detalle | ~No voy a decir cuál | ¿Lo viste? Comenta
cinema: Hay un detalle que solo viste tú | No lo cuentes | ~O cuéntalo | Igual es tuyo
suave: ¿Qué viste primero? | Cada quien ve otra cosa | ~Dice mucho de ti | Cosas buenas, apuesto

qualquer: el descanso
viral: El descanso acaba en un minuto | O sea, un video más | ~No se entera nadie | Etiqueta a quien te manda esto
cinema: Descanso: cinco minutos | Afuera, todo sigue | Aquí, no | Cuatro minutos
suave: Se vale parar | Cinco minutos | ~Sin excusa | Luego sigues

qualquer: dale like
viral: ¿Te gustó? Dale like | ¿No te gustó? Dale like igual | ~El algoritmo no distingue | Queda entre tú y yo
cinema: El algoritmo te trajo aquí | ~Cree que te conoce | Quédate otro poco | Para confundirlo
suave: Qué bueno que pasaste por aquí | Con confianza | ~No hace falta el like | Quédate un minuto

qualquer: nostalgia
viral: Me dio nostalgia de no sé qué | Llega sin avisar | ~Los domingos, peor | Etiqueta a quien también le da
cinema: Extrañar un lugar sin nombre | ~Un día sin fecha | Tal vez sea esto | Tal vez no
suave: Si llega la nostalgia, que pase | Ofrécele una silla | ~Sírvele un café | Solo vino a saludar

qualquer: primera palabra
viral: La primera palabra que venga. Ya | Sin editar | ~Sin borrar | Comenta esa misma
cinema: Alguien se detuvo | El resto siguió de largo | Adivina quién lo vio
suave: Para aquí conmigo un segundo | Nada que resolver | ~Nada que comprar | Ya. Sigue, con menos peso

qualquer: el wifi
viral: Da like por la clave del wifi | Es broma | ~Pero dale | Nunca se sabe
cinema: Conexión inestable | Por un momento, nada carga | ~Solo esto | Y alcanza
suave: Una vez se cayó el wifi | Y conversamos | ~Estuvo bien | Apágalo un ratito

qualquer: reenviado
viral: ¿Quién mandó esto al grupo? | Nadie confiesa | ~Pero ya lo guardaron | Da nombres en los comentarios
cinema: Reenviado muchas veces | Nadie sabe por quién | Llegó hasta ti | Pásalo
suave: Mándalo al grupo de la familia | Sin cadenas, sin “buenos días” | ~Solo porque sí | A alguien le hará bien

qualquer: tres segundos
viral: Dame tres segundos | Uno | ~Dos | Mi cita más larga del año
cinema: Tres segundos, dicen | Es lo que dura una imagen | Esta pidió más | Se los diste
suave: Quédate tres segundos más | No hay fila detrás | ~Bueno, otros tres | Invita la casa

qualquer: spoiler
viral: Spoiler: vas a volver aquí | Mañana, sin querer | ~Solo para confirmar | Guárdalo y ahórrate la búsqueda
cinema: Sin spoilers | Solo diré que termina | ~Todo termina | Y vuelve a empezar
suave: Un spoiler de tu día | Sale bien | Quizá no antes del mediodía | Pero sale

qualquer: aviso
viral: Aviso: puede causar repetición | Efecto secundario: reenviarlo | ~Es inmediato | Consulta antes con tu grupo
cinema: Aviso a quien pase | No hay nada que temer | ~Ni que comprar | Adelante
suave: Recordatorio de hoy | Toma agua | ~Afloja la mandíbula | Y mira algo despacio

qualquer: entre capturas
viral: Encontré esto en mi galería | Entre doce capturas de direcciones | ~Y un video de mi bolsillo | Sobrevivió. Merece publicarse
cinema: Archivo 0412. Recuperado | Fecha: extraviada | Autoría: alguien que se detuvo | No borrar
suave: Hay fotos que esperan años | Hasta que alguien las abre | ~Hoy fuiste tú | Buen momento

qualquer: encuesta
viral: Encuesta: ¿se queda o se borra? | Si dijiste borrar, mira otra vez | ~Acepto recuento | Vota en los comentarios
cinema: Votación cerrada | Un voto en contra | ~Ya se arrepintió | Se queda
suave: Si pudieras guardar solo una | Una nada más | ~¿Cuál sería? | Yo guardo esta

qualquer: el pulgar
viral: Tu pulgar ya se iba | Cambió de opinión | ~Buen gusto | Ahora que toque guardar
cinema: Un pulgar se detuvo | El mundo también | ~Unos segundos | Fue suficiente
suave: Casi pasas de largo | Y no pasaste | ~Un punto para ti | Quédate otro poco

qualquer: silencio
viral: ¿Quién ve esto desde el baño? | Di la verdad. Nadie se entera | ~Ya se te durmieron las piernas | Comenta “yo no” y sabremos
cinema: Escucha | No la música | Lo que viene después | Silencio
suave: Hay silencios que abrazan | Este es así | ~Recuéstate en él | Sin hora de cierre
`;
