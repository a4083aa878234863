import type { ListedSignIn } from "@curta/contract";
import { useCallback, useEffect, useState } from "react";
import { momentOf } from "../../lib/films/describe-film.ts";
import type { OwnLibrary } from "../../lib/services/library.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Notice } from "./my-data-screen.tsx";
import { PasswordForm } from "./password-form.tsx";

const texts = text.myData.security;
/** How many are shown until all are asked for. */
const FIRST = 5;

interface SecurityPanelProps {
  readonly own: OwnLibrary;
  readonly email: string;
  readonly onNotice: (notice: Notice) => void;
}

/** Another password, and who came in as the user or failed. */
export function SecurityPanel({ own, email, onNotice }: SecurityPanelProps) {
  const { signIns, failed, reload } = useSignIns(own);
  const [all, setAll] = useState(false);
  const changed = () => {
    onNotice({ kind: "success", text: texts.changed });
    reload();
  };
  return (
    <Panel title={texts.title}>
      <PasswordForm email={email} onChanged={changed} onRefused={reload} />
      <h3 className="sign-ins-title">{texts.list}</h3>
      <p className="hint">{texts.listHint}</p>
      {failed && <p role="alert">{texts.listFailed}</p>}
      {signIns?.length === 0 && <p className="hint">{texts.none}</p>}
      <ul className="sign-ins">
        {signIns?.slice(0, all ? undefined : FIRST).map((one, index) => (
          <SignIn key={`${one.at} ${index}`} {...one} />
        ))}
      </ul>
      {!all && (signIns?.length ?? 0) > FIRST && (
        <div>
          <Button look="quiet" onClick={() => setAll(true)}>
            {texts.all}
          </Button>
        </div>
      )}
    </Panel>
  );
}

/** What happened is told by words; the icon only helps to find what went wrong. */
function SignIn({ at, kind, network, here }: ListedSignIn) {
  const isGood = kind === "signed_in" || kind === "password_changed";
  const from = here ? texts.here : network === null ? texts.onServer : texts.elsewhere(network.slice(0, 4));
  return (
    <li data-good={isGood}>
      <Icon name={isGood ? "check" : "warning"} />
      <p>
        {texts.kinds[kind]} <span className="hint">{from}</span>
      </p>
      <time className="hint" dateTime={at}>
        {momentOf(at)}
      </time>
    </li>
  );
}

/** The user's sign-ins as they were when they were read last; null until then. */
function useSignIns(own: OwnLibrary) {
  const [signIns, setSignIns] = useState<readonly ListedSignIn[] | null>(null);
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => {
    const read = async () => {
      const answer = await own.listSignIns().catch(() => null);
      setFailed(answer === null);
      if (answer !== null) setSignIns(answer.sign_ins);
    };
    void read();
  }, [own]);
  useEffect(reload, [reload]);
  return { signIns, failed, reload };
}
