/** Stories of photos with animals. How to write one: `../story.ts`. */
export const ANIMALS_ES = `
gato: tiene empleo
viral: Este gato tiene empleo | Jefe de vigilancia | ~Sueldo: croquetas | Horas extra: 3 de la mañana | Etiqueta a quien lo contrató
cinema: No paga alquiler | ~No rinde cuentas | Nadie lo eligió | Y aun así, gobierna
suave: A un gato no se le llama | Se le espera | ~Sin prisa | Y un día, te elige

gato: el contrato
viral: Nadie adopta un gato | El gato te contrata | ~Cena a las seis en punto | ¿Vacaciones? Qué tierno
cinema: Capítulo uno: una cama carísima | Capítulo dos: prefiere la caja | Capítulo tres: resignación
suave: Aprende del gato | Siestas sin culpa | ~Pide mimos cuando quiere | Y se va cuando le basta

gato: dos modos
viral: Los gatos tienen dos modos | Ignorarte | Ignorarte más de cerca | ¿Cuál te tocó a ti?
cinema: Cada noche, 3:17 | Un ruido | ~Algo se cayó | El gato no vio nada
suave: El ronroneo debería ir con receta | Una dosis en el regazo | ~Otra antes de dormir | Efecto secundario: no te mueves

gatos: el sindicato
viral: Un gato es compañía | Dos son un sindicato | ~Tres, un gobierno | Primera exigencia: la cena
cinema: Reunión a puerta cerrada | Tema único: tú | ~Votación unánime | Se aprueba más comida
suave: Un gato te quita el regazo | Varios te quitan el sofá | ~Te queda una esquina | Y no la cambias por nada

cachorro: la voz
viral: ¿Quién es la cosa más linda? | Pregunta retórica | ~Lo sabe perfectamente | Etiqueta a quien hace esa voz
cinema: Un perro no sabe qué día es | ~Ni le hace falta | Reconoce el ruido de tus llaves | Con eso le basta
suave: ¿Mal día? Al perro le da igual | Te recibe con la misma fiesta | ~Y mañana, otra vez | Qué suerte la nuestra

cachorro: la palabra
viral: Alguien dijo “paseo” | Error de principiante | ~Ya no hay vuelta atrás | Etiqueta a quien ya lo deletrea
cinema: Una palabra lo cambia todo | Nadie la ha dicho todavía | ~Empieza con P | El perro ya la oyó
suave: Sal a pasear sin rumbo | Una parada por cada olor | ~Como si todo fuera nuevo | A ti también te hace bien

cachorro: sofá, no
viral: “En la cama, no” | Duró una noche | ~Ahora pido permiso para acostarme | ¿Tu cama sigue siendo tuya?
cinema: Regla de la casa: sofá, no | La regla duró una noche | ~Hubo negociaciones | El sofá ya tiene dueño
suave: Hay amores que mueven la cola | ~No piden explicaciones | Solo un lugar a tu lado | Y la orilla de tu pan

cachorros: la banda
viral: Uno ladra, el otro firma | Se entera toda la cuadra | ~Motivo: una hoja | ¿Quién empezó? Comenta
cinema: La banda está reunida | El botín: tu comida | ~El obstáculo: tú | Tienen todo el día
suave: Doble desorden | Doble amor | ~Medio sofá | Y las cuentas salen

pet: no paga nada
viral: ¿Quién manda en tu casa? | Pista: no paga las cuentas | ~Nunca ha lavado un plato | Y exige cena puntual
cinema: No trabaja | No pide perdón | ~Duerme casi todo el día | Y todo se le perdona
suave: Una mascota también es familia | Tiene seis apodos | ~Y un rincón favorito | Dale un mimo de mi parte

animal: perdón la demora
viral: Perdón la demora, vi un animal | Tuve que parar | ~Tuve que saludar | Etiqueta a quien también pararía
cinema: Sin celular | Sin contraseñas, sin metas | ~Duerme cuando tiene sueño | Recuérdame quién evolucionó
suave: Pregúntale a un animal qué día es | Es hoy | ~Siempre es hoy | Buena respuesta

animal: documental
viral: ¿Me lo puedo llevar a casa? | Dijeron que no | ~Insistí. Que no | Ya le puse nombre
cinema: Documental. Minuto uno | El narrador susurra | ~La naturaleza en estado puro | Piensa en la cena
suave: Con los animales, despacio | Deja que decidan | ~A veces tardan | La confianza no se apura

animal: tu voz
viral: Nadie le habla normal a un animal | La voz se pone aguda | ~La gramática se rinde | ¿Cómo suena la tuya? Comenta
cinema: Nadie le enseñó a descansar | ~Nació sabiendo | La gente necesita una app | Y la app, una actualización
suave: Los animales no guardan rencor | Comen, duermen, empiezan de nuevo | ~Ese es todo el método | Pruébalo hoy

passaro: despertador
viral: Este pájaro no pone alarma | Es la alarma | ~Cinco de la mañana, sin botón | Etiqueta a quien madruga más
cinema: Un pájaro no repite la escena | Un parpadeo y se acabó | ~Nadie grita “corte” | Esta vez, alguien llegó a tiempo
suave: Quien tiene alas viaja ligero | Solo lo necesario | ~Suelta algo hoy | Verás qué lejos llegas

passaro: silencio
viral: Shhh. Hay un pájaro | No te muevas | ~Ni respires | Ya. Suelta el aire
cinema: Sin boleto | Sin maleta | ~Sin escalas | Qué envidia
suave: Escucha | Siempre hay alguno cantando | ~La prisa es nuestra | Hoy, abre la ventana

passaros: la reunión
viral: Hay reunión y no me avisaron | Tema: las migas | ~Objeciones: muchas, a gritos | A favor, digan pío
cinema: Sin jefe | Sin correos | ~Sin ensayo | Y todos saben cuándo irse
suave: En bandada cuesta menos | Nadie va por su cuenta | ~Uno guía, luego descansa | Podríamos probar

cavalo: cero gasolina
viral: Cero gasolina | Funciona con pasto | ~Se estaciona solo. A veces | ¿Cambiarías tu auto por uno?
cinema: Antes del motor, esto | Cuatro patas | ~Un rumbo | Y se llegaba
suave: Un caballo te lee de lejos | ~No sirve fingir | Llévale calma | Te la devuelve doble

cavalo: buen nombre
viral: Los caballos tienen nombrazos | Trueno. Relámpago. Centella | ~Gustavo | ¿Cómo le pondrías a este?
cinema: El caballo oye primero | Siente primero | ~Va primero | Lo de guiar es un decir
suave: Nadie olvida su primer caballo | Lo alto que era | ~Lo lejos que quedaba el suelo | Las ganas de otra vuelta

vaca: mejores amigas
viral: Las vacas tienen mejores amigas | Es ciencia, búscalo | ~Se estresan si las separan | Etiqueta a quien mugiría por ti
cinema: Rumia | Caen imperios. Nacen otros | Sigue rumiando
suave: Las vacas no tienen prisa | El desayuno dura la mañana | ~El almuerzo, la tarde | Y el día rinde igual

ovelha: insomnio
viral: Cuenta conmigo: una… | Dos… | ¿Sigues ahí? | ~Otra vez desde el principio | Nadie ha llegado a mil
cinema: Insomnio. Método antiguo | Una oveja. Dos ovejas | ~Tres de la mañana | Mañana terminamos
suave: Si no llega el sueño, cuenta | Una oveja a la vez | ~Nadie revisa la suma | Que descanses

elefante: memoria
viral: Lo olvidaste. El elefante, no | ¿Tu primera contraseña? La sabe | ~¿Lo que dijiste en 2014? También | Etiqueta a quien todo lo olvida
cinema: Toneladas de paciencia | ~Ni un paso de más | Nadie apura a un elefante | Nadie lo intentó dos veces
suave: Un elefante no deja a nadie atrás | Camina con los suyos | ~Al paso de quien va más lento | Eso se puede copiar

urso: desde aquí
viral: ¿Abrazo de oso? No, gracias | Desde aquí está bien | ~Un paso más atrás, mejor | Etiqueta a quien pediría selfie
cinema: Regla uno: no correr | Regla dos: suerte | El oso no leyó las reglas
suave: Hibernar debería ser un derecho | Tres meses de mantas | ~Sin responder mensajes | Avísame cuando haga calor

girafa: allá arriba
viral: ¿Qué tal el clima allá arriba? | Te lo preguntan mucho, ¿no? | ~Perdón | Comenta una pregunta mejor
cinema: La jirafa ve antes el mañana | No lo cuenta | ~Lo mastica despacio | Nadie arruina un buen final
suave: Una jirafa duerme muy poquito | A ella le alcanza | ~Cosas de la altura | Tú no eres jirafa: a dormir

zebra: de qué color
viral: ¿Blanca con rayas negras? | ¿O negra con rayas blancas? | ~Tienes tres segundos | Esto ha roto amistades
cinema: No hay dos cebras iguales | Cada una lleva su firma | En rayas | Suerte al falsificarla
suave: Cada cebra tiene sus rayas | La cría aprende las de su mamá | ~Le toma unos días | Después, siempre sabe volver
`;
