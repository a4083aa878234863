import type { OwnLibrary } from "../../lib/services/library.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Notice } from "./my-data-screen.tsx";

const texts = text.myData;

interface ExportPanelProps {
  readonly own: OwnLibrary;
  readonly onNotice: (notice: Notice) => void;
}

/** Downloads everything as a ZIP. By a form, so that the browser writes it to disk while it arrives. */
export function ExportPanel({ own, onNotice }: ExportPanelProps) {
  const download = async () => {
    const { action, token } = await own.exportForm();
    const form = document.createElement("form");
    form.method = "post";
    form.action = action;
    form.hidden = true;
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = "access_token";
    field.value = token ?? "";
    form.append(field);
    document.body.append(form);
    form.submit();
    form.remove();
    onNotice({ kind: "success", text: texts.exporting });
  };
  return (
    <Panel title={texts.exportTitle}>
      <p className="hint">{texts.exportHint}</p>
      <div>
        <Button icon="download" onClick={() => void download()}>
          {texts.exportAction}
        </Button>
      </div>
    </Panel>
  );
}
