import type { ErrorCode } from "./errors.ts";

/** The error catalogue (errors.ts) in Spanish. */
export const errorsEs: Readonly<Record<ErrorCode, string>> = {
  not_json: "El pedido no es un JSON válido. Recarga la página e inténtalo de nuevo.",
  invalid_request:
    "El pedido está incompleto o tiene un campo inválido. Recarga la página e inténtalo de nuevo.",
  unclean_text:
    "El texto tiene caracteres invisibles que no se pueden guardar. Bórralos, o escribe el texto de nuevo, y vuelve a intentarlo.",
  body_too_large: "El envío es demasiado grande. Elige una imagen de hasta 10 MB.",
  head_too_large:
    "La dirección o los encabezados de la petición son demasiado grandes. Borra las cookies de este sitio e inténtalo de nuevo.",
  upload_silent: "El envío se detuvo a la mitad. Revisa la conexión e inténtalo de nuevo.",
  not_found: "No encontramos lo que buscas. Vuelve al inicio e inténtalo de nuevo.",
  method_not_allowed:
    "Esta dirección no acepta este método. La cabecera Allow de la respuesta dice cuáles acepta.",
  unauthorized: "Tu sesión terminó. Inicia sesión de nuevo para continuar.",
  forbidden: "Este pedido es de otra cuenta. Inicia sesión con la correcta e inténtalo de nuevo.",
  key_scope: "Esta clave no sirve para este pedido. Pide otra a quien administra este servidor.",
  key_refused:
    "Con una clave no se hace esto. Entra en la página de Curta con correo y contraseña y hazlo allí.",
  key_invalid:
    "Esta clave no existe o fue anulada. Comprueba que está completa, o crea otra en Tus datos, en la página de Curta.",
  too_many_requests: "Demasiados intentos en poco tiempo. Espera un minuto e inténtalo de nuevo.",
  internal: "Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.",
  unavailable: "El servicio está arrancando o sin base de datos. Inténtalo de nuevo en un momento.",
  out_of_time: "El servidor no pudo terminar este pedido a tiempo. Inténtalo de nuevo en unos instantes.",
  memory_short: "El servidor tiene poca memoria en este momento. Inténtalo de nuevo en unos minutos.",
  invalid_credentials: "Correo o contraseña incorrectos. Revisa los dos e inténtalo de nuevo.",
  weak_password: "Esta contraseña es fácil de adivinar. Usa de 8 a 128 caracteres que solo tú conozcas.",
  current_password_required: "Para cambiar la contraseña, escribe también la actual.",
  current_password_invalid:
    "La contraseña actual es incorrecta. Escríbela de nuevo para cambiar la contraseña.",
  invalid_email: "Este correo no es válido. Revisa la dirección.",
  signup_disabled: "El registro está cerrado. Pide una cuenta a quien administra este servidor.",
  session_ended: "Tu sesión terminó. Inicia sesión de nuevo para continuar.",
  refresh_token_unknown: "Tu sesión terminó. Inicia sesión de nuevo para continuar.",
  refresh_token_reused:
    "Tu sesión se cerró por seguridad. Inicia sesión de nuevo; si no fuiste tú, cambia la contraseña.",
  session_expired: "Tu sesión estuvo inactiva mucho tiempo. Inicia sesión de nuevo para continuar.",
  user_banned: "Esta cuenta está bloqueada. Habla con quien administra este servidor.",
  broken_base64: "La imagen llegó incompleta. Vuelve a elegir el archivo.",
  photo_too_large: "La imagen puede pesar 10 MB como máximo",
  photo_not_image:
    "Este archivo no es una imagen que sepamos abrir. Usa JPEG, PNG, WebP, AVIF, GIF, HEIC o TIFF.",
  photo_broken: "La imagen está dañada o incompleta. Elige otra o vuelve a exportarla.",
  photo_too_many_pixels:
    "La imagen tiene demasiados píxeles (el máximo es 100 megapíxeles). Redúcela e inténtalo de nuevo.",
  photo_too_small:
    "La imagen es demasiado pequeña (el lado menor necesita 200 píxeles como mínimo). Elige una más grande.",
  photo_missing: "La foto de esta imagen ya no está en el servidor. Vuelve a elegir la foto.",
  song_too_large: "La música puede pesar 30 MB como máximo. Expórtala como MP3 o M4A e inténtalo de nuevo.",
  song_not_audio: "Este archivo no es música que sepamos abrir. Usa MP3, M4A, WAV u OGG.",
  song_broken: "La música está dañada o incompleta. Elige otra o vuelve a exportarla.",
  song_too_long: "La música dura más de 15 minutos. Corta la parte que quieres usar e inténtalo de nuevo.",
  song_too_short: "La música es más corta que el video. Elige una más larga o un video más corto.",
  song_silent: "No se oye nada en esta música. Elige otra.",
  song_missing: "Tu música ya no está en el servidor. Vuelve a elegir el archivo.",
  draft_changed: "Este borrador cambió en otra ventana. Recarga la página: no se pierde nada.",
  too_many_keys: "Ya tienes demasiadas claves. Anula una que no uses e inténtalo de nuevo.",
  too_many_drafts: "Ya tienes demasiados borradores. Borra algunos e inténtalo de nuevo.",
  unknown_image_url:
    "No encontramos la imagen de este video. Genera la imagen de nuevo y vuelve a pedir el video.",
  image_missing:
    "La imagen de este video ya no está en el servidor. Genera la imagen de nuevo y vuelve a pedir el video.",
  callback_refused:
    "No podemos avisar a esta dirección. Usa un callback_url de internet, sin usuario ni contraseña, o pide a quien administra este servidor que lo permita.",
  task_conflict: "Ya existe otro pedido con este número. Pide el video de nuevo.",
  too_many_images:
    "Ya tienes demasiadas imágenes en preparación. Espera a que una esté lista e inténtalo de nuevo.",
  too_many_films: "Ya tienes demasiados videos en la fila. Espera a que uno termine y vuelve a pedirlo.",
  queue_full: "Hay muchos pedidos en este momento. Inténtalo de nuevo en unos minutos.",
  space_full:
    "Tu espacio en este servidor está lleno. Borra videos que ya no necesites e inténtalo de nuevo en un minuto.",
  render_failed: "No pudimos armar el video. Pídelo de nuevo; si vuelve a pasar, usa otra imagen.",
  film_lost: "El video se interrumpió varias veces. Pídelo de nuevo.",
  phone_unreachable:
    "El teléfono todavía no llega a Curta: solo atiende en esta computadora. Quien la administra puede abrirla a la red con CURTA_HOST=0.0.0.0 npm start, o indicar en CURTA_PUBLIC_URL la dirección que usan los otros aparatos.",
  link_used:
    "Este código ya se usó o se le pasó la hora. En la página de Curta, pulsa otra vez el botón del teléfono y lee el código nuevo.",
  public_film_gone: "Este video ya no está aquí. Pide un enlace nuevo a quien lo envió.",
  film_canceled: "El video se canceló.",
  film_out_of_bounds:
    "El video salió fuera de las medidas de las plataformas. Pídelo de nuevo; si vuelve a pasar, cambia el guion.",
  disk_full: "El servidor no tiene espacio. Avisa a quien lo administra e inténtalo más tarde.",
  confirmation_differs: "El correo que escribiste no es el de esta cuenta. Escríbelo de nuevo para borrar.",
  file_not_found: "El archivo no existe. Revisa la ruta.",
  file_not_writable: "No se puede escribir en esta ruta. Revisa la carpeta y los permisos.",
  invalid_option: "Una opción no es válida. Consulta la ayuda con --help.",
  password_not_typed: "No se escribió ninguna contraseña y nada cambió. Empieza de nuevo.",
  data_in_use:
    "Otro proceso de Curta ya usa esta carpeta de datos. Detén el otro o elige otra carpeta con CURTA_DATA.",
  port_in_use: "El puerto ya está en uso. Detén el otro programa o elige otro puerto con PORT.",
  postgres_missing:
    "El PostgreSQL incluido no está instalado para este sistema. Ejecuta npm ci de nuevo, o usa un PostgreSQL propio con DATABASE_URL.",
  postgres_unlinked:
    "El PostgreSQL incluido todavía no está completo, y esta cuenta no puede escribir en su carpeta. Ejecuta npm start una vez con la cuenta que ejecutó npm ci, o usa un PostgreSQL propio con DATABASE_URL.",
  database_newer:
    "La base de datos es de una versión más nueva de Curta. Actualiza el programa, o restaura una copia anterior a la actualización.",
  database_unfit:
    "El PostgreSQL de DATABASE_URL todavía no sirve para Curta. Pide a quien lo administra que ejecute esto, o deploy/prepare-database.sql:",
  user_exists: "Ya existe un usuario con este correo.",
  key_unknown: "No existe una clave con este número. Mira las que existen con curta key list.",
  database_away:
    "Curta no alcanza el PostgreSQL de DATABASE_URL. Comprueba que esté en marcha y acepte conexiones, y que sea él quien atiende en esta dirección y este puerto.",
  database_host_unknown:
    "El nombre del servidor en DATABASE_URL no existe en esta red. Comprueba cómo está escrito y que el DNS responda.",
  database_login_refused:
    "El PostgreSQL de DATABASE_URL no acepta este usuario con esta contraseña. Comprueba ambos; en la contraseña, @ se escribe %40, / %2F, # %23, ? %3F y % %25.",
  database_entry_refused:
    "El PostgreSQL de DATABASE_URL no deja entrar a este usuario desde aquí. Pide a quien lo administra que lo permita (login del usuario y pg_hba.conf); si exige TLS, añade ?sslmode=verify-full a la dirección.",
  database_missing:
    "La base de datos de DATABASE_URL no existe en este PostgreSQL. Comprueba el nombre al final de la dirección, o pide a quien lo administra que ejecute deploy/prepare-database.sql.",
  database_tls_refused:
    "El PostgreSQL de DATABASE_URL no acepta TLS. Quita sslmode de la dirección, o pide a quien lo administra que active TLS.",
  database_certificate:
    "El certificado del PostgreSQL de DATABASE_URL no es de confianza para este nombre. Usa el nombre que figura en él, y da el certificado de quien lo firmó con &sslrootcert=/ruta/ca.pem en la dirección.",
  model_unreachable:
    "No se pudo descargar el modelo. Revisa la conexión a internet; con un proxy, usa HTTPS_PROXY y NODE_USE_ENV_PROXY=1; o trae el archivo desde otro ordenador e instálalo con --from.",
  model_differs:
    "El archivo no es el modelo esperado, o llegó incompleto: el tamaño o la suma SHA-256 no coinciden. No se instaló nada. Descárgalo de nuevo.",
  model_unusable:
    "Esta versión de Curta no sabe usar este modelo. No se instaló nada, y los videos salen como antes, sin él.",
  user_unknown: "No existe un usuario con este correo.",
};
