/** What the command line prints with `--help`. */
import { DEFAULT_FILM_SECONDS, DEFAULT_STYLE } from "@curta/contract";

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
  curta models list|add|remove    modelos que se pode acrescentar (depth: a profundidade aprendida);
                                  não falta nada sem eles
  curta status                    diz como vai: fila, vídeos, espaço, e quando o disco enche
  curta doctor                    diz o que falta e o comando que resolve
  curta backup <pasta>            copia tudo o que a instalação guarda
  curta restore <pasta>           devolve uma cópia a uma pasta de dados vazia
`;

export const FILM_HELP = `curta film <foto> -o <saida.mp4>

  -o, --out <arquivo>    onde gravar: .mp4, ou .jpg com --image-only
      --seconds <n>      duração em segundos, de 5 a 60 (${DEFAULT_FILM_SECONDS})
      --style <estilo>   viral, cinematografico ou suave (${DEFAULT_STYLE})
      --template <modelo> modelo do vídeo; sem ele, a foto e a semente escolhem (curta templates mostra todos)
      --seed <n>         a mesma semente faz o mesmo vídeo; sem ela, cada vez sai outro
      --about <texto>    sobre o que é a foto, em uma linha: nomes, ofertas e lugares vão para as legendas
      --audio <arquivo>  a sua música (MP3, M4A, WAV ou OGG) em vez da nossa; os cortes caem na batida dela.
                         Você responde pelos direitos de uso
      --script <arquivo> roteiro a seguir, em vez do que seria escrito
      --server <endereço> faz o vídeo neste servidor, com a chave de CURTA_KEY (ou CURTA_SERVER em vez da opção)
      --image-only       só a imagem, o prompt e o roteiro
      --json             resultado em JSON na saída padrão
`;

export const SCRIPT_HELP = `curta script <arquivo>

Mostra o roteiro como a Curta o entende, sem fazer o vídeo; os avisos vão para a saída de erros.

      --photo <foto>     a foto do vídeo; sem ela, vale o que o texto diz, e o resto sai como para uma foto qualquer
      --seconds <n>      duração em segundos, de 5 a 60, se o texto não disser outra (${DEFAULT_FILM_SECONDS})
      --style <estilo>   viral, cinematografico ou suave, se o texto não disser outro (${DEFAULT_STYLE})
      --template <modelo> modelo do vídeo, se o texto não disser outro
      --seed <n>         a mesma semente entende do mesmo jeito o que o texto deixa em aberto (0)
      --json             roteiro e avisos em JSON na saída padrão
`;

export const MCP_HELP = `curta mcp [--folder <pasta>] [--server <endereço>]

Um servidor MCP na entrada e saída padrão: assistentes fazem imagens e vídeos com ele.

      --folder <pasta>   onde as imagens e os vídeos são gravados (./curta-videos)
      --server <endereço> faz os vídeos neste servidor, com a chave de CURTA_KEY (ou CURTA_SERVER em vez da opção)
`;

export const MODELS_HELP = `curta models list                  os modelos que se pode acrescentar, e os que estão instalados
curta models add depth             baixa da internet a rede que vê a profundidade, confere e instala
curta models add depth --from <arquivo>
                                   o mesmo, de um arquivo que alguém trouxe: model-small.onnx de
                                   https://github.com/isl-org/MiDaS/releases/tag/v2_1
curta models remove depth          apaga o modelo

Ficam na pasta de dados (CURTA_DATA) desta máquina. Atrás de um proxy: HTTPS_PROXY e NODE_USE_ENV_PROXY=1.
`;

export const USER_HELP = `curta user add <e-mail> [--password-stdin]       cria; pergunta a senha, ou inventa uma
curta user list                                   mostra quem pode entrar
curta user password <e-mail> [--password-stdin]   troca a senha e encerra as sessões
                                                  --password-stdin: lê a senha da entrada padrão
curta user remove <e-mail>                        apaga a pessoa e tudo o que ela fez, arquivos também
curta user export <e-mail> -o <zip>               grava tudo o que a instalação guarda da pessoa
curta user log [<e-mail>] [--last 50]             diz quem entrou, errou a senha, trocou, levou ou apagou algo, e quando
`;

export const KEY_HELP = `curta key                        as duas chaves da instalação
curta key add <e-mail> --name <nome> [--scope webhook,rest]
                                 uma chave com que uma máquina age por este usuário
curta key list                   as chaves das máquinas, com os números delas
curta key rotate                 chave nova para assinar as sessões; ninguém percebe
curta key rotate --leaked        alguém viu segredos: tudo novo, todos entram de novo
curta key revoke <número>        a chave não vale mais
`;
