import { Button } from "../ui/button.tsx";
import { text } from "../lib/text.ts";

/** What is shown when the server did not say where its services are. */
export function StartFailed() {
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
