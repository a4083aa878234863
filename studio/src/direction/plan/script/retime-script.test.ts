import { expect, test } from "vitest";
import { retimeScript } from "./retime-script.ts";

test("a script without a tempo is cut on the beats of a usual one", () => {
  const script = "0:00 – 0:01,7 Close\n0:01,7 – 0:04,6 Plano médio\n0:04,6 – 0:13 Plano aberto";
  expect(retimeScript(script, { seconds: 21, before: 13 })).toBe(
    "0:00 – 0:02,8 Close\n0:02,8 – 0:07,47 Plano médio\n0:07,47 – 0:21 Plano aberto",
  );
});
