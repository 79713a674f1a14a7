import { z } from 'zod'
import type { Address } from '~/domain/ids'

/** Texts past these lengths are no key and no signature; they are refused before anything is decoded. */
const shortText = z.string().max(128)

/** `POST /challenge` (M77). */
export const challengeRequest = z.object({ public_key: shortText })

/** `POST /verify` (M78). `nonce` names the challenge where a browser has several; without it the newest counts. */
export const verifyRequest = z.object({
  public_key: shortText,
  signature: shortText,
  nonce: shortText.optional(),
})

/** Answer of `POST /challenge`. `challenge` is the text that the wallet signs, byte for byte. */
export const challengeWire = z.object({ challenge: z.string(), nonce: z.string(), expires_at: z.string() })
export type ChallengeWire = z.infer<typeof challengeWire>

/** Answer of `GET /auth-status` (M79). Times are ISO 8601; `exp` is `expires_at` in seconds since 1970. Null where nobody is signed in. */
export const authStatusWire = z.object({
  authenticated: z.boolean(),
  public_key: z.string().nullable(),
  exp: z.number().int().nullable(),
  issued_at: z.string().nullable(),
  expires_at: z.string().nullable(),
})
export type AuthStatusWire = z.infer<typeof authStatusWire>

/** A wallet that is signed in, with times in milliseconds; undefined = nobody is. */
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
