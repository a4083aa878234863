/** Stories of photos with food and drink. How to write one: `../story.ts`. */
export const FOOD_ES = `
copo: una y ya
viral: “Una y nos vamos” | Mentira | ~La más vieja que existe | Etiqueta a quien siempre lo dice
cinema: Así empieza toda buena charla | Alguien sirve | ~Alguien dice “te cuento” | Nadie mira la hora
suave: Pausa | El correo espera | ~El mundo espera | Este sorbo, no

copo: primer sorbo
viral: Antes de esto, no me hables | No es amenaza | ~Bueno, un poco | Mándaselo a quien deba saberlo
cinema: Antes del primer sorbo: silencio | Después: frases completas | La ciencia no lo explica | La ciencia no ha tomado el suyo
suave: Primer sorbo, sin celular | Tú y nada más | ~Dos minutos, no pido tanto | Y el día cambia un poco

copo: tomamos algo
viral: “¿Tomamos algo?” | ~El mejor plan que existe | Mándaselo a alguien | No agregues nada más
cinema: La invitación más corta: ¿vamos? | Ha terminado pleitos | ~Ha empezado bodas | Manéjese con cuidado
suave: Siéntate, sirve, cuenta | ~Te escucho | No hace falta un comienzo | Ni un final

taca: por qué brindamos
viral: ¿Por qué brindamos? | Viernes ya es motivo | ~Martes también | Etiqueta a quien brinda con agua
cinema: Primero, la copa | El motivo viene después | ~Chin chin | Y ya es fiesta
suave: Brinda por lo pequeño | La ropa por fin doblada | ~El día que salió bien | Salud. Esta va por ti

taca: guía de elegancia
viral: Guía rápida de elegancia | Gira la copa | Huele | Di “amaderado” y huye
cinema: Un giro de muñeca | Una mirada a contraluz | “Interesante” | Nadie sospecha
suave: Saca las copas buenas hoy | Ya esperaron bastante | ~Si se rompe una, se rompe | La ocasión especial eres tú

garrafa: adivina
viral: ¿Qué hay en la botella? | A) agua | B) remedio contra el lunes | ~C) qué te importa | Apuesta en los comentarios
cinema: Una botella | Una isla, quizás | Un mensaje, tal vez | ¿Qué diría el tuyo?
suave: ¿Ya tomaste agua hoy? | Ve | ~Aquí te espero | Eso también es cuidarte

garrafa: el destapador
viral: ¿Destapador? Nadie tiene | Encendedor, llave, zapato | ~Alguien siempre sabe cómo | Etiqueta a la mente maestra
cinema: Quien abre, sirve | Quien sirve, cuenta | Quien cuenta, exagera
suave: Sirve primero el otro vaso | Un poco más que el tuyo | ~No lo menciones | Se va a notar

servido: quieres probar
viral: “¿Quieres probar?” | La frase más peligrosa de la casa | ~Dije “no, gracias”. Mentí | Etiqueta a quien nunca dice no
cinema: “¿Te sirvo?” | “No, gracias” | “¿De verdad?” | No era de verdad
suave: Sírvele a alguien | Sin preguntar | ~Con lo que haya | Va a entender el mensaje

bolo: un pedacito
viral: “Para mí, un pedacito” | Otro, para emparejar el borde | ~Otro, por si acaso | Ahí se fue medio pastel
cinema: Todo pastel esconde un duelo | ~El trozo más grande | Quien corta finge justicia | Nadie le cree
suave: El pastel sabe a casa de alguien | A tarde larga | ~A “anda, otro poquito” | ¿Me guardas un pedazo?

bolo: sin motivo
viral: El pastel no necesita motivo | Lunes: pastel | ~Jueves: pastel | Etiqueta a quien trae el tenedor
cinema: Un pastel es una carta | Harina, huevos, tiempo | ~Ni una palabra | Y se entiende todo
suave: No hace falta un cumpleaños | Celebra un martes | ~Celebra que llegaste hasta aquí | El pastel ya está

pizza: mitad y mitad
viral: ¿Pizza el viernes o pizza ya? | ~Ya | Mitad y mitad, lo prometo | Mentí. Es toda mía
cinema: Ocho porciones. Cinco personas | La matemática falla | ~La amistad se pone a prueba | Alguien come rápido
suave: La pizza arregla casi todo | Día largo: pizza | ~Nostalgia: pizza | Llama a alguien y comparte

pizza: la pregunta
viral: ¿Piña en la pizza? ¿Sí o no? | Cuidado | ~Hay gente que bloquea por esto | Comenta y asume las consecuencias
cinema: ¿Con la mano o con cubiertos? | La pregunta divide países | ~Hay familias que no se hablan | Y la pizza se enfría
suave: ¿De quién es la última porción? | De quien tuvo un día difícil | ~Sin culpa | Hoy es tuya

lanche: sin elegancia
viral: Esto no se come con elegancia | Ya ni lo intento | ~Servilletas: cuarenta | Etiqueta a quien nunca se mancha
cinema: Dos manos | Un mordisco | ~Cero dignidad | Cero arrepentimiento
suave: Hay días que piden algo fácil | Sin tenedor | ~Sin complicaciones | Dos manos y un ratito

lanche: una mordida
viral: “¿Me das una mordida?” | Famosas últimas palabras | ~¿Y la otra mitad? | Etiqueta a quien solo iba a probar
cinema: Alguien pidió una mordida | Nunca volvió la otra mitad | ~La búsqueda continúa | Nadie tiene coartada
suave: Comparte la mitad | La más grande, si puedes | ~Di que no tenías hambre | Es casi una carta de amor

rosquinha: la caja
viral: Una dona es un antojo | Seis son una caja | ¿Una caja abierta se cierra? | La mía, nunca
cinema: Toda dona hace una pregunta | ¿Ahora o después? | ~Nadie ha dicho “después” | Ahora
suave: Date algo dulce | Siéntate para comerlo | ~Sin mirar la hora | El día aguanta un minuto

fruta: la mejor
viral: La mejor fruta. Ya | El mango no compite: ya ganó | ~Melón: tenemos que hablar | Defiende la tuya en comentarios
cinema: Sol. Agua. Paciencia | La receta es antigua | Nadie la ha mejorado
suave: La fruta sabe a infancia | A manos pegajosas | ~Al patio de alguien | ¿Cuál era la tuya?

fruta: en trocitos
viral: “Es el dulce de la naturaleza” | Dice quien esconde el chocolate | ~Bueno, está rica | Etiqueta a esa persona saludable
cinema: En el mercado: “pruebe, pruebe” | Pruebas | Sales con dos kilos | Nunca falla
suave: Corta fruta para alguien | En trocitos | ~Sin preguntar, déjala ahí | Es un “te quiero” sin cáscara

legume: cómetelo
viral: “Come, que te hace bien” | Mi mamá, en cada cena | ~Me resistí por años | Tenía razón. Qué rabia
cinema: Antes: el enemigo | Ahora: la cena | ¿En qué momento cambiamos? | Nadie avisó
suave: Alguien te escondía verduras | Bien picaditas, en la pasta | ~Nunca lo notaste | Era amor en cubitos

comida: advertencia
viral: Advertencia: no veas esto con hambre | Demasiado tarde | ~Mi más sentido pésame | Etiqueta a quien paga el pedido
cinema: Hay un silencio especial | ~El del primer bocado | Nadie habla | Solo se mastica
suave: Comer en compañía es otra cosa | Hasta el arroz es una fiesta | ~Llama a alguien | Acerca otra silla

comida: la dieta
viral: Mi dieta vio esto y renunció | ~Sin carta ni despedida | Dice que vuelve el lunes | No dijo cuál lunes
cinema: Todo el mundo publica la comida | Nadie publica los platos sucios | Los platos existen | Esperan
suave: Una foto. Bueno, dos | ~Ahora guarda el celular | Come despacio | Que no se te escape el sabor

comida: primero la foto
viral: Primero la foto, luego el tenedor | Morder antes es traición | ~¿Se enfrió? Valió la pena | Etiqueta a quien te hace esperar
cinema: El celular come primero | Después, la gente | Nadie escribió esa ley | Se cumple
suave: Cocínale a alguien | Aunque quede raro | ~Pasarse de sal también cuenta | Lo va a recordar igual

comida: mi táper
viral: Si hay comida, voy | Ni pregunto de quién es la fiesta | ~Llevo mi propio táper | Etiqueta a quien pide para llevar
cinema: Primero llega el olor | Después, todo el mundo | Nadie llamó | No hizo falta
suave: “Sírvete otro poco” | Así se dice “quédate” | En todas las cocinas | En todos los idiomas

mesa: la cuenta
viral: ¿Y quién paga todo esto? | Silencio | ~Todo el mundo mira el celular | Etiqueta a quien se va al baño
cinema: Buena mesa, tema libre | Política, no | ~Fútbol, quizás | Ganó el chisme
suave: Trae una silla | Hay lugar | ~Hay tema | Quédate otro rato

mesa: sobremesa
viral: “Yo no tengo hambre” | Dice quien vacía tu plato | ~Cada vez | Etiqueta a quien come del tuyo
cinema: La charla se alarga | ~La comida se acaba | Nadie se levanta | Se llama sobremesa
suave: ¿Qué hace buena una mesa? | Alguien a tu izquierda | ~Alguien a tu derecha | Y un “no te vayas todavía”

copo: la pausa
viral: Pausa de cinco minutos | Fueron veinte | ~Nadie vio nada | Etiqueta a tu cómplice
cinema: Nadie se sienta por la bebida | Se sienta por la charla | ~Lo demás es excusa | La bebida no se ofende
suave: Algo caliente o algo frío | Según el día | ~Lo que cuenta es parar | Un sorbo y volvemos
`;
