import { phoneLinkSchema, publicLinkSchema } from "@curta/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createS3Store } from "../src/media/s3.ts";
import { call, finished } from "../testing/traces/traceable-life.ts";
import { signIn, startLockedServer, type Person } from "../testing/people.ts";
import { askRaw, type RawRequest } from "../testing/requests/raw-request.ts";
import { startTestS3 } from "../testing/servers/test-s3.ts";
import type { TestServer } from "../testing/servers/test-server.ts";

/** The address under which phones reach the server, as its operator would configure it. */
const PHONE_ORIGIN = "http://curta.example";

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

describe.each([
  ["on disk", false],
  ["in S3", true],
])("media %s", (_where, useS3) => {
  const stack = new AsyncDisposableStack();
  let server: TestServer;
  let ana: Person;
  let eve: Person;
  let film: string;
  let video: string;

  beforeAll(async () => {
    const s3 = useS3 ? stack.use(await startTestS3()) : undefined;
    server = stack.use(
      await startLockedServer({
        env: { CURTA_PUBLIC_URL: PHONE_ORIGIN },
        parts: s3 ? { media: createS3Store(s3.config) } : {},
      }),
    );
    server.startWorker();
    ana = await signIn(server, "ana");
    eve = await signIn(server, "eve");
    const image = await ana.makeImage();
    film = (await ana.requestFilm(image.image_url)).id;
    video = await finished(server, film);
  });
  afterAll(() => stack.disposeAsync());

  /** A new link's path. */
  async function makeLink(person = ana, id = film, postText = ""): Promise<string> {
    const answer = await call(person, "POST", `/generations/${id}/phone-link`, { post_text: postText });
    const { addresses } = phoneLinkSchema.parse(await answer.json());
    expect(addresses).toEqual([expect.stringMatching(/^http:\/\/curta\.example\/celular\/[\w-]{22}$/)]);
    return new URL(addresses[0] ?? "").pathname;
  }
  const open = (path: string, request?: RawRequest) => askRaw(server.url, path, request);
  /** Opens a link and gives the cookie that the browser would keep. */
  async function openFirst(path: string): Promise<string> {
    const answer = await open(path);
    expect(answer.status).toBe(200);
    const [cookie = ""] = [answer.headers["set-cookie"] ?? []].flat();
    expect(cookie).toContain(`; Path=${path}; Max-Age=1800; HttpOnly; SameSite=Lax`);
    return cookie.split(";", 1)[0] ?? "";
  }

  test("a phone's link opens once, for that browser only, which streams the film by ranges", async () => {
    const path = await makeLink(ana, film, 'Olha <isto> & "aquilo"');
    const cookie = await openFirst(path);
    const page = await open(path, { headers: { cookie } });
    expect(page.status).toBe(200);
    expect(page.body).toContain("Olha &lt;isto&gt; &amp; &quot;aquilo&quot;");
    expect(page.body).not.toContain(ana.userId);
    expect(page.body).not.toContain("/media/");
    const whole = await bytesOf(await fetch(video));
    const part = await fetch(`${server.url}${path}/film.mp4`, { headers: { cookie, range: "bytes=2-5" } });
    expect([part.status, await bytesOf(part)]).toEqual([206, whole.subarray(2, 6)]);
    expect((await fetch(`${server.url}${path}/poster.jpg`, { headers: { cookie } })).status).toBe(200);
    for (const headers of [{}, { cookie: "curta_phone=" }, { cookie: `curta_phone=${"A".repeat(22)}` }]) {
      const second = await open(path, { headers });
      expect([second.status, second.body]).toEqual([410, expect.stringContaining("já foi usado")]);
      expect((await open(`${path}/film.mp4`, { headers })).status).toBe(404);
    }
    const other = await makeLink();
    expect((await open(other, { headers: { cookie } })).headers["set-cookie"]).toBeDefined();
  });

  test("of two browsers that open a link at once, one gets it", async () => {
    const path = await makeLink();
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(path)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("neither a look at its head nor a fetch ahead uses a link up", async () => {
    const path = await makeLink();
    expect((await open(path, { method: "HEAD" })).status).toBe(405);
    expect((await open(path, { headers: { "sec-purpose": "prefetch;prerender" } })).status).toBe(410);
    await openFirst(path);
  });

  test("a link ends after 15 minutes unread, and half an hour after it was opened", async () => {
    const { pool } = server.context;
    const age = (seconds: number) =>
      pool.query("update curta.phone_link set expires_at = expires_at - make_interval(secs => $1)", [
        seconds,
      ]);
    const late = await makeLink();
    await age(15 * 60);
    expect((await open(late)).status).toBe(410);
    const path = await makeLink();
    await age(14 * 60);
    const cookie = await openFirst(path);
    await age(29 * 60);
    expect((await open(path, { headers: { cookie } })).status).toBe(200);
    await age(60);
    expect((await open(path, { headers: { cookie } })).status).toBe(410);
    expect((await open(`${path}/film.mp4`, { headers: { cookie } })).status).toBe(404);
    // What has ended is not kept.
    await makeLink();
    const { rows } = await pool.query("select from curta.phone_link where expires_at < now()");
    expect(rows).toEqual([]);
  });

  test("a new code ends those that nobody read, and the database holds no secret of any", async () => {
    const [first, second] = [await makeLink(), await makeLink()];
    expect((await open(first)).status).toBe(410);
    const cookie = await openFirst(second);
    const { rows } = await server.context.pool.query<{ row: string }>(
      "select to_jsonb(l)::text as row from curta.phone_link l",
    );
    for (const secret of [second.split("/").at(-1), cookie.split("=")[1]]) {
      expect(secret).toHaveLength(22);
      expect(rows.some(({ row }) => row.includes(secret ?? ""))).toBe(false);
    }
  });

  test("a public page exists only once its owner made it, and tells messengers of the film", async () => {
    const link = `/generations/${film}/public-link`;
    const none = publicLinkSchema.parse(await (await call(ana, "GET", link)).json());
    expect(none).toEqual({ url: null });
    const { url } = publicLinkSchema.parse(await (await call(ana, "PUT", link)).json());
    expect(url).toMatch(/^http:\/\/curta\.example\/v\/[\w-]{22}$/);
    for (const method of ["PUT", "GET"]) {
      expect(await (await call(ana, method, link)).json()).toEqual({ url });
    }
    await call(ana, "PATCH", `/generations/${film}`, { title: 'Praia <do> "sul"' });
    const path = new URL(url ?? "").pathname;
    const page = await open(path);
    expect(page.status).toBe(200);
    expect(page.headers["x-robots-tag"]).toContain("noindex");
    expect(page.headers["set-cookie"]).toBeUndefined();
    expect(page.body).toContain('<meta property="og:title" content="Praia &lt;do&gt; &quot;sul&quot;">');
    expect(page.body).toContain(`<meta property="og:image" content="${url}/poster.jpg">`);
    expect(page.body).toContain(`<meta property="og:video" content="${url}/film.mp4">`);
    expect(page.body).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
    const shown = `${page.body}${JSON.stringify(page.headers)}`;
    for (const secret of [ana.userId, "ana@curta", film, new URL(video).pathname.split("/")[2] ?? ""]) {
      expect(shown).not.toContain(secret);
    }
    const whole = await bytesOf(await fetch(video));
    expect(await bytesOf(await fetch(`${server.url}${path}/film.mp4`))).toEqual(whole);
    const head = await fetch(`${server.url}${path}/film.mp4`, { method: "HEAD" });
    expect(Number(head.headers.get("content-length"))).toBe(whole.length);
    for (const [, value] of head.headers) expect(value).not.toContain(video.split("/").at(-2));
  });

  test("what its owner takes back is gone at once, also for who has seen it, and comes back elsewhere only", async () => {
    const link = `/generations/${film}/public-link`;
    const { url } = publicLinkSchema.parse(await (await call(ana, "PUT", link)).json());
    const path = new URL(url ?? "").pathname;
    const etag = (await fetch(`${server.url}${path}/film.mp4`)).headers.get("etag") ?? "";
    expect(
      (await fetch(`${server.url}${path}/film.mp4`, { headers: { "if-none-match": etag } })).status,
    ).toBe(304);
    expect(await (await call(ana, "DELETE", link)).json()).toEqual({ url: null });
    const page = await open(path);
    expect([page.status, page.body]).toEqual([404, expect.stringContaining("não está mais aqui")]);
    for (const name of ["film.mp4", "poster.jpg"]) {
      const file = await fetch(`${server.url}${path}/${name}`, { headers: { "if-none-match": etag } });
      expect(file.status).toBe(404);
    }
    const again = publicLinkSchema.parse(await (await call(ana, "PUT", link)).json());
    expect(again.url).not.toBe(url);
    expect((await open(path)).status).toBe(404);
  });

  test("nobody makes, learns or takes back a link to another's film, or to one that is not finished", async () => {
    const link = `/generations/${film}/public-link`;
    const { url } = publicLinkSchema.parse(await (await call(ana, "PUT", link)).json());
    expect((await call(eve, "POST", `/generations/${film}/phone-link`, {})).status).toBe(404);
    expect((await call(eve, "PUT", link)).status).toBe(404);
    for (const method of ["GET", "DELETE"]) {
      expect(await (await call(eve, method, link)).json()).toEqual({ url: null });
    }
    expect(await (await call(ana, "GET", link)).json()).toEqual({ url });
    const failed = await ana.requestFilm((await ana.makeImage()).image_url, "falha");
    expect((await call(ana, "POST", `/generations/${failed.id}/phone-link`, {})).status).toBe(404);
    expect((await call(ana, "PUT", `/generations/${failed.id}/public-link`)).status).toBe(404);
  });

  test("guessing finds nothing, and whatever stands in the path is answered with a page", async () => {
    const odd = [
      "A".repeat(22),
      "a",
      "..",
      "%27%3B--",
      "0".repeat(300),
      `${"A".repeat(21)}%00`,
      "v",
      "film.mp4",
    ];
    for (const token of odd) {
      for (const path of [`/celular/${token}`, `/v/${token}`]) {
        const { status } = await open(path, { headers: { accept: "text/html" } });
        expect([400, 404, 410, 414], path).toContain(status);
        expect([400, 404], path).toContain((await open(`${path}/film.mp4`)).status);
      }
    }
    const path = await makeLink();
    for (const name of ["photo.jpg", "picture.jpg", "preview.jpg", "keyimage.jpg", "song.bin", "../x"]) {
      expect([400, 404], name).toContain((await open(`${path}/${name}`)).status);
    }
  });

  test("links go with their film", async () => {
    const { id } = await ana.requestFilm((await ana.makeImage()).image_url);
    await finished(server, id);
    const phone = await makeLink(ana, id);
    const cookie = await openFirst(phone);
    const answer = await call(ana, "PUT", `/generations/${id}/public-link`);
    const { url } = publicLinkSchema.parse(await answer.json());
    await call(ana, "DELETE", `/generations/${id}`);
    expect((await open(phone, { headers: { cookie } })).status).toBe(410);
    expect((await open(new URL(url ?? "").pathname)).status).toBe(404);
    const { rows } = await server.context.pool.query(
      `select generation_id from curta.phone_link where generation_id = $1
       union all select generation_id from curta.public_film where generation_id = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });
});
