import { expect } from 'vitest'
import type { AuthStatusWire, ChallengeWire } from '~/contracts/sign-in'
import { encodeBase58 } from '~/lib/text/base58'
import { createTestWallet } from './web/test-wallet'
import type { ServerTest } from './web/web-server'

const siteOrigin = 'http://sextant.test'
/** The wallet that signs in unless a test names another key. */
export const wallet = createTestWallet(1)

/**
 * Returns a browser that sends requests as the site's page does. It has no cookies, unless it gets those of
 * another browser. Both then change the same cookies.
 */
export function openBrowser(
  { origin }: Pick<ServerTest, 'origin'> & Partial<ServerTest>,
  cookies = new Map<string, string>(),
) {
  const keep = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const send = async (path: string, init: RequestInit = {}, headers: Record<string, string> = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return keep(
      await fetch(origin + path, {
        ...init,
        headers: { ...(cookie && { cookie }), origin: siteOrigin, ...headers },
      }),
    )
  }
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(
      path,
      { method: 'POST', body: JSON.stringify(body) },
      { 'content-type': 'application/json', ...headers },
    )
  return {
    cookies,
    send,
    post,
    async challenge(publicKey = wallet.address) {
      const response = await post('/challenge', { public_key: publicKey })
      expect(response.status).toBe(200)
      return (await response.json()) as ChallengeWire
    },
    verify: (signature: Uint8Array | string, publicKey = wallet.address, more: object = {}) =>
      post('/verify', {
        public_key: publicKey,
        signature: typeof signature === 'string' ? signature : encodeBase58(signature),
        ...more,
      }),
    async status() {
      const response = await send(`/auth-status?_=${Math.random()}`)
      expect(response.status).toBe(200)
      expect(response.headers.get('cache-control')).toBe('no-store')
      return (await response.json()) as AuthStatusWire
    },
  }
}

/** Returns the token in the value of a cookie. The token is JSON in base64, and a signature follows it. */
export function tokenIn(value: string): unknown {
  return JSON.parse(atob(decodeURIComponent(value).split('.')[0] ?? ''))
}
