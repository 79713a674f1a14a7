import { createHash, timingSafeEqual } from 'node:crypto'
import { createClientAddress } from '~/auth/client-address.server'
import type { RequestHeaders } from '~/auth/request-signs.server'
import { isPublicAddress } from '~/lib/fetch/public-address'

export interface MetricsAccessOptions {
  /**
   * Token that gives read access from any address. `undefined`: only clients in the private network may read.
   */
  readonly token: string | undefined
  readonly trustedProxies: readonly string[]
}

/**
 * Headers that proxies add. If a request has one of them, its peer is a proxy. The peer's private address
 * then proves nothing about the client, which can be anywhere.
 */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/**
 * Creates a check for read access to the metrics. If a token is configured, the client must send the token.
 * Otherwise the client must have a loopback or private address.
 */
export function createMetricsAccess({ token, trustedProxies }: MetricsAccessOptions) {
  const clientAddress = createClientAddress(trustedProxies)
  return (headers: RequestHeaders, socketAddress: string | undefined): boolean => {
    if (token !== undefined) return isSame(headers.get('authorization') ?? '', `Bearer ${token}`)
    const client = clientAddress(socketAddress, headers.get('x-forwarded-for'))
    if (client === undefined || isPublicAddress(client)) return false
    return trustedProxies.length > 0 || proxyHeaders.every((name) => headers.get(name) === null)
  }
}

/** Compares two tokens in constant time, so that the duration reveals nothing about the configured token. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
