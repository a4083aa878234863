import { CurtaError } from "@curta/contract";
import { errors, importJWK, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Keys } from "./keys.ts";
import type { User } from "./users.ts";

/** Lifetime of an access token, in seconds. The client refreshes it when fewer than 90 remain. */
export const ACCESS_TOKEN_SECONDS = 3_600;
const AUDIENCE = "authenticated";

/** The claims of our access tokens, which row security reads. */
const claimsSchema = z.looseObject({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  session_id: z.uuid(),
  exp: z.number(),
  iat: z.number(),
  email: z.string(),
});
export type AccessClaims = z.infer<typeof claimsSchema>;

/** A refused access token: `expired` was valid before, `invalid` never was. */
export class AccessTokenError extends CurtaError {
  readonly reason: "expired" | "invalid";

  constructor(reason: "expired" | "invalid", cause?: unknown) {
    super("unauthorized", { detail: `access token ${reason}`, cause });
    this.reason = reason;
  }
}

export interface AccessTokens {
  sign(user: User, sessionId: string): Promise<string>;
  /** @throws AccessTokenError */
  readonly verify: (token: string) => Promise<AccessClaims>;
}

export async function createAccessTokens(
  keys: Keys,
  issuer: string,
  clock: () => Date,
): Promise<AccessTokens> {
  const publicKey = await importJWK(keys.publicJwk, "ES256");
  return {
    sign(user, sessionId) {
      const now = Math.floor(clock().getTime() / 1_000);
      return new SignJWT({
        ...describe(user),
        session_id: sessionId,
        amr: [{ method: "password", timestamp: now }],
      })
        .setProtectedHeader({ alg: "ES256", kid: keys.kid, typ: "JWT" })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
        .sign(keys.signing);
    },
    async verify(token) {
      try {
        const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
          algorithms: ["ES256"],
          audience: AUDIENCE,
          currentDate: clock(),
        });
        if (protectedHeader.kid !== keys.kid) throw new AccessTokenError("invalid");
        return claimsSchema.parse(payload);
      } catch (error) {
        if (error instanceof AccessTokenError) throw error;
        throw new AccessTokenError(error instanceof errors.JWTExpired ? "expired" : "invalid", error);
      }
    },
  };
}

function describe(user: User) {
  return {
    email: user.email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { email: user.email, email_verified: true },
    role: "authenticated",
    aal: "aal1",
    is_anonymous: false,
  };
}
