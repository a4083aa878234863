import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  insertRow,
  startSupabaseServer,
  type SupabaseServer,
} from "../../../testing/servers/supabase-server.ts";

const TABLE = "shorts_generation";
const COLUMNS = "status, video_url, error_message";
let wire: SupabaseServer;
let ana: Awaited<ReturnType<SupabaseServer["signIn"]>>;
let bruno: Awaited<ReturnType<SupabaseServer["signIn"]>>;
beforeAll(async () => {
  wire = await startSupabaseServer();
  ana = await wire.signIn("ana");
  bruno = await wire.signIn("bruno");
});
afterAll(() => wire[Symbol.asyncDispose]());

describe("reading", () => {
  test("an owner reads the one row of a task as the page does", async () => {
    const id = await insertRow(wire.pool, ana.id, {
      status: "completed",
      video_url: "https://x.example/f.mp4",
    });
    const { data, error, status } = await ana.client.from(TABLE).select(COLUMNS).eq("id", id).single();
    expect(error).toBeNull();
    expect(status).toBe(200);
    expect(data).toEqual({ status: "completed", video_url: "https://x.example/f.mp4", error_message: null });
  });

  test("no row is PGRST116, or null where the client says maybe", async () => {
    const query = ana.client.from(TABLE).select(COLUMNS);
    const { error, status } = await query.eq("id", randomUUID()).single();
    expect(status).toBe(406);
    expect(error).toMatchObject({
      code: "PGRST116",
      details: "The result contains 0 rows",
      message: "Cannot coerce the result to a single JSON object",
      hint: null,
    });
    const maybe = ana.client.from(TABLE).select(COLUMNS).eq("id", randomUUID()).maybeSingle();
    expect(await maybe).toMatchObject({ data: null, error: null });
  });

  test("somebody else's row is as if it were not there", async () => {
    const id = await insertRow(wire.pool, bruno.id);
    expect((await ana.client.from(TABLE).select().eq("id", id)).data).toEqual([]);
    expect((await ana.client.from(TABLE).select().eq("user_id", bruno.id)).data).toEqual([]);
    expect((await wire.client().from(TABLE).select().eq("id", id)).data).toEqual([]);
    expect((await bruno.client.from(TABLE).select().eq("id", id)).data).toHaveLength(1);
  });

  test("lists are filtered, ordered, cut and counted as asked", async () => {
    const carla = await wire.signIn("carla");
    for (const progress of [10, 20, 30, 40]) {
      await insertRow(wire.pool, carla.id, { progress, stage: progress > 20 ? "frames" : null });
    }
    const rows = () => carla.client.from(TABLE);
    const sorted = { ascending: true };
    const all = () => rows().select("progress").order("progress", sorted);
    expect(await progressOf(all().gt("progress", 10).lte("progress", 30))).toEqual([20, 30]);
    expect(await progressOf(all().in("progress", [40, 10, 99]))).toEqual([10, 40]);
    expect(await progressOf(all().is("stage", null))).toEqual([10, 20]);
    expect(await progressOf(all().not("stage", "is", null))).toEqual([30, 40]);
    expect(await progressOf(all().neq("progress", 20).range(1, 2))).toEqual([30, 40]);
    expect(
      await progressOf(rows().select("progress").order("progress", { ascending: false }).limit(2)),
    ).toEqual([40, 30]);
    expect((await rows().select("percent:progress").eq("progress", 10)).data).toEqual([{ percent: 10 }]);
    expect(await rows().select("*", { count: "exact", head: true })).toMatchObject({ count: 4, data: null });
  });

  test.each([
    ["a bad uuid", "id=eq.banana", 400, "22P02"],
    ["an unknown column in a filter", "password=eq.1", 400, "42703"],
    ["an unknown column in select", "select=secret", 400, "42703"],
    ["an unknown operator", "id=similar.x", 400, "PGRST100"],
    ["a bad limit", "limit=-1", 400, "PGRST100"],
    ["a join", "select=id,account(email)", 400, "PGRST200"],
  ])("%s is told in PostgREST's words", async (_what, query, status, code) => {
    const response = await rest(`${TABLE}?${query}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test("text is searched in one column or in any of several, commas and quotes included", async () => {
    const davi = await wire.signIn("davi");
    const nasty = 'um, "dois" (três) \\ 50%';
    await insertRow(wire.pool, davi.id, { video_description: "Plano aberto no Gato", progress: 1 });
    await insertRow(wire.pool, davi.id, { video_description: nasty, title: "Praia", progress: 2 });
    await insertRow(wire.pool, bruno.id, { video_description: "o gato do Bruno", progress: 3 });
    const rows = () => davi.client.from(TABLE).select("progress").order("progress");
    expect(await progressOf(rows().ilike("video_description", "%gato%"))).toEqual([1]);
    expect(await progressOf(rows().like("video_description", "%gato%"))).toEqual([]);
    expect(await progressOf(rows().ilike("video_description", "*G_to*"))).toEqual([1]);
    expect(await progressOf(rows().or('title.ilike."praia",video_description.ilike."%gato%"'))).toEqual([
      1, 2,
    ]);
    const quoted = `"${nasty.replaceAll(/[\\"]/g, "\\$&")}"`;
    expect(await progressOf(rows().or(`video_description.eq.${quoted},progress.gt.90`))).toEqual([2]);
    for (const wrong of ["", "progress", 'title.eq."a', "title.eq.a,", "segredo.eq.1"]) {
      expect((await rows().or(wrong)).status).toBe(400);
    }
    expect((await rows().ilike("id", "%a%")).error).toMatchObject({ code: "42883" });
  });

  test("an unknown table is PGRST205", async () => {
    const { error, status } = await ana.client.from("account").select();
    expect(status).toBe(404);
    expect(error?.code).toBe("PGRST205");
  });

  test("where login is optional a visitor reads what visitors made, elsewhere nothing", async () => {
    const id = await insertRow(wire.pool, "test-user");
    await using optional = await startSupabaseServer({ login: "optional", databaseUrl: wire.databaseUrl });
    expect((await optional.client().from(TABLE).select("id").eq("id", id)).data).toEqual([{ id }]);
    expect((await optional.client().from(TABLE).select("id").neq("user_id", "test-user")).data).toEqual([]);
    expect((await wire.client().from(TABLE).select("id").eq("id", id)).data).toEqual([]);
  });
});

