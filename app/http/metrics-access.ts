import { createHash, timingSafeEqual } from 'node:crypto'
import { createClientAddress } from '~/auth/client-address.server'
import type { RequestHeaders } from '~/auth/request-signs.server'
import { isPublicAddress } from '~/lib/public-address'

export interface MetricsAccessOptions {
  /** Whoever shows it may read from anywhere; undefined = nobody has one, and only the own network may read. */
  readonly token: string | undefined
  readonly trustedProxies: readonly string[]
}

/** What proxies add. One that we do not trust has a private address too, but those behind it are anybody. */
const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const

/** Tells whether a request may read the metrics: with the token where there is one, else from loopback and private networks. */
export function createMetricsAccess({ token, trustedProxies }: MetricsAccessOptions) {
  const clientAddress = createClientAddress(trustedProxies)
  return (headers: RequestHeaders, socketAddress: string | undefined): boolean => {
    if (token !== undefined) return isSame(headers.get('authorization') ?? '', `Bearer ${token}`)
    const client = clientAddress(socketAddress, headers.get('x-forwarded-for'))
    if (client === undefined || isPublicAddress(client)) return false
    return trustedProxies.length > 0 || proxyHeaders.every((name) => headers.get(name) === null)
  }
}

/** Takes the same time however much of it fits. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
