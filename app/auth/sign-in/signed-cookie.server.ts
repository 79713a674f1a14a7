import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { invariant } from '~/lib/invariant'
import { isSecretText } from '~/lib/secret-text'

/** Number of random bytes of a secret. A secret of 256 bits cannot be guessed. */
const secretBytes = 32

/** The content of a cookie, in the forms that the server needs. */
export interface CookieSecret {
  /** Value of the cookie in the browser. */
  readonly cookieText: string
  /** SHA-256 hash of the secret part. The hash is stored in place of the secret. */
  readonly hash: Uint8Array
}

/**
 * A cookie that contains a random secret and our signature. Because of the signature, forged values are
 * rejected without a query of the store.
 */
export interface SignedCookie {
  /** Creates a cookie with a new secret. */
  create(): CookieSecret
  /**
   * Reads the secret from the `Cookie` header of a request. Returns `undefined` if the cookie is missing or
   * its signature is invalid.
   */
  read(cookieHeader: string | null): CookieSecret | undefined
  /** Returns the `Set-Cookie` header that sets the cookie. */
  toHeader(secret: CookieSecret): string
  /** The `Set-Cookie` header that deletes the cookie. */
  readonly clearHeader: string
}

export interface SignedCookieOptions {
  readonly name: string
  /** Key with which the cookie is signed. */
  readonly secret: string
  readonly maxAgeSeconds: number
  readonly sameSite: 'lax' | 'strict'
  /**
   * Whether the site uses https. On https the cookie gets the prefix `__Host-`. Browsers accept a cookie with
   * this prefix only for this host, only over https and only for the whole site.
   */
  readonly isSecure: boolean
}

export function createSignedCookie(options: SignedCookieOptions): SignedCookie {
  const { secret, maxAgeSeconds, sameSite, isSecure } = options
  invariant(isSecretText(secret), 'cookies are signed with a secret of 32 characters or more')
  const name = isSecure ? `__Host-${options.name}` : options.name
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite }
  const signatureOf = (id: string) => createHmac('sha256', secret).update(`${name}=${id}`).digest()
  const toSecret = (id: string): CookieSecret => ({
    cookieText: `${id}.${signatureOf(id).toString('base64url')}`,
    hash: createHash('sha256').update(id).digest(),
  })
  return {
    create: () => toSecret(randomBytes(secretBytes).toString('base64url')),
    read(cookieHeader) {
      const value = cookieHeader === null ? undefined : parseCookie(cookieHeader)[name]
      const [, id, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(value ?? '') ?? []
      if (id === undefined || signature === undefined) return undefined
      return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(id)) ? toSecret(id) : undefined
    },
    toHeader: ({ cookieText }) =>
      stringifySetCookie({ name, value: cookieText, ...attributes, maxAge: maxAgeSeconds }),
    clearHeader: stringifySetCookie({ name, value: '', ...attributes, maxAge: 0 }),
  }
}