describe("writing", () => {
  test("an owner cannot put rows there: films are asked for through the workflow", async () => {
    const { error, status } = await ana.client.from(TABLE).insert({ user_id: ana.id });
    expect(status).toBe(403);
    expect(error?.code).toBe("42501");
  });

  test("a visitor who writes is asked to sign in", async () => {
    const { error, status } = await wire.client().from(TABLE).insert({ user_id: "test-user" });
    expect(status).toBe(401);
    expect(error?.code).toBe("42501");
  });

  test("an owner cancels a film that is being made, and can claim nothing else about it", async () => {
    const id = await insertRow(wire.pool, ana.id, { status: "processing" });
    const row = () => ana.client.from(TABLE);
    expect((await row().update({ status: "completed" }).eq("id", id)).error?.code).toBe("42501");
    expect((await row().update({ video_url: "https://x.example" }).eq("id", id)).error?.code).toBe("42501");
    expect((await row().update({ user_id: bruno.id }).eq("id", id)).error?.code).toBe("42501");
    const { data, error } = await row().update({ status: "canceled" }).eq("id", id).select("status").single();
    expect(error).toBeNull();
    expect(data).toEqual({ status: "canceled" });
    expect((await row().update({ status: "processing" }).eq("id", id)).error?.code).toBe("42501");
  });

  test("an owner deletes a film that has ended, not one that is being made, and nobody else's", async () => {
    const ended = await insertRow(wire.pool, ana.id, { status: "completed" });
    const running = await insertRow(wire.pool, ana.id, { status: "processing" });
    const foreign = await insertRow(wire.pool, bruno.id, { status: "completed" });
    const { data } = await ana.client.from(TABLE).delete().in("id", [ended, running, foreign]).select("id");
    expect(data).toEqual([{ id: ended }]);
    expect((await bruno.client.from(TABLE).select("id").eq("id", foreign)).data).toHaveLength(1);
  });

  test("an outside workflow reports with the service key, and the owner sees it", async () => {
    const service = wire.client(wire.identity.serviceKey);
    const id = randomUUID();
    const made = await service
      .from(TABLE)
      .insert({ id, user_id: ana.id, options: { estilo: "suave" } })
      .select()
      .single();
    expect(made.error).toBeNull();
    expect(made.data).toMatchObject({ id, status: "pending", progress: 0, options: { estilo: "suave" } });
    const change = { status: "completed", progress: 100, video_url: "https://x.example/f.mp4" };
    expect((await service.from(TABLE).update(change).eq("id", id)).status).toBe(204);
    expect((await ana.client.from(TABLE).select().eq("id", id).single()).data).toMatchObject(change);
    const merged = await service
      .from(TABLE)
      .upsert({ id, user_id: ana.id, progress: 90 })
      .select("progress")
      .single();
    expect(merged.data).toEqual({ progress: 90 });
    expect((await service.from(TABLE).insert({ id, user_id: ana.id })).error?.code).toBe("23505");
    expect((await service.from(TABLE).update({ status: "sunny" }).eq("id", id)).error?.code).toBe("23514");
    expect((await service.from(TABLE).insert({ colour: "red" })).error?.code).toBe("PGRST204");
    expect((await service.from(TABLE).delete().eq("id", id).select("id")).data).toEqual([{ id }]);
  });

  test("several rows go in at once", async () => {
    const service = wire.client(wire.identity.serviceKey);
    const { data, error } = await service
      .from(TABLE)
      .insert([
        { user_id: ana.id, progress: 1 },
        { user_id: ana.id, progress: 2 },
      ])
      .select("progress");
    expect(error).toBeNull();
    expect(data).toEqual([{ progress: 1 }, { progress: 2 }]);
  });

  test("a write without a filter changes nothing", async () => {
    const response = await rest(TABLE, wire.identity.serviceKey, { method: "DELETE" });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "21000" });
  });

  test("a single object that would be several undoes the write", async () => {
    const ids = [await insertRow(wire.pool, ana.id), await insertRow(wire.pool, ana.id)];
    const service = wire.client(wire.identity.serviceKey);
    const { error } = await service.from(TABLE).update({ progress: 55 }).in("id", ids).select().single();
    expect(error?.code).toBe("PGRST116");
    const { data } = await service.from(TABLE).select("progress").in("id", ids);
    expect(data).toEqual([{ progress: 0 }, { progress: 0 }]);
  });

  test("a body that is not JSON is PGRST102", async () => {
    const response = await rest(TABLE, wire.identity.serviceKey, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "PGRST102" });
  });
});

function rest(path: string, key = wire.identity.anonKey, init: RequestInit = {}): Promise<Response> {
  return fetch(`${wire.url}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: key, authorization: `Bearer ${key}`, ...(init.headers as Record<string, string>) },
  });
}

async function progressOf(query: PromiseLike<{ data: { progress: number }[] | null }>) {
  return (await query).data?.map((row) => row.progress);
}
