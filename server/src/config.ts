import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { isContainer } from "./door/networks.ts";
import { findUnknownSettings } from "./unknown-settings.ts";
import { SETTINGS, SHOULD_BE } from "./texts/settings.ts";

/** A text setting. An empty variable counts as not set. */
const text = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === "" ? undefined : value));
const url = text.pipe(z.url({ protocol: /^https?$/, error: SHOULD_BE.address }).optional());
const list = text.transform((value) =>
  (value ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== ""),
);

const ORIGIN = /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/;
const origins = list.refine((all) => all.every((one) => ORIGIN.test(one)), {
  error: SHOULD_BE.origins,
});

/** False where a % stands for itself, as in a password that was pasted as it is. */
function isDecodable(address: string): boolean {
  try {
    return decodeURI(address) !== "";
  } catch {
    return false;
  }
}

function wholeNumber(min: number, max: number) {
  const error = SHOULD_BE.wholeNumber(min, max);
  return text
    .transform((value) => (value === undefined ? undefined : Number(value)))
    .pipe(z.number({ error }).int({ error }).min(min, { error }).max(max, { error }).optional());
}

function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return text.pipe(z.enum(values, { error: SHOULD_BE.oneOf(values) }).optional());
}

/** A century: who means for ever leaves the variable out. */
const MOST_DAYS = 36_500;

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65_535),
  CURTA_HOST: text,
  CURTA_DATA: text,
  CURTA_ROLE: choice(["all", "web", "worker"]),
  CURTA_PUBLIC_URL: url,
  CURTA_ADMIN_EMAIL: text,
  CURTA_ADMIN_PASSWORD: z.string().optional(),
  CURTA_SIGNUP: choice(["closed", "open"]),
  CURTA_LOGIN: choice(["required", "optional"]),
  CURTA_WORKFLOW_URL: url,
  CURTA_SEND_AUTHORIZATION: choice(["yes", "no"]),
  CURTA_SUPABASE_URL: url,
  CURTA_SUPABASE_KEY: text,
  CURTA_TRUSTED_PROXIES: list,
  CURTA_IMAGE_HOSTS: list,
  CURTA_CALLBACK_HOSTS: list,
  CURTA_MEDIA_ORIGINS: origins,
  CURTA_FILMS_PER_USER: wholeNumber(1, 1_000),
  CURTA_FILMS_PER_NETWORK: wholeNumber(1, 100_000),
  CURTA_SPACE_PER_USER: wholeNumber(1, 1_000_000_000),
  CURTA_KEEP_PHOTOS: wholeNumber(1, MOST_DAYS),
  CURTA_KEEP_FILMS: wholeNumber(1, MOST_DAYS),
  CURTA_KEEP_DRAFTS: wholeNumber(1, MOST_DAYS),
  CURTA_KEEP_MUSIC: wholeNumber(1, MOST_DAYS),
  CURTA_KEEP_SESSIONS: wholeNumber(1, MOST_DAYS),
  CURTA_KEEP_SECURITY_LOG: wholeNumber(1, MOST_DAYS),
  CURTA_QUEUE_LIMIT: wholeNumber(1, 100_000),
  CURTA_RENDERS: wholeNumber(1, 256),
  CURTA_METRICS_TOKEN: text,
  CURTA_METRICS_PORT: wholeNumber(1, 65_535),
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  CURTA_WORKER_NAME: text,
  CURTA_SERVER: url,
  CURTA_KEY: text,
  CURTA_LOG: choice(["fatal", "error", "warn", "info", "debug", "silent"]),
  DATABASE_URL: text.pipe(
    z
      .url({ protocol: /^postgres(ql)?$/, error: SHOULD_BE.databaseAddress })
      .refine(isDecodable, { error: SHOULD_BE.databaseAddress })
      .optional(),
  ),
  S3_ENDPOINT: url,
  S3_PUBLIC_ENDPOINT: url,
  S3_BUCKET: text,
  S3_REGION: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
});

type Role = "all" | "web" | "worker";

