import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ReplanOffer } from "./replan-offer.tsx";

test("an offer that comes below the window's edge is brought into sight", async () => {
  const nothing = vi.fn<() => void>();
  const page = await render(
    <>
      <div style={{ height: "200vh" }} />
      <ReplanOffer seconds={15} style={null} template={null} onReplan={nothing} onKeep={nothing} />
      <div style={{ height: "200vh" }} />
    </>,
  );
  const keep = page.getByRole("button", { name: "Só ajustar os tempos" });
  await expect.element(keep).toBeInViewport({ ratio: 1 });
});
