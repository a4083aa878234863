/** What `curta --help` prints. */
export const HELP = `Curta: uma foto entra, um vídeo vertical sai.

  curta serve [--build]           serve o produto (PORT, CURTA_DATA, ...; veja .env.example)
  curta film <foto> -o <mp4>      faz um vídeo sem servidor nem banco, ou em um servidor
                                  (CURTA_SERVER e CURTA_KEY; --help mostra as opções)
  curta mcp                       um servidor MCP: assistentes fazem vídeos (--help mostra as opções)
  curta script <arquivo>          mostra o roteiro como a Curta o entende, sem fazer o vídeo
  curta templates                 mostra os modelos de vídeo
  curta user add|list|password|remove|export|log
                                  cuida de quem pode entrar, apaga ou entrega o que é da pessoa,
                                  diz quem entrou ou errou a senha
  curta key                       mostra as chaves da instalação (a de serviço é segredo)
  curta key add|list|revoke       chaves com que máquinas agem por um usuário
  curta key rotate                chaves novas para as sessões (--leaked: se alguém viu as antigas)
  curta status                    diz como vai: fila, vídeos, espaço, e quando o disco enche
  curta doctor                    diz o que falta e o comando que resolve
  curta backup <pasta>            copia tudo o que a instalação guarda
  curta restore <pasta>           devolve uma cópia a uma pasta de dados vazia
`;
