import type { Certificate as FilmCertificate } from "@curta/contract";
import { formatList } from "../../lib/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { text } from "../../lib/text.ts";
import "./certificate.css";

const texts = text.film.certificate;

/** Pronto para TikTok, Reels e Shorts: the figures, measured on the file, are one click away. */
export function Certificate({ certificate }: { certificate: FilmCertificate }) {
  const { ok, platforms, measures } = certificate;
  return (
    <details className="certificate" data-ok={ok}>
      <summary>
        <Icon name={ok ? "check" : "warning"} />
        <span>{ok ? texts.ready(formatList(platforms)) : texts.notReady}</span>
      </summary>
      <p className="hint">{texts.lead}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.measure}</th>
            <th scope="col">{texts.value}</th>
          </tr>
        </thead>
        <tbody>
          {measures.map((measure) => (
            <tr key={measure.code} data-ok={measure.ok}>
              <th scope="row">
                <Icon name={measure.ok ? "check" : "warning"} />
                {measure.label}
                <span className="visually-hidden">: {measure.ok ? texts.ok : texts.notOk}</span>
              </th>
              <td>
                {measure.value}
                <span className="hint">{texts.bound(measure.bound)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
