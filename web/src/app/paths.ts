/** Addresses inside the page. */
export const paths = {
  home: "/",
  signIn: "/login",
  generator: "/gerar-shorts",
  shelf: "/videos",
  myData: "/meus-dados",
  /** Where photos arrive that are shared to the app; answered by public/service-worker.js. */
  share: "/compartilhar",
} as const;

/** What stands in the generator's address if a photo that was shared did not arrive. */
export const LOST_PHOTO = { name: "foto", value: "perdida" } as const;
