import type { Certificate as FilmCertificate } from "@curta/contract";
import { formatList } from "../../lib/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { text } from "../../lib/text.ts";
import "./certificate.css";
import { sayMeasure } from "./say-measure.ts";

const texts = text.film.certificate;

type Measure = FilmCertificate["measures"][number];

/** Pronto para TikTok, Reels e Shorts, or the measures that are out of bounds; a click shows all figures. */
export function Certificate({ certificate }: { certificate: FilmCertificate }) {
  const { ok, platforms, measures } = certificate;
  const wrong = measures.filter((measure) => !measure.ok);
  return (
    <div className="certificate" data-ok={ok}>
      <details>
        <summary>
          <Icon name={ok ? "check" : "warning"} />
          <span>{ok ? texts.ready(formatList(platforms)) : texts.notReady(wrong.length)}</span>
        </summary>
        <p className="hint">{texts.lead}</p>
        <dl>
          {measures.map((measure) => (
            <Row key={measure.code} measure={measure} />
          ))}
        </dl>
      </details>
      {!ok && <Wrong measures={wrong} />}
    </div>
  );
}

function Row({ measure }: { measure: Measure }) {
  const { label, value, bound, lang } = sayMeasure(measure);
  return (
    <div className="certificate-row" data-ok={measure.ok}>
      <Icon name={measure.ok ? "check" : "warning"} />
      <dt>
        <span lang={lang}>{label}</span>
        <span className="visually-hidden">: {measure.ok ? texts.ok : texts.notOk}</span>
      </dt>
      <dd>
        <span lang={lang}>{value}</span> <span className="hint">{texts.bound(bound)}</span>
      </dd>
    </div>
  );
}

/** The measures that are out of bounds, always visible. */
function Wrong({ measures }: { measures: readonly Measure[] }) {
  return (
    <div className="certificate-wrong">
      <ul>
        {measures.map(sayMeasure).map(({ code, label, value, bound, lang }) => (
          <li key={code} lang={lang}>
            {texts.wrong(label, value, bound)}
          </li>
        ))}
      </ul>
      <p className="hint">{texts.stillPlays}</p>
    </div>
  );
}
