import type { ChallengeWire } from '~/contracts/sign-in'
import { signInText } from '~/ui/sign-in-text'
import { type Fetch, readSession } from './read-session'
import { SignInFailed } from './wallet-failure'

/** The server's side of the sign-in, as a browser asks it. Failures are `SignInFailed` with a sentence; an abort rejects as fetch does. */
export interface AuthClient {
  requestChallenge(publicKey: string, signal: AbortSignal): Promise<ChallengeWire>
  verify(
    proof: { readonly publicKey: string; readonly signature: Uint8Array; readonly nonce: string },
    signal: AbortSignal,
  ): Promise<void>
  /** Whose session this browser has; undefined = nobody's, or the server does not answer. */
  readSession(signal?: AbortSignal): Promise<string | undefined>
  /** Answers whether the session is over for certain. */
  logOut(): Promise<boolean>
}

/** Builds the client over a `fetch`, which tests replace. */
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
      const body = await answerOf(
        post('/challenge', { public_key: publicKey }, signal),
        signInText.challengeFailed,
      )
      if (!isChallenge(body)) throw new SignInFailed(signInText.challengeFailed)
      return body
    },
    async verify({ publicKey, signature, nonce }, signal) {
      const proof = { public_key: publicKey, signature: toBase64(signature), nonce }
      const body = await answerOf(post('/verify', proof, signal), signInText.signatureFailed)
      if (!('success' in body) || body.success !== true) throw new SignInFailed(signInText.signatureFailed)
    },
    readSession: (signal) => readSession(send, signal),
    async logOut() {
      try {
        return (await send('/logout', { method: 'POST', credentials: 'include' })).ok
      } catch {
        return false // offline: the session goes on, and that is what the visitor is told
      }
    },
  }
}

/** The JSON of a good answer. A bad one's `message` is told where it has one. */
async function answerOf(sending: Promise<Response>, fallback: string): Promise<object> {
  const response = await sending.catch((error: unknown) => {
    throw isAbort(error) ? error : new SignInFailed(fallback)
  })
  const body: unknown = await response.json().catch(() => undefined)
  const known = typeof body === 'object' && body !== null ? body : {}
  if (response.ok) return known
  throw new SignInFailed('message' in known && typeof known.message === 'string' ? known.message : fallback)
}

/** Whether a rejection is our own abort. */
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
