import { createHash, timingSafeEqual } from 'node:crypto'
import { createClientAddress } from '~/auth/client-address.server'
import type { RequestHeaders } from '~/auth/request-signs.server'
import { isPublicAddress } from '~/lib/public-address'

export interface MetricsAccessOptions {
  /** Token that allows reading from anywhere. `undefined`: only the private network may read. */
  readonly token: string | undefined
  readonly trustedProxies: readonly string[]
}

/** Headers that proxies add. An untrusted proxy can have a private address while its clients are anywhere. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/**
 * Creates a check for read access to the metrics: by token if one is configured, otherwise by a loopback or
 * private address.
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

/** Compares in constant time, so that timing reveals nothing about the token. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
