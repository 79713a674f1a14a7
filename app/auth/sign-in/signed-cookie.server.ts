import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { invariant } from '~/lib/invariant'
import { isSecretText } from '~/lib/secret-text'

/** 256 bits: nobody guesses one. */
const secretBytes = 32

/** What a cookie holds, as the server keeps it. */
export interface CookieSecret {
  /** What goes into the browser. */
  readonly cookieText: string
  /** SHA-256 of the secret part, by which the store knows it. */
  readonly hash: Uint8Array
}

/** A cookie whose value is a random secret and our signature under it, so that nothing made up elsewhere reaches the store. */
export interface SignedCookie {
  /** A new secret. */
  create(): CookieSecret
  /** The secret in a request's `Cookie` header; undefined where there is none or it was not made here. */
  read(cookieHeader: string | null): CookieSecret | undefined
  /** The `Set-Cookie` that hands it out. */
  toHeader(secret: CookieSecret): string
  /** The `Set-Cookie` that takes it back. */
  readonly clearHeader: string
}

export interface SignedCookieOptions {
  readonly name: string
  /** Key of the signature. */
  readonly secret: string
  readonly maxAgeSeconds: number
  readonly sameSite: 'lax' | 'strict'
  /** On https the browser itself guards the cookie's name: host only, whole site, never over plain HTTP. */
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
