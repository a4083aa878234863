import { CurtaError, type ListedSignIn, SIGN_IN_KINDS } from "@curta/contract";
import type { JWK } from "jose";
import type { Pool } from "pg";
import { ACCESS_TOKEN_SECONDS, createAccessTokens, type AccessClaims } from "./access-token.ts";
import { userOfApiKey, type KeyScope } from "./api-keys.ts";
import { createDoor } from "../door/door.ts";
import type { RunHash } from "../door/hashing.ts";
import { checkCurrentPassword, checkSignIn } from "./security/check-password.ts";
import { writeDeviceToken } from "./device.ts";
import { keysEqual } from "./keys.ts";
import { createKeyRing } from "./security/key-ring.ts";
import { countTry, DEFAULT_LIMITS, type Limits } from "./limits.ts";
import { assertGoodPassword } from "./passwords.ts";
import { readRefreshToken, writeRefreshToken } from "./refresh-token.ts";
import {
  endSessions,
  openSession,
  rotateSession,
  userOfSession,
  type Session,
  type SignOutScope,
} from "./sessions.ts";
import { noteSecurity, readOwnSecurityLog, type SecurityKind } from "./security/security-log.ts";
import { addUser, setPassword, type User } from "./users.ts";

export {
  addApiKey,
  addUserKey,
  isApiKey,
  listApiKeys,
  listUserKeys,
  revokeApiKey,
  revokeUserKey,
  type KeyScope,
} from "./api-keys.ts";
export { AccessTokenError, type AccessClaims } from "./access-token.ts";
export { deleteOldTries, RateLimitError } from "./limits.ts";
export { IDLE_SESSION_DAYS } from "./sessions.ts";
export { replaceKeys, rotateSigningKey } from "./security/rotate-keys.ts";
export {
  countSignIns,
  noteSecurity,
  readSecurityLog,
  type SecurityEvent,
  type SecurityKind,
  type SignInFigures,
} from "./security/security-log.ts";
export { addUser, findUser, listUsers, removeUser, setPassword, type User } from "./users.ts";

/** How much of the security log its own user sees. */
const MOST_SIGN_INS = 50;

/** What a client gets for a sign-in or a refresh. */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds until, and Unix time at which, the access token ends. */
  readonly expiresIn: number;
  readonly expiresAt: number;
  readonly user: User;
}

/** A sign-in also gets the token of the device, by which it is known the next time. */
interface SignedIn extends SessionTokens {
  readonly device: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Network of the client, for the limits. */
  readonly address: string;
  /** Device tokens that the client has. */
  readonly devices?: readonly string[];
}

interface PasswordChange {
  readonly password: string;
  readonly currentPassword: string | undefined;
  /** Network of the client, for the security log. */
  readonly address: string;
}

/** The user and session of a valid access token. */
interface Requester {
  readonly userId: string;
  readonly sessionId: string;
  readonly claims: AccessClaims;
}

/** Users, sessions and tokens. Errors are of the catalogue; errors of the database are passed on unchanged. */
export interface Identity {
  /** Public key of the page; as a bearer token it means that nobody is signed in. */
  readonly anonKey: string;
  /** @throws CurtaError invalid_credentials, user_banned, too_many_requests (as RateLimitError) */
  signIn(credentials: Credentials): Promise<SignedIn>;
  /** @throws CurtaError signup_disabled, user_exists, weak_password, invalid_email, too_many_requests */
  signUp(credentials: Credentials): Promise<SignedIn>;
  /** @throws CurtaError refresh_token_unknown, refresh_token_reused, session_expired, user_banned */
  refresh(refreshToken: string, address: string): Promise<SessionTokens>;
  /** Checks signature, time and key only, without the database. @throws AccessTokenError; CurtaError key_refused */
  readAccessToken(token: string): Promise<AccessClaims>;
  /** Checks a token and its session. @throws AccessTokenError; CurtaError key_refused, session_ended, user_banned */
  verifyAccessToken(token: string): Promise<Requester>;
  /** Id of the user whose key this is. @throws CurtaError key_invalid, user_banned, key_scope */
  verifyApiKey(key: string, scope: KeyScope): Promise<string>;
  /** @throws CurtaError session_ended, user_banned */
  userOf(claims: AccessClaims): Promise<User>;
  /**
   * Ends the user's other sessions. @throws CurtaError weak_password, current_password_required, current_password_invalid,
   * too_many_requests (as RateLimitError)
   */
  changePassword(claims: AccessClaims, change: PasswordChange): Promise<User>;
  /** By this a network is known again, and by nobody without our key from which network it is. */
  digestOfNetwork(network: string): string;
  /** Writes into the security log what a user did, and from which network. */
  note(kind: SecurityKind, userId: string, address: string): Promise<void>;
  /** The newest sign-ins and changes of the password of one user; `address` is from where this is asked. */
  signInsOf(userId: string, address: string): Promise<ListedSignIn[]>;
  signOut(claims: AccessClaims, scope: SignOutScope): Promise<void>;
  /** Counts a film of the user's that will tell an address of their choice. @throws RateLimitError */
  countCallback(userId: string): Promise<void>;
  isServiceKey(key: string): Promise<boolean>;
  readonly serviceKey: string;
  /** Public keys of the access tokens. */
  readJwks(): Promise<{ readonly keys: readonly JWK[] }>;
  readonly signup: "closed" | "open";
}

