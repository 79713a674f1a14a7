import { randomBytes } from 'node:crypto'
import type { Address } from '~/domain/ids'
import type { Clock } from '~/lib/clock'
import type { Pool } from '~/store/pool'
import { insertSession, readSession, removeSession, type StoredSession } from '~/store/sessions'
import { insertChallenge, takeChallenge } from '~/store/sign-in-challenges'
import { isStoreUnavailable } from '~/store/store-failure'
import { formatSignInMessage } from './sign-in-message.server'
import { createSignedCookie, type SignedCookie } from './signed-cookie.server'
import { hasSigned, parseSignature, parseWalletKey, type WalletKey } from './wallet-key.server'

/** A text to be signed, and the cookie of the browser that asked for it. */
export interface Challenge {
  readonly message: string
  readonly nonce: string
  readonly expiresAtMs: number
  readonly setCookie: string
}

/** A session that was just begun. */
export interface BegunSession extends StoredSession {
  readonly setCookie: string
}

/**
 * Proof that a browser's visitor holds a wallet: a text is signed, a session begins. `cookies` is a request's `Cookie` header. The answers are
 * undefined where there is nothing to be had; why is nobody's business (security.md A15). Everything throws `SignInUnavailable` while the store can't
 * be asked.
 */
export interface SignIn {
  /** Undefined = no key that a wallet can have. */
  requestChallenge(publicKey: string, cookies: string | null): Promise<Challenge | undefined>
  /** Takes the challenge, whatever comes of it. Undefined = the wallet has not proved anything. */
  verify(
    proof: { readonly publicKey: string; readonly signature: string; readonly nonce: string | undefined },
    cookies: string | null,
  ): Promise<BegunSession | undefined>
  readSession(cookies: string | null): Promise<StoredSession | undefined>
  /** Ends the session, if there is one. */
  signOut(cookies: string | null): Promise<void>
  /** The `Set-Cookie` that takes the session's cookie back. */
  readonly clearSession: string
}

export interface SignInOptions {
  readonly pool: Pool
  readonly publicUrl: string
  readonly productName: string
  /** Signs the cookies. */
  readonly secret: string
  readonly clock: Clock
}

/** The store can't be asked at the moment. May work later. */
export class SignInUnavailable extends Error {
  override readonly name = 'SignInUnavailable'
}

/** How long a wallet has to sign (security.md A2). */
const challengeMs = 5 * 60_000
/** The browser's cookie outlives its challenges a little. */
const browserSeconds = 600
/** A session ends after this time, whatever is done with it (security.md A11). */
const sessionMs = 30 * 24 * 3_600_000

/** 256 bits as hexadecimal digits: letters and digits only, as the layout wants. */
const createNonce = () => randomBytes(32).toString('hex')

export function createSignIn(options: SignInOptions): SignIn {
  const { pool, publicUrl, productName, secret, clock } = options
  const isSecure = publicUrl.startsWith('https:')
  const browser = createSignedCookie({
    name: 'sextant_browser',
    secret,
    maxAgeSeconds: browserSeconds,
    sameSite: 'strict',
    isSecure,
  })
  const session = createSignedCookie({
    name: 'sextant_session',
    secret,
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
    const asker = browser.read(cookies)
    if (asker === undefined) return false
    const taken = await asked(takeChallenge(pool, { browserHash: asker.hash, address: key.address, nonce }))
    if (taken === undefined || clock.nowMs() >= taken.expiresAtMs) return false
    return hasSigned(key, taken.message, signature)
  }

  return {
    async requestChallenge(publicKey, cookies) {
      const key = parseWalletKey(publicKey)
      if (key === undefined) return undefined
      const asking = browser.read(cookies) ?? browser.create()
      const issuedAtMs = clock.nowMs()
      const terms = {
        address: key.address,
        nonce: createNonce(),
        issuedAtMs,
        expiresAtMs: issuedAtMs + challengeMs,
      }
      const message = formatSignInMessage({ ...terms, publicUrl, productName })
      await asked(insertChallenge(pool, { ...terms, message, browserHash: asking.hash }))
      return {
        message,
        nonce: terms.nonce,
        expiresAtMs: terms.expiresAtMs,
        setCookie: browser.toHeader(asking),
      }
    },
    async verify({ publicKey, signature: signatureText, nonce }, cookies) {
      const key = parseWalletKey(publicKey)
      if (key === undefined) return undefined
      // What is no signature takes the challenge as well: every attempt is the only one.
      const signature = parseSignature(signatureText) ?? new Uint8Array(64).fill(0xff)
      if (!(await takeProof(key, signature, nonce, cookies))) return undefined
      return begin(session, key.address, cookies)
    },
    async readSession(cookies) {
      const known = session.read(cookies)
      return known && asked(readSession(pool, known.hash, clock.nowMs()))
    },
    async signOut(cookies) {
      const known = session.read(cookies)
      if (known) await asked(removeSession(pool, known.hash))
    },
    clearSession: session.clearHeader,
  }

  /** A new id at each sign-in; the one that the browser came with ends (security.md A10). */
  async function begin(
    cookie: SignedCookie,
    address: Address,
    cookies: string | null,
  ): Promise<BegunSession> {
    const issuedAtMs = clock.nowMs()
    const begun: StoredSession = { address, issuedAtMs, expiresAtMs: issuedAtMs + sessionMs }
    const id = cookie.create()
    const replacedHash = cookie.read(cookies)?.hash
    await asked(insertSession(pool, { ...begun, idHash: id.hash, replacedHash }))
    return { ...begun, setCookie: cookie.toHeader(id) }
  }
}

/** What the store answers, with its absence told apart from our mistakes. */
async function asked<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    throw isStoreUnavailable(error)
      ? new SignInUnavailable('The store does not answer.', { cause: error })
      : error
  }
}
