import { phoneLinkBodySchema, phoneLinkSchema, publicLinkSchema } from "@curta/contract";
import type { Answer, Named, Operation } from "./operation.ts";

const LINK: Named = { name: "PublicLink", schema: publicLinkSchema };
const PAGE: Answer = { text: "A página do vídeo.", types: ["text/html"] };
const FILES: Operation["answers"] = {
  200: { text: "O arquivo inteiro.", types: ["video/mp4", "image/jpeg"] },
  206: { text: "Um pedaço dele.", types: ["video/mp4", "image/jpeg"] },
  304: { text: "O que o navegador tem ainda vale." },
  416: { text: "Não existe esse pedaço." },
};
const PUBLIC_PAGE = "/generations/{id}/public-link";

export const LINK_OPERATIONS: readonly Operation[] = [
  {
    method: "post",
    path: "/generations/{id}/phone-link",
    tag: "Links",
    summary: "Faz um link que abre um vídeo pronto no celular, sem entrar",
    text: `Vale por 15 minutos e abre uma vez: o navegador que o abre pode tocar e salvar o vídeo por meia hora. Um link novo acaba
com os que ninguém abriu. \`post_text\` é o texto para postar, que a página do celular deixa copiar.`,
    access: "session",
    body: { name: "PhoneLinkBody", schema: phoneLinkBodySchema },
    answers: { 200: { text: "O link.", json: { name: "PhoneLink", schema: phoneLinkSchema } } },
    errors: ["not_found", "phone_unreachable"],
  },
  {
    method: "put",
    path: PUBLIC_PAGE,
    tag: "Links",
    summary: "Faz a página pública de um vídeo pronto, ou diz qual é",
    access: "session",
    answers: { 200: { text: "O endereço.", json: LINK } },
    errors: ["not_found"],
  },
  {
    method: "get",
    path: PUBLIC_PAGE,
    tag: "Links",
    summary: "A página pública de um vídeo, se ele tem uma",
    access: "session",
    answers: { 200: { text: "O endereço, ou null.", json: LINK } },
  },
  {
    method: "delete",
    path: PUBLIC_PAGE,
    tag: "Links",
    summary: "Remove a página pública: o endereço não abre mais nada",
    access: "session",
    answers: { 200: { text: "Não há mais endereço.", json: LINK } },
  },
  {
    method: "get",
    path: "/celular/{token}",
    tag: "Links",
    summary: "A página que o celular abre",
    text: "O primeiro navegador que a pede fica com ela; para os outros, e depois do prazo, o link não abre nada.",
    access: "open",
    answers: { 200: PAGE, 410: { text: "O link já foi usado, ou passou da hora.", types: ["text/html"] } },
  },
  {
    method: "get",
    path: "/celular/{token}/{file}",
    tag: "Links",
    summary: "O vídeo ou a capa, para o navegador que abriu o link",
    text: "`film.mp4` ou `poster.jpg`. Aceita `Range`.",
    access: "open",
    answers: FILES,
    errors: ["not_found"],
  },
  {
    method: "get",
    path: "/v/{token}",
    tag: "Links",
    summary: "A página pública de um vídeo",
    text: "Com Open Graph, para as prévias dos mensageiros; sem nada da conta, e fora dos buscadores.",
    access: "open",
    answers: { 200: PAGE, 404: { text: "Não há, ou não há mais, esse vídeo.", types: ["text/html"] } },
  },
  {
    method: "get",
    path: "/v/{token}/{file}",
    tag: "Links",
    summary: "O vídeo ou a capa de uma página pública",
    text: "`film.mp4` ou `poster.jpg`. Aceita `Range`.",
    access: "open",
    answers: FILES,
    errors: ["public_film_gone"],
  },
  {
    method: "post",
    path: "/compartilhar",
    tag: "Links",
    summary:
      "Recebe o que foi compartilhado com o aplicativo, se o navegador não o guardou: pede a foto de novo",
    access: "open",
    answers: { 200: { text: "A página.", types: ["text/html"] } },
  },
  ...(["film-page.css", "film-page.js"] as const).map((name): Operation => ({
    method: "get",
    path: `/film-page/${name}`,
    tag: "Links",
    summary: `Parte das páginas de um vídeo: ${name}`,
    access: "open",
    answers: {
      200: { text: "O arquivo.", types: [name.endsWith(".css") ? "text/css" : "text/javascript"] },
    },
  })),
];
