import type { SessionTokens, User } from "../../identity/index.ts";

/** A session in the format of supabase/auth. */
export function formatSession(session: SessionTokens) {
  return {
    access_token: session.accessToken,
    token_type: "bearer",
    expires_in: session.expiresIn,
    expires_at: session.expiresAt,
    refresh_token: session.refreshToken,
    user: formatUser(session.user),
  };
}

/** A user in the format of supabase/auth; our accounts are always confirmed. */
export function formatUser(user: User) {
  const createdAt = user.createdAt.toISOString();
  const lastSignInAt = user.lastSignInAt?.toISOString() ?? null;
  const updatedAt = user.updatedAt.toISOString();
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    email_confirmed_at: createdAt,
    confirmed_at: createdAt,
    last_sign_in_at: lastSignInAt,
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: { email: user.email, email_verified: true },
    identities: [
      {
        identity_id: user.id,
        id: user.id,
        user_id: user.id,
        identity_data: { email: user.email, email_verified: true, sub: user.id },
        provider: "email",
        last_sign_in_at: lastSignInAt,
        created_at: createdAt,
        updated_at: updatedAt,
        email: user.email,
      },
    ],
    created_at: createdAt,
    updated_at: updatedAt,
    is_anonymous: false,
  };
}
