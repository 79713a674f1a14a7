import type { ChallengeWire } from '~/contracts/sign-in'
import { signInText } from '~/ui/sign-in-text'
import { type Fetch, readSession } from './read-session'
import { SignInFailed } from './wallet-failure'

/**
 * Client of the server's sign-in endpoints. Failures reject with `SignInFailed` and a message; an abort
 * rejects as in fetch.
 */
export interface AuthClient {
  requestChallenge(publicKey: string, signal: AbortSignal): Promise<ChallengeWire>
  verify(
    proof: { readonly publicKey: string; readonly signature: Uint8Array; readonly nonce: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Returns the key of this browser's session. `undefined`: no session, or no response from the server. */
  readSession(signal?: AbortSignal): Promise<string | undefined>
  /** Resolves to whether the server confirmed that the session has ended. */
  logOut(): Promise<boolean>
}

/** Creates the client. Tests replace `send`. */
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
        return false // Offline: the session continues, and the visitor is informed.
      }
    },
  }
}

/**
 * Returns the JSON of a successful response. Otherwise throws with the response's `message`, if it has one.
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

/** Returns whether a rejection is our own abort. */
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