export interface IdentityOptions {
  readonly pool: Pool;
  readonly clock?: () => Date;
  /** Public address; the issuer of access tokens. */
  readonly publicUrl?: string | undefined;
  readonly signup?: "closed" | "open";
  readonly limits?: Partial<Limits>;
  /** Days after which a session ends, however often it is used. */
  readonly longestDays?: number;
  /** Bounds the passwords that this process hashes at a time. */
  readonly runHash?: RunHash;
}

/** Loads the shared keys and creates the identity service. The database tables must exist. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { pool, clock = () => new Date(), signup = "closed", longestDays = 180 } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const runHash = options.runHash ?? createDoor().runHash;
  const ring = await createKeyRing(pool);
  const tokens = createAccessTokens(ring, `${options.publicUrl ?? "http://localhost"}/auth/v1`, clock);

  async function issueTokens({ id, counter, user }: Session): Promise<SessionTokens> {
    const accessToken = await tokens.sign(user, id);
    const { refreshMac } = await ring.fresh();
    const refreshToken = writeRefreshToken({ sessionId: id, counter }, refreshMac);
    const expiresAt = Math.floor(clock().getTime() / 1_000) + ACCESS_TOKEN_SECONDS;
    return { accessToken, refreshToken, expiresIn: ACCESS_TOKEN_SECONDS, expiresAt, user };
  }

  const note: Identity["note"] = (kind, userId, address) =>
    noteSecurity(pool, { kind, userId, network: ring.known().networkDigest(address) });

  return {
    note,
    digestOfNetwork: (network) => ring.known().networkDigest(network),
    anonKey: ring.known().anonKey,
    get serviceKey() {
      return ring.known().serviceKey;
    },
    async isServiceKey(key) {
      return keysEqual(key, (await ring.fresh()).serviceKey);
    },
    readJwks: async () => ({ keys: (await ring.fresh()).publicJwks }),
    signup,
    readAccessToken: tokens.verify,
    async signIn(credentials) {
      const keys = await ring.fresh();
      const { userId, device } = await checkSignIn({ pool, limits, keys, runHash }, credentials);
      await note("signed_in", userId, credentials.address);
      return { ...(await issueTokens(await openSession(pool, userId, clock()))), device };
    },
    async signUp({ email, password, address }) {
      if (signup !== "open") throw new CurtaError("signup_disabled");
      await countTry(pool, [{ key: `signup:${address}`, limit: limits.signUps }]);
      const user = await addUser(pool, email, password, runHash);
      const device = writeDeviceToken(user.id, (await ring.fresh()).refreshMac);
      await note("account_added", user.id, address);
      return { ...(await issueTokens(await openSession(pool, user.id, clock()))), device };
    },
    async refresh(refreshToken, address) {
      const { refreshMac, networkDigest } = await ring.fresh();
      const token = readRefreshToken(refreshToken, refreshMac);
      if (!token) throw new CurtaError("refresh_token_unknown");
      const network = networkDigest(address);
      return issueTokens(await rotateSession(pool, token, { now: clock(), network, longestDays }));
    },
    async verifyAccessToken(token) {
      const claims = await tokens.verify(token);
      await userOfSession(pool, claims.session_id);
      return { userId: claims.sub, sessionId: claims.session_id, claims };
    },
    verifyApiKey: (key, scope) => userOfApiKey(pool, key, scope),
    userOf: (claims) => userOfSession(pool, claims.session_id),
    async changePassword(claims, { password, currentPassword: typed, address }) {
      const sessionId = claims.session_id;
      const user = await userOfSession(pool, sessionId);
      assertGoodPassword(password, user.email);
      const network = ring.known().networkDigest(address);
      await checkCurrentPassword({ pool, limits, runHash }, { user, sessionId, typed, network });
      await countTry(pool, [{ key: `change:${user.id}`, limit: limits.changes }]);
      const changed = await setPassword(pool, user.email, password, sessionId, runHash);
      await note("password_changed", user.id, address);
      return changed;
    },
    async signInsOf(userId, address) {
      const here = (await ring.fresh()).networkDigest(address);
      const events = await readOwnSecurityLog(pool, { userId, kinds: SIGN_IN_KINDS, limit: MOST_SIGN_INS });
      return events.flatMap(({ at, kind: noted, network }) => {
        const kind = SIGN_IN_KINDS.find((each) => each === noted);
        return kind ? [{ at: at.toISOString(), kind, network, here: network === here }] : [];
      });
    },
    countCallback: async (userId) => {
      await countTry(pool, [{ key: `callback:${userId}`, limit: limits.callbacks }]);
    },
    signOut: (claims, scope) => endSessions(pool, claims.sub, claims.session_id, scope),
  };
}