export interface S3Config {
  readonly endpoint: string;
  /** Where visitors reach the same service, to get films from it; undefined: they get them from us. */
  readonly publicEndpoint?: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** For how many days things are kept; undefined: until somebody deletes them. */
export interface KeepDays {
  /** Photos of which there is neither a film nor a draft, since they were sent. */
  readonly photos: number;
  /** Films, since they ended. */
  readonly films: number | undefined;
  /** Drafts, since they were changed last. */
  readonly drafts: number | undefined;
  /** Users' own music, since a film with it was asked for last; films in which it is heard stay as they are. */
  readonly songs: number;
  /** Sessions, since somebody signed in. */
  readonly sessions: number;
  readonly securityLog: number;
}

/** The settings of the program, checked and typed. Only this file reads the environment. */
export interface Config {
  readonly role: Role;
  readonly host: string;
  readonly port: number;
  /** True where the network interfaces are a container's, so that their addresses are of no use to others. */
  readonly inContainer: boolean;
  /** Absolute path of the folder for all persistent data. */
  readonly dataFolder: string;
  /** Address that users type, without a trailing slash; undefined: taken from the request. */
  readonly publicUrl: string | undefined;
  readonly admin: { readonly email: string | undefined; readonly password: string | undefined };
  readonly signup: "closed" | "open";
  readonly login: "required" | "optional";
  readonly workflowUrl: string | undefined;
  readonly sendAuthorization: boolean;
  readonly supabase: { readonly url: string; readonly key: string } | undefined;
  readonly trustedProxies: readonly string[];
  /** Hosts from which a foreign `image_url` may be fetched. */
  readonly imageHosts: readonly string[];
  /** Hosts, or host:port, inside the network that callbacks may go to; all of the internet may be called anyway. */
  readonly callbackHosts: readonly string[];
  /** Further origins from which the page may show images and films. */
  readonly mediaOrigins: readonly string[];
  readonly filmsPerUser: number;
  readonly filmsPerNetwork: number;
  readonly queueLimit: number;
  /** Bytes of photos, pictures and films that one user may keep. */
  readonly bytesPerUser: number;
  readonly keepDays: KeepDays;
  /** Films that one worker process renders at a time; undefined: as many as cores and memory allow. */
  readonly renders: number | undefined;
  /** Bearer token of /metrics; undefined: nobody may read them. */
  readonly metricsToken: string | undefined;
  /** Port on which a worker process of its own gives its metrics. */
  readonly metricsPort: number | undefined;
  /** Address of an OpenTelemetry collector that takes OTLP over HTTP; undefined: no traces. */
  readonly otlpEndpoint: string | undefined;
  readonly logLevel: string;
  /** Name that distinguishes this worker from the others; generated if none is given. */
  readonly workerName: string | undefined;
  /** Address of PostgreSQL; undefined: the bundled one in the data folder. */
  readonly databaseUrl: string | undefined;
  /** An S3 service for media; undefined: media are stored in the data folder. */
  readonly s3: S3Config | undefined;
  /** The unchanged environment, for the processes that we start. */
  readonly environment: NodeJS.ProcessEnv;
}

/** A setting that cannot be used. The message names the variable and says what it should be. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** One line for each variable that looks like a setting and is none: most are misspelt. */
export function describeUnknownSettings(env: NodeJS.ProcessEnv): string[] {
  return findUnknownSettings(Object.keys(env), Object.keys(environmentSchema.shape)).map(({ name, meant }) =>
    SETTINGS.unknown(name, meant),
  );
}

/**
 * Reads the settings.
 * @param exists tells whether this machine has a file, by which a container is known
 * @throws ConfigError with one line per wrong variable
 */
export function readConfig(
  env: NodeJS.ProcessEnv = process.env,
  exists: (path: string) => boolean = existsSync,
): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join(".")} ${i.message}`).join("\n"));
  }
  const e = parsed.data;
  const inContainer = isContainer(env, exists);
  return {
    role: e.CURTA_ROLE ?? "all",
    host: e.CURTA_HOST ?? (inContainer ? "0.0.0.0" : "127.0.0.1"),
    port: e.PORT ?? 3000,
    inContainer,
    dataFolder: readDataFolder(env),
    publicUrl: e.CURTA_PUBLIC_URL?.replace(/\/+$/, ""),
    admin: { email: e.CURTA_ADMIN_EMAIL, password: e.CURTA_ADMIN_PASSWORD || undefined },
    signup: e.CURTA_SIGNUP ?? "closed",
    login: e.CURTA_LOGIN ?? "required",
    workflowUrl: e.CURTA_WORKFLOW_URL?.replace(/\/+$/, ""),
    sendAuthorization: e.CURTA_SEND_AUTHORIZATION === "yes",
    supabase: readSupabase(e.CURTA_SUPABASE_URL, e.CURTA_SUPABASE_KEY),
    trustedProxies: e.CURTA_TRUSTED_PROXIES,
    imageHosts: e.CURTA_IMAGE_HOSTS.map((host) => host.toLowerCase()),
    callbackHosts: e.CURTA_CALLBACK_HOSTS.map((host) => host.toLowerCase()),
    mediaOrigins: e.CURTA_MEDIA_ORIGINS,
    filmsPerUser: e.CURTA_FILMS_PER_USER ?? 3,
    // Half of the line: an office or a school shares one network, and the others have the rest.
    filmsPerNetwork: e.CURTA_FILMS_PER_NETWORK ?? 50,
    bytesPerUser: (e.CURTA_SPACE_PER_USER ?? 5_000) * 1e6,
    keepDays: {
      photos: e.CURTA_KEEP_PHOTOS ?? 30,
      films: e.CURTA_KEEP_FILMS,
      drafts: e.CURTA_KEEP_DRAFTS,
      songs: e.CURTA_KEEP_MUSIC ?? 30,
      sessions: e.CURTA_KEEP_SESSIONS ?? 180,
      securityLog: e.CURTA_KEEP_SECURITY_LOG ?? 90,
    },
    queueLimit: e.CURTA_QUEUE_LIMIT ?? 100,
    renders: e.CURTA_RENDERS,
    metricsToken: e.CURTA_METRICS_TOKEN,
    metricsPort: e.CURTA_METRICS_PORT,
    otlpEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    // A person at a terminal needs warnings only; log collectors get everything.
    logLevel: e.CURTA_LOG ?? (process.stderr.isTTY ? "warn" : "info"),
    workerName: e.CURTA_WORKER_NAME,
    databaseUrl: e.DATABASE_URL,
    s3: readS3(e),
    environment: env,
  };
}

/** Absolute path of the folder for all persistent data, for commands that need no other setting. */
export function readDataFolder(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(environmentSchema.pick({ CURTA_DATA: true }).parse(env).CURTA_DATA ?? "data");
}

/** A server elsewhere that commands use, instead of making films themselves. */
export interface Remote {
  readonly server: string;
  readonly key: string;
}

/**
 * The server of `--server` or CURTA_SERVER; undefined: none is named. The key comes from the environment only: everybody on a
 * machine can read the arguments of a program.
 * @throws ConfigError
 */
export function readRemote(server?: string, env: NodeJS.ProcessEnv = process.env): Remote | undefined {
  const read = environmentSchema.pick({ CURTA_SERVER: true, CURTA_KEY: true });
  const parsed = read.safeParse({ ...env, ...(server === undefined ? {} : { CURTA_SERVER: server }) });
  if (!parsed.success) throw new ConfigError(`CURTA_SERVER ${SHOULD_BE.address}`);
  const { CURTA_SERVER: address, CURTA_KEY: key } = parsed.data;
  if (address === undefined) return undefined;
  if (key === undefined) {
    throw new ConfigError(SETTINGS.noKey);
  }
  return { server: address, key };
}

function readSupabase(projectUrl: string | undefined, key: string | undefined): Config["supabase"] {
  if (projectUrl === undefined && key === undefined) return undefined;
  if (projectUrl === undefined || key === undefined) {
    throw new ConfigError(SETTINGS.halfSupabase);
  }
  return { url: projectUrl.replace(/\/+$/, ""), key };
}

function readS3(e: z.infer<typeof environmentSchema>): S3Config | undefined {
  const endpoint = e.S3_ENDPOINT;
  const bucket = e.S3_BUCKET;
  const accessKeyId = e.S3_ACCESS_KEY_ID;
  const secretAccessKey = e.S3_SECRET_ACCESS_KEY;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw new ConfigError(SETTINGS.halfS3);
  }
  return {
    endpoint: endpoint.replace(/\/+$/, ""),
    ...(e.S3_PUBLIC_ENDPOINT ? { publicEndpoint: e.S3_PUBLIC_ENDPOINT.replace(/\/+$/, "") } : {}),
    bucket,
    region: e.S3_REGION ?? "us-east-1",
    accessKeyId,
    secretAccessKey,
  };
}
