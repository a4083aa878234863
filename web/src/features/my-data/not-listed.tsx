import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";

/** Says that something of one's data could not be fetched, and offers to try again. */
export function NotListed({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="my-data-failed" role="alert">
      <p>{text.myData.failed}</p>
      <Button icon="again" onClick={onAgain}>
        {text.myData.tryAgain}
      </Button>
    </div>
  );
}
