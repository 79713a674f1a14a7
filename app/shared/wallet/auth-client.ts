import type { ChallengeWire } from '~/contracts/sign-in'
import { type Fetch, readSession } from './read-session'
import { signInText } from './sign-in-text'
import { SignInFailed } from './wallet-failure'

/**
 * Client of the server's sign-in endpoints. A failed request rejects with `SignInFailed` and a message. An
 * aborted request rejects like `fetch`.
 */
export interface AuthClient {
  requestChallenge(publicKey: string, signal: AbortSignal): Promise<ChallengeWire>
  verify(
    proof: { readonly publicKey: string; readonly signature: Uint8Array; readonly nonce: string },
    signal: AbortSignal,
  ): Promise<void>
  /**
   * Returns the public key of this browser's session. `undefined`: there is no session, or the server did not
   * respond.
   */
  readSession(signal?: AbortSignal): Promise<string | undefined>
  /** Ends the session. Resolves to `true` if the server confirmed the end. */
  logOut(): Promise<boolean>
}

/** Creates the client of the sign-in endpoints. Tests replace `send`. */
export function createAuthClient(send: Fetch = (...call) => fetch(...call)): AuthClient {
  const post = (path: string, body: object, signal: AbortSignal) =>
    send(path, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    })

  return {
    async requestChallenge(publicKey, signal) {
      const body = await resultOf(
        post('/challenge', { public_key: publicKey }, signal),
        signInText.challengeFailed,
      )
      if (!isChallenge(body)) throw new SignInFailed(signInText.challengeFailed)
      return body
    },
    async verify({ publicKey, signature, nonce }, signal) {
      const proof = { public_key: publicKey, signature: toBase64(signature), nonce }
      const body = await resultOf(post('/verify', proof, signal), signInText.signatureFailed)
      if (!('success' in body) || body.success !== true) throw new SignInFailed(signInText.signatureFailed)
    },
    readSession: (signal) => readSession(send, signal),
    async logOut() {
      try {
        return (await send('/logout', { method: 'POST', credentials: 'include' })).ok
      } catch {
        return false // The browser is offline, so the session continues and the visitor is informed.
      }
    },
  }
}

/**
 * Returns the JSON of a successful response. For any other response, throws an error with the `message` field
 * of the response, if there is one.
 */
async function resultOf(sending: Promise<Response>, fallback: string): Promise<object> {
  const response = await sending.catch((error: unknown) => {
    throw isAbort(error) ? error : new SignInFailed(fallback)
  })
  const body: unknown = await response.json().catch(() => undefined)
  const known = typeof body === 'object' && body !== null ? body : {}
  if (response.ok) return known
  throw new SignInFailed('message' in known && typeof known.message === 'string' ? known.message : fallback)
}

/** Returns whether a rejection was caused by our own abort signal. */
function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}

function isChallenge(body: object): body is ChallengeWire {
  return (
    'challenge' in body &&
    typeof body.challenge === 'string' &&
    'nonce' in body &&
    typeof body.nonce === 'string'
  )
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
