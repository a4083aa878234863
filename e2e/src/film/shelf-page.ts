import type { Page } from "@playwright/test";

/** The columns of a row with which another film has the same files. */
export function copyOf({
  user_id,
  image_url,
  video_url,
  poster_url,
  options,
  positive_prompt,
}: Record<string, unknown>) {
  return { user_id, image_url, video_url, poster_url, options, positive_prompt };
}

/** The films on the shelf, in its order. */
export const filmCards = (page: Page) => page.locator(".film-card");
/** A film on the shelf by its exact title. */
export const filmCard = (page: Page, title: string) =>
  filmCards(page).filter({ has: page.getByRole("heading", { name: title, exact: true }) });

/** Chooses an entry of the menu on a film's card. */
export async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Ações de ${title}`, exact: true }).click();
  const menu = page.getByRole("list", { name: `Ações de ${title}` });
  await menu.getByText(action, { exact: true }).click();
}
