import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import { UNFIT } from "../texts/settings.ts";

/** What a PostgreSQL is, and what our user may do there. */
export interface DatabaseFacts {
  /** 160004 is 16.4. */
  readonly version: number;
  readonly encoding: string;
  readonly database: string;
  readonly user: string;
  readonly mayCreateSchemas: boolean;
  /** Also true where our table exists already. */
  readonly mayCreateInPublic: boolean;
  readonly mayCreateRoles: boolean;
  /** Of the roles that row security needs: those that are missing, and those that our user may not take on. */
  readonly missingRoles: readonly string[];
  readonly closedRoles: readonly string[];
}

/** Something that keeps us from working there: a sentence, and the SQL that an administrator types to mend it. */
export interface DatabaseProblem {
  readonly sentence: string;
  readonly sql?: string;
}

const OLDEST_VERSION = 15;
const VERSION_FACTOR = 10_000;

const FACTS = `
  with needed (name) as (values ('anon'), ('authenticated'), ('service_role')),
  found as (
    select n.name, r.oid, current_setting('server_version_num')::int as version
    from needed n left join pg_roles r on r.rolname = n.name)
  select current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding,
    current_database() as database,
    current_user as "user",
    has_database_privilege(current_database(), 'create') as "mayCreateSchemas",
    to_regclass('public.shorts_generation') is not null or has_schema_privilege('public', 'create')
      as "mayCreateInPublic",
    (select rolcreaterole or rolsuper from pg_roles where rolname = current_user) as "mayCreateRoles",
    array(select name from found where oid is null) as "missingRoles",
    array(select name from found where oid is not null
      and not pg_has_role(current_user, oid, case when version >= 160000 then 'set' else 'member' end))
      as "closedRoles"`;

/** Asks PostgreSQL for the facts; changes nothing. */
export async function readDatabaseFacts(pool: Pool): Promise<DatabaseFacts> {
  const { rows } = await pool.query<DatabaseFacts>(FACTS);
  if (!rows[0]) throw new Error("PostgreSQL said nothing about itself");
  return rows[0];
}

/** What has to be mended before we can work there; empty where all is well. */
export function findProblems(facts: DatabaseFacts): DatabaseProblem[] {
  const [user, database] = [quote(facts.user), quote(facts.database)];
  const problems: (DatabaseProblem | false)[] = [
    facts.version < OLDEST_VERSION * VERSION_FACTOR && {
      sentence: UNFIT.tooOld(Math.floor(facts.version / VERSION_FACTOR), OLDEST_VERSION),
    },
    facts.encoding !== "UTF8" && {
      sentence: UNFIT.notUtf8(facts.database, facts.encoding),
      sql: `create database curta owner ${user} encoding 'UTF8' template template0;`,
    },
    !facts.mayCreateSchemas && {
      sentence: UNFIT.noSchemas(facts.user, facts.database),
      sql: `grant create on database ${database} to ${user};`,
    },
    !facts.mayCreateInPublic && {
      sentence: UNFIT.noTable(facts.user),
      sql: `grant create, usage on schema public to ${user};`,
    },
    ...roleProblems(facts, user),
  ];
  return problems.filter((problem) => problem !== false);
}

function roleProblems(facts: DatabaseFacts, user: string): (DatabaseProblem | false)[] {
  const { missingRoles: missing, closedRoles: closed } = facts;
  // Who makes a role may take it on.
  const toGrant = facts.mayCreateRoles ? closed : [...missing, ...closed];
  return [
    missing.length > 0 &&
      !facts.mayCreateRoles && {
        sentence: UNFIT.missingRoles(missing, facts.user),
        sql: missing.map((name) => `create role ${name} nologin noinherit;`).join("\n"),
      },
    toGrant.length > 0 && {
      sentence: UNFIT.closedRoles(toGrant, facts.user),
      sql: `grant ${toGrant.join(", ")} to ${user};`,
    },
  ];
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Problems as text for people: each with the SQL to type. */
export function describeProblems(problems: readonly DatabaseProblem[]): string {
  return problems
    .map(({ sentence, sql }) => (sql === undefined ? sentence : `${sentence}:\n${sql}`))
    .join("\n");
}

/** @throws CurtaError database_unfit with what to type */
export async function assertFit(pool: Pool): Promise<void> {
  const problems = findProblems(await readDatabaseFacts(pool));
  if (problems.length > 0) {
    throw new CurtaError("database_unfit", { detail: `\n${describeProblems(problems)}\n` });
  }
}
