import type { Address } from '~/domain/base/ids'
import type { Clock } from '~/lib/clock'
import { insertSession, readSession, removeSession, type StoredSession } from '~/store/access/sessions'
import { insertChallenge, takeChallenge } from '~/store/access/sign-in-challenges'
import type { Pool } from '~/store/postgres/pool'
import { isStoreUnavailable } from '~/store/postgres/store-failure'
import { createNonce } from './nonce.server'
import { formatSignInMessage } from './sign-in-message.server'
import { createSignedCookie } from './signed-cookie.server'
import { hasSigned, parseSignature, parseWalletKey, type WalletKey } from './wallet-key.server'

/** A message for the wallet to sign, and a cookie for the browser that requested the message. */
export interface Challenge {
  readonly message: string
  readonly nonce: string
  readonly expiresAtMs: number
  readonly setCookie: string
}

/** A new session, with the cookie for the browser. */
export interface BegunSession extends StoredSession {
  readonly setCookie: string
}

/**
 * Signs in visitors who prove that they own a wallet. The wallet signs a message, and then a session begins.
 * `cookies` is the `Cookie` header of a request. Failures return `undefined` without a reason, so that they
 * reveal nothing. All functions throw `SignInUnavailable` while the store is down.
 */
export interface SignIn {
  /** Creates a challenge. Returns `undefined` if the key cannot belong to a wallet. */
  requestChallenge(publicKey: string, cookies: string | null): Promise<Challenge | undefined>
  /**
   * Checks the proof and uses up the challenge, even if the proof is invalid. Returns `undefined` for an
   * invalid proof.
   */
  verify(
    proof: { readonly publicKey: string; readonly signature: string; readonly nonce: string | undefined },
    cookies: string | null,
  ): Promise<BegunSession | undefined>
  /**
   * Returns the session of the request; `undefined`: the visitor is signed out. It changes no cookie: a cookie
   * with an unknown signature can be valid for a web process with other secrets or another version.
   */
  readSession(cookies: string | null): Promise<StoredSession | undefined>
  /**
   * Ends the session of the request, if the request has one. Returns the `Set-Cookie` header that deletes the
   * session cookie.
   */
  signOut(cookies: string | null): Promise<string>
}

export interface SignInOptions {
  readonly pool: Pool
  readonly publicUrl: string
  readonly productName: string
  /** Secrets for the signatures of the cookies. The first one signs, all of them are accepted. */
  readonly secrets: readonly string[]
  readonly clock: Clock
}

/** Error if the store is down. A later attempt may succeed. */
export class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable'
}

/** Time within which a challenge must be signed, milliseconds. */
const challengeMs = 5 * 60_000
/**
 * Lifetime of the challenge cookie in the browser, seconds. It is slightly longer than the lifetime of a
 * challenge.
 */
const browserSeconds = 600
/** Lifetime of a session, milliseconds. Using the session does not extend its lifetime. */
const sessionMs = 30 * 24 * 3_600_000

export function createSignIn(options: SignInOptions): SignIn {
  const { pool, publicUrl, productName, secrets, clock } = options
  const isSecure = publicUrl.startsWith('https:')
  const browser = createSignedCookie({
    name: 'sextant_browser',
    secrets,
    maxAgeSeconds: browserSeconds,
    sameSite: 'strict',
    isSecure,
  })
  const session = createSignedCookie({
    name: 'sextant_session',
    secrets,
    maxAgeSeconds: sessionMs / 1_000,
    sameSite: 'lax',
    isSecure,
  })

  async function takeProof(
    key: WalletKey,
    signature: Uint8Array,
    nonce: string | undefined,
    cookies: string | null,
  ): Promise<boolean> {
    const token = await browser.read(cookies)
    if (token === undefined) return false
    const taken = await orUnavailable(
      takeChallenge(pool, { browserHash: token.hash, address: key.address, nonce }),
    )
    if (taken === undefined || clock.nowMs() >= taken.expiresAtMs) return false
    return hasSigned(key, taken.message, signature)
  }

  return {
    async requestChallenge(publicKey, cookies) {
      const key = parseWalletKey(publicKey)
      if (key === undefined) return undefined
      const token = (await browser.read(cookies)) ?? browser.createToken()
      const issuedAtMs = clock.nowMs()
      const terms = {
        address: key.address,
        nonce: createNonce(),
        issuedAtMs,
        expiresAtMs: issuedAtMs + challengeMs,
      }
      const message = formatSignInMessage({ ...terms, publicUrl, productName })
      await orUnavailable(insertChallenge(pool, { ...terms, message, browserHash: token.hash }))
      return {
        message,
        nonce: terms.nonce,
        expiresAtMs: terms.expiresAtMs,
        setCookie: await browser.toHeader(token),
      }
    },
    async verify({ publicKey, signature: signatureText, nonce }, cookies) {
      const key = parseWalletKey(publicKey)
      if (key === undefined) return undefined
      // An invalid signature uses up the challenge too, so there is only one attempt per challenge.
      const signature = parseSignature(signatureText) ?? new Uint8Array(64).fill(0xff)
      if (!(await takeProof(key, signature, nonce, cookies))) return undefined
      return begin(key.address, cookies)
    },
    async readSession(cookies) {
      const token = await session.read(cookies)
      return token && orUnavailable(readSession(pool, token.hash, clock.nowMs()))
    },
    async signOut(cookies) {
      const token = await session.read(cookies)
      if (token) await orUnavailable(removeSession(pool, token.hash))
      return session.toClearHeader()
    },
  }

  /** Begins a session with a new id, and ends the previous session of the browser. */
  async function begin(address: Address, cookies: string | null): Promise<BegunSession> {
    const issuedAtMs = clock.nowMs()
    const begun: StoredSession = { address, issuedAtMs, expiresAtMs: issuedAtMs + sessionMs }
    const token = session.createToken()
    const replacedHash = (await session.read(cookies))?.hash
    await orUnavailable(insertSession(pool, { ...begun, idHash: token.hash, replacedHash }))
    return { ...begun, setCookie: await session.toHeader(token) }
  }
}

/**
 * Waits for the result of a query. Throws `SignInUnavailable` if the store is down. Any other error is thrown
 * unchanged.
 */
async function orUnavailable<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    throw isStoreUnavailable(error)
      ? new SignInUnavailable('The database isn’t responding.', { cause: error })
      : error
  }
}
