import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import type { OwnLibrary } from "../../../lib/services/library.ts";
import PhoneLink from "./phone-link.tsx";

const LINK = { addresses: ["http://192.168.0.7:3000/c/abc"], expires_at: "2026-11-25T12:00:00Z" };

test("a code that could not be made is asked for again with a button, and shown when it comes", async () => {
  let asked = 0;
  const library: Pick<OwnLibrary, "makePhoneLink"> = {
    makePhoneLink: async () => {
      asked += 1;
      if (asked === 1) throw new Error("Muitos códigos de uma vez.");
      return LINK;
    },
  };
  const page = await render(
    <PhoneLink
      filmId="1"
      url="http://localhost/film.mp4"
      source={undefined}
      library={library as OwnLibrary}
    />,
  );
  await expect.element(page.getByRole("alert")).toHaveTextContent("Muitos códigos de uma vez.");
  await page.getByRole("button", { name: "Tentar de novo" }).click();
  await expect
    .element(page.getByRole("img", { name: "Código QR que abre o vídeo no celular" }))
    .toBeVisible();
  expect(page.getByRole("alert").query()).toBeNull();
  expect(asked).toBe(2);
});
