/** Addresses inside the page. */
export const paths = {
  home: "/",
  signIn: "/login",
  generator: "/gerar-shorts",
  shelf: "/videos",
  myData: "/meus-dados",
} as const;
