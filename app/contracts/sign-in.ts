import { z } from 'zod'
import type { Address } from '~/domain/base/ids'

/**
 * Schema of a string that is at most as long as a key or signature. A longer string is rejected before it is
 * decoded.
 */
const shortText = z.string().max(128)

/** Body of `POST /challenge`. */
export const challengeRequest = z.object({ public_key: shortText })

/**
 * Body of `POST /verify`. If a browser has several challenges, `nonce` selects one of them. Without `nonce`
 * the newest challenge is used.
 */
export const verifyRequest = z.object({
  public_key: shortText,
  signature: shortText,
  nonce: shortText.optional(),
})

/** Response of `POST /challenge`. The wallet signs exactly the bytes of `challenge`. */
export const challengeWire = z.object({ challenge: z.string(), nonce: z.string(), expires_at: z.string() })
export type ChallengeWire = z.infer<typeof challengeWire>

/**
 * Response of `GET /auth-status`. Times are in ISO 8601. `exp` is the same time as `expires_at`, in seconds
 * since 1970. Without a session, all fields except `authenticated` are `null`.
 */
export const authStatusWire = z.object({
  authenticated: z.boolean(),
  public_key: z.string().nullable(),
  exp: z.number().int().nullable(),
  issued_at: z.string().nullable(),
  expires_at: z.string().nullable(),
})
export type AuthStatusWire = z.infer<typeof authStatusWire>

/**
 * Converts a session to the API format. The times of the session are in milliseconds. `undefined` means that
 * the visitor is not signed in.
 */
export function authStatusToWire(
  session:
    | { readonly address: Address; readonly issuedAtMs: number; readonly expiresAtMs: number }
    | undefined,
): AuthStatusWire {
  if (session === undefined) {
    return { authenticated: false, public_key: null, exp: null, issued_at: null, expires_at: null }
  }
  return {
    authenticated: true,
    public_key: session.address,
    exp: Math.floor(session.expiresAtMs / 1_000),
    issued_at: new Date(session.issuedAtMs).toISOString(),
    expires_at: new Date(session.expiresAtMs).toISOString(),
  }
}
