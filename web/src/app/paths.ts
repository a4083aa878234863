/** Addresses inside the page. */
export const paths = { home: "/", signIn: "/login", generator: "/gerar-shorts" } as const;
