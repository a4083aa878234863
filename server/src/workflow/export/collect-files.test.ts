import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { signIn, startLockedServer } from "../../../testing/people.ts";
import { scriptOf } from "./collect-files.ts";

test("the script of a film is found, and of one that was deleted meanwhile it is said", async () => {
  await using server = await startLockedServer();
  const ana = await signIn(server, "ana");
  const { image_url } = await ana.makeImage();
  const { id } = await ana.requestFilm(image_url, "roteiro da Ana");
  expect(await scriptOf(server.context.pool, id)).toBe("roteiro da Ana");
  await expect(scriptOf(server.context.pool, randomUUID())).rejects.toMatchObject({ code: "not_found" });
});
