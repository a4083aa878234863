/**
 * Stories of photos with people. Nothing is said of anybody's sex, age, origin or mood, nor of what people are to each
 * other. How to write one: `../story.ts`.
 */
export const PEOPLE_ES = `
pessoa: protagonista
viral: Alerta: protagonista en pantalla | ~El resto hace de extra | Siempre hay alguien así | Etiqueta a tu protagonista
cinema: Protagoniza: esta persona | Guion: nadie lo leyó | ~Ensayos: ninguno | Salió bien igual
suave: Eres la persona favorita de alguien | De verdad | ~Le cuesta decirlo | Guárdalo para un mal día

pessoa: quién la tomó
viral: Quien tomó esta foto merece propina | Siempre hay alguien que sabe | Y alguien que corta cabezas | Etiqueta a quien te salva
cinema: Alguien eligió este segundo | Pudo ser el anterior | ~O el siguiente | Fue este
suave: Alguien guardó este instante | Eso ya es cariño | ~Toma más fotos de tu gente | Un día será un tesoro

pessoa: cumplido
viral: Cumplido gratis. Tómalo | Le mejoras el día a alguien | ~No discutas | Ahora etiqueta a quien sigue
cinema: Nadie te lo dijo. Lo digo yo | Alguien apuesta por ti | ~En silencio | Desde hace tiempo
suave: Hoy, dile algo lindo a alguien | De la nada | ~No cuesta y dura | Empieza por quien pensaste

pessoa: un pensamiento
viral: ¿En qué estará pensando? | A) en el almuerzo | B) en una discusión de 2019 | ~C) en las dos cosas | Comenta tu teoría
cinema: Por aquí pasó un pensamiento | Nadie lo anotó | ~Quizás era importante | Quizás era el almuerzo
suave: Deja pasar un pensamiento | ~No hay que responderle | Si importa, vuelve | Ya sabe dónde vives

pessoa: foto de perfil
viral: Esta va para foto de perfil | Y ahí se queda hasta 2031 | ~Sin discusión | ¿De qué año es la tuya?
cinema: Dentro de veinte años, esta foto | Alguien preguntará quién la tomó | ~Habrá debate | Nadie va a ceder
suave: Algún día será una foto vieja | Y valdrá más | Tómate una hoy | Tu yo del futuro da las gracias

pessoa: el chat de la familia
viral: Esta va al chat de la familia | Llega un pulgar arriba | ~Llegan veinte corazones | Y un “¿cuándo nos visitas?”
cinema: 19:04. La foto entra al chat | 19:05. Doce corazones | ~19:06. La piden en buena calidad | 19:07. Un audio de seis minutos
suave: Manda una foto tuya a tu familia | ~Sin motivo | Alguien va a hacer zoom | Y la va a ver medio barrio

pessoa: portada de disco
viral: Esto es portada de disco | O póster de película | ~Le falta un detalle | Ponle título en comentarios
cinema: Escena uno | Nadie habla | ~La cámara no tiene prisa | Corte al título
suave: Si la vida fuera una película | Esta sería una buena parte | De esas donde no pasa nada | Y que nunca se olvidan

pessoa: una entre mil
viral: POV: tomaste una y te gustó | Raro | ~Rarísimo | Publícala antes de que se te pase
cinema: Una foto entre mil | Las demás siguen en el celular | Nadie las verá | Esta logró salir
suave: Guarda las fotos que no te gustan | Dales diez años | ~Ahí adentro mejoran | Ni sabrás qué te molestaba

rosto: de cerca
viral: Un primer plano pide valor | ~Sin recorte, sin escape | Yo ya iría por nueve filtros | ¿Quién se atreve a publicar uno?
cinema: De cerca, todo rostro es paisaje | Se podría vivir ahí | ~Un tiempo, al menos | Luego la película sigue
suave: Las videollamadas son puras frentes | Y techos | ~Se agradecen igual | Ve a ver esa cara en persona

rosto: foto del pasaporte
viral: Nadie sale bien en el pasaporte | Mi foto parece advertencia | ~Y encima la pagué | Describe la peor que tengas
cinema: Ningún rostro cabe en una frase | Hubo intentos | ~Hubo borradores | Quedó la foto
suave: Un rostro querido se sabe de memoria | Piensa en uno | ~Sin prisa | Ahí está

longe: encuéntrala
viral: Encuentra a la persona en la foto | Hay una. Lo juro | ~Con calma | ¿En cuántos segundos? Comenta
cinema: En algún lugar de aquí, alguien | El resto es mundo | ~Mucho mundo | Y aun así buscamos a esa persona
suave: Qué grande es el mundo, ¿no? | Y cada quien, un puntito | Un puntito que alguien extraña | Que no se te olvide

longe: hola, persona
viral: ¿Dónde está todo el mundo? | Ah. Encontré a alguien | ~Hola, persona | Saluda, por si acaso
cinema: A lo lejos, alguien | Desde aquí no tiene nombre | ~No hace falta | Alguna vez fuimos ese alguien
suave: A veces hace bien irse lejos | ~Oyes tus propios pasos | Luego toca volver | Alguien espera

dupla: izquierda o derecha
viral: ¿Eres izquierda o derecha? | En la foto. Calma | ~No se vale empatar | Etiqueta a tu dúo y comparen
cinema: Dos personas entran en una foto | Suena a chiste | Una ya sabe el final | La otra lo va a arruinar
suave: Hay gente que aligera el día | No tiene que hacer nada | ~Con que esté, alcanza | Mándale esto

dupla: quién debe
viral: En todo dúo, alguien debe dinero | Siempre | ~No voy a decir quién | Etiqueta a tu dúo. Ya sabe
cinema: Todo dúo tiene un acuerdo | Una parte lo recuerda todo | La otra llega tarde | Funciona desde hace siglos
suave: La buena compañía no pide plan | Hacer trámites cuenta | ~El silencio cuenta | No hacer nada cuenta doble

dupla: a ver cuándo
viral: “¡A ver cuándo nos vemos!” | Se dijo en enero | Se dijo en marzo | ~Se dijo ayer | Pongan fecha en los comentarios
cinema: “Hay que vernos más” | Dicho mil veces | ~Cumplido unas cuatro | Que sea hoy
suave: ¿A quién le debes un café? | Escríbele | ~No busques pretexto | Extrañar ya es motivo

dupla: quién publicó
viral: Regla de la foto de dos | Publica quien salió mejor | ~La otra persona, que aguante | ¿Y aquí quién publicó?
cinema: Foto de dos, dos reglas | Ambas partes aprueban | Nadie queda fuera | Casi nunca ha pasado
suave: Guarda fotos con tu gente | Hasta las movidas | ~Hasta las ridículas | Esas son las que mejoran

dupla: el chisme
viral: Un buen chisme pide dos personas | Una cuenta | La otra dice “¡no te creo!” | Mándaselo a tu fuente
cinema: “No vas a creer esto” | Y el mundo se detuvo | ~Nadie miró la hora | Detalles, por favor
suave: Escuchar también abraza | Sin consejos | ~Sin prisa | Hoy, escucha a alguien

grupo: quién eres
viral: ¿Quién eres en este grupo? | ~Quien organiza | Quien llega tarde | Quien se esfuma con la cuenta | Etiqueta al grupo y voten
cinema: Coincidir: casi imposible | Tres encuestas | ~Dos cancelaciones | Y sin embargo…
suave: Qué bien cuando se junta la gente | Todo el mundo habla a la vez | ~Nadie escucha nada | Y nadie quiere irse

grupo: toma otra
viral: Foto grupal: alguien parpadeó | Toma otra | ~Ahora alguien miró para allá | A la décima sale | Etiqueta a quien siempre parpadea
cinema: “Una más, por si acaso” | Dicho ocho veces | ~Hay ocho fotos idénticas | Ganó esta
suave: Una foto grupal es un lindo caos | Cada quien a su ritmo | ~Todo el mundo dirige | Y termina en recuerdo

grupo: salió del chat
viral: El plan salió del chat | En persona y todo | ~Sin stickers ni “yo confirmo” | Etiqueta al grupo que nunca se ve
cinema: Por años fue solo un chat | ~Stickers, audios, silencio | Alguien escribió: hoy | Y fue hoy
suave: Llama a tu gente | No esperes una fecha | ~Con media hora alcanza | Después me cuentas

grupo: cada rincón
viral: Rápido: ¿cuántas personas hay? | Sin pausar | ~¿Revisaste las orillas? | Comenta tu número
cinema: Cada quien vino de un lugar | Con su propia prisa | ~Con su propio almuerzo | Y todo cupo en un segundo
suave: ¿Quién te ayudó a mudarte? | Tercer piso, sin ascensor | ~Pago: una pizza | Hoy llama a esa gente

grupo: cabe alguien más
viral: Siempre cabe alguien más | ¿Quién llega sin avisar? | ~¿Quién trae el hielo? | Etiqueta y que se sepa
cinema: Elenco completo | Sueldos: ninguno | ~Retraso: cuarenta minutos | La química no se ensaya
suave: Alguien siempre te guarda lugar | Nunca se lo pediste | ~Una chaqueta en la silla | La próxima, guárdaselo tú

alguem: había que estar
viral: Toda foto tiene su historia | Solo la sabe quien estuvo | ~Y no piensa contarla | ¿Cuál foto tuya es así?
cinema: Un segundo antes: caos | Un segundo después: caos | En medio, esto
suave: Una foto no guarda la voz | Ni el abrazo | ~Pero te los acerca | Mira otra vez

gente: cada cabeza
viral: Cada cabeza es un mundo | Una piensa en la cena | Otra, en un mensaje sin enviar | ¿Y la tuya? Comenta
cinema: Mismo lugar, misma hora | Cada mente en otra parte | ~Nadie lo nota | Y el día sigue
suave: Cada quien carga con algo | No se ve | Trata con cuidado | A todo el mundo

gente: elige tu papel
viral: Elige tu papel en esta escena | Quien hace | Quien mira | ~Quien lo graba todo | Comenta sin vergüenza
cinema: En toda escena alguien actúa | Alguien mira | Y alguien lo cuenta, exagerando
suave: Fíjate en cómo anda la gente | En cómo espera | ~En cómo se queda | De lejos también se quiere

gente: doblaje
viral: Inventa el diálogo de esta escena | Se permiten voces | ~Y acentos | Comenta la primera línea
cinema: Película muda | El diálogo corre por tu cuenta | ~Que sea bueno | Acción
suave: Ponle nombre a cada persona | Inventa una buena historia | ~Con buen final | Hoy se vale

alguem+cachorro: quién manda
viral: ¿Quién manda a quién aquí? | Alguien habla todo el día | Alguien solo mira y gana | Etiqueta a quien obedece a su perro
cinema: Existe un idioma para esto | La mitad es voz aguda | La otra mitad, mover la cola | No hay traducción
suave: Esta amistad no necesita tema | Una parte habla, la otra escucha | ~O hace como que escucha | Da lo mismo

alguem+gato: quién eligió
viral: Tú no eliges al gato | El gato elige, sin apelación | ~El trámite es definitivo | Etiqueta a quien un gato eligió
cinema: Aquí manda alguien | No es quien paga la luz | Hay testigos | Nadie quiere declarar
suave: El cariño de un gato es lotería | Si te toca, suspende todo | ~No muevas ni un pie | Quédate ahí
`;
