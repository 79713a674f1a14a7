import { createHash, createHmac, randomBytes } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { invariant } from '~/lib/invariant'
import { isSecretText } from '~/lib/text/secret-text'

/** Number of random bytes of a token. A token of 256 bits cannot be guessed. */
const tokenBytes = 32

/** The content of a cookie, in the forms that the server needs. */
export interface CookieToken {
  /** The random token, 43 characters of base64url. */
  readonly text: string
  /** SHA-256 hash of the token. The hash is stored in place of the token. */
  readonly hash: Uint8Array
}

/**
 * A cookie that contains a random token, signed by Remix. Because of the signature, forged values are rejected
 * without a query of the store.
 */
export interface SignedCookie {
  /** Creates a new token. */
  createToken(): CookieToken
  /**
   * Reads the token from the `Cookie` header of a request. Returns `undefined` if the cookie is missing, or if
   * none of the secrets has signed its value.
   */
  read(cookieHeader: string | null): Promise<CookieToken | undefined>
  /** Returns the `Set-Cookie` header that sets the cookie, signed with the first secret. */
  toHeader(token: CookieToken): Promise<string>
  /** Returns the `Set-Cookie` header that deletes the cookie. */
  toClearHeader(): Promise<string>
}

export interface SignedCookieOptions {
  readonly name: string
  /** Secrets that sign cookies. The first one signs new cookies; values signed with any of them are valid. */
  readonly secrets: readonly string[]
  readonly maxAgeSeconds: number
  readonly sameSite: 'lax' | 'strict'
  /**
   * Whether the site uses https. On https the cookie gets the prefix `__Host-`. Browsers accept a cookie with
   * this prefix only for this host, only over https and only for the whole site.
   */
  readonly isSecure: boolean
}

export function createSignedCookie(options: SignedCookieOptions): SignedCookie {
  const { secrets, maxAgeSeconds, sameSite, isSecure } = options
  invariant(
    secrets.length > 0 && secrets.every(isSecretText),
    'cookies are signed with secrets of 32 characters or more',
  )
  const name = isSecure ? `__Host-${options.name}` : options.name
  const cookie = createCookie(name, {
    path: '/',
    httpOnly: true,
    secure: isSecure,
    sameSite,
    maxAge: maxAgeSeconds,
    secrets: secrets.map((secret) => deriveKey(secret, name)),
  })
  return {
    createToken: () => toToken(randomBytes(tokenBytes).toString('base64url')),
    async read(cookieHeader) {
      const value: unknown = await cookie.parse(cookieHeader)
      return typeof value === 'string' && /^[\w-]{43}$/.test(value) ? toToken(value) : undefined
    },
    toHeader: ({ text }) => cookie.serialize(text),
    toClearHeader: () => cookie.serialize('', { maxAge: 0 }),
  }
}

/**
 * Derives the signing key of one cookie. Remix's signature does not cover the name of a cookie, so with one
 * key for all cookies, the value of one cookie would be valid as the value of another.
 */
function deriveKey(secret: string, cookieName: string): string {
  return createHmac('sha256', secret).update(cookieName).digest('base64url')
}

function toToken(text: string): CookieToken {
  return { text, hash: createHash('sha256').update(text).digest() }
}
