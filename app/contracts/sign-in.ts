import { z } from 'zod'
import type { Address } from '~/domain/ids'

/** Text up to the length of a key or signature. Longer texts are rejected before anything is decoded. */
const shortText = z.string().max(128)

/** Body of `POST /challenge`. */
export const challengeRequest = z.object({ public_key: shortText })

/**
 * Body of `POST /verify`. `nonce` selects the challenge if a browser has several. The default is the newest.
 */
export const verifyRequest = z.object({
  public_key: shortText,
  signature: shortText,
  nonce: shortText.optional(),
})

/** Response of `POST /challenge`. The wallet signs `challenge` byte for byte. */
export const challengeWire = z.object({ challenge: z.string(), nonce: z.string(), expires_at: z.string() })
export type ChallengeWire = z.infer<typeof challengeWire>

/**
 * Response of `GET /auth-status`. Times are ISO 8601; `exp` is `expires_at` in seconds since 1970. `null`
 * without a session.
 */
export const authStatusWire = z.object({
  authenticated: z.boolean(),
  public_key: z.string().nullable(),
  exp: z.number().int().nullable(),
  issued_at: z.string().nullable(),
  expires_at: z.string().nullable(),
})
export type AuthStatusWire = z.infer<typeof authStatusWire>

/** Converts a session to the API format. Times are milliseconds. `undefined`: not signed in. */
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
