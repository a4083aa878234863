import { useScreenStands } from "../lib/browser/prerendered.ts";
import { Button } from "../ui/button.tsx";
import { text } from "../lib/text.ts";

/** Shown if the server's configuration could not be loaded. */
export function StartFailed() {
  useScreenStands();
  return (
    <main className="waiting" id="conteudo">
      <h1>{text.product}</h1>
      <p role="alert">{text.startFailed}</p>
      <Button look="primary" icon="again" onClick={() => location.reload()}>
        {text.reload}
      </Button>
    </main>
  );
}
