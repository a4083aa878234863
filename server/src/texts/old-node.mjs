/** What a Node that is too old says, and cannot read from a file in TypeScript. */
export const oldNode = (needed, { version, platform, arch }) =>
  `A Curta precisa do Node ${needed}; este é o ${version}, e não há um pacote do Node para ${platform}-${arch}.\n` +
  `Instale o Node ${needed} (https://nodejs.org) e rode o mesmo comando de novo.\n`;
