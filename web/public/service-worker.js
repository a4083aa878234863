// Says that there is no connection, in the language chosen, and keeps a photo that was shared to the app until the page takes
// it. It answers with nothing else: code and data of the app always come from the server, so that nobody works with an old page.
const OFFLINE = "curta-offline";
const OFFLINE_FILES = ["/offline.html", "/offline.css", "/offline.js"];
// As in src/lib/share/shared-photo.ts.
const SHARED = "curta-compartilhada";
const SHARED_PHOTO = "/foto-compartilhada";
const GENERATOR = "/gerar-shorts";
/** Not screens of the app. */
const NO_SCREEN = /^\/(media|celular|v|account|docs)\//;

/** Browsers that know this need not start the program for anything else. */
const ROUTES = [
  { condition: { requestMethod: "GET", requestMode: "navigate" }, source: "fetch-event" },
  { condition: { urlPattern: "/compartilhar" }, source: "fetch-event" },
  { condition: { urlPattern: "/offline.*" }, source: "fetch-event" },
  { condition: { urlPattern: "/*" }, source: "network" },
];

addEventListener("install", (event) => {
  event.addRoutes?.(ROUTES).catch(() => undefined);
  const files = OFFLINE_FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(files)));
  void skipWaiting();
});

addEventListener("activate", (event) => {
  // The server is asked while this program starts: so it costs no time.
  event.waitUntil(registration.navigationPreload?.enable());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/compartilhar") event.respondWith(keepShared(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && !NO_SCREEN.test(pathname)) event.respondWith(openScreen(event));
  else if (OFFLINE_FILES.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

// A film is ready: the system has told of it, and the user has come for it.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openShelf());
});

async function openShelf() {
  const [open] = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return open === undefined ? clients.openWindow("/videos") : open.focus();
}

async function openScreen(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return kept("/offline.html");
  }
}

async function kept(file) {
  const cache = await caches.open(OFFLINE);
  return (await cache.match(file)) ?? Response.error();
}

async function keepShared(request) {
  try {
    const photo = (await request.formData())
      .getAll("foto")
      .find((one) => one instanceof File && one.size > 0);
    if (photo === undefined) return Response.redirect(`${GENERATOR}?foto=perdida`, 303);
    const headers = {
      "content-type": photo.type || "application/octet-stream",
      "x-name": encodeURIComponent(photo.name),
      "x-time": String(Date.now()),
    };
    const cache = await caches.open(SHARED);
    await cache.put(SHARED_PHOTO, new Response(photo, { headers }));
    return Response.redirect(GENERATOR, 303);
  } catch {
    return Response.redirect(`${GENERATOR}?foto=perdida`, 303);
  }
}
