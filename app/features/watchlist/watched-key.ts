import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { UrlParam } from '~/ui/url/url-param'

/** A token or perp market whose price the watchlist requests. */
export interface WatchedKey {
  readonly kind: 'token' | 'market'
  readonly key: Address
}

/** Maximum number of items in one request, so that its URL stays below 5 kB, which every proxy accepts. */
export const mostWatchedPerRequest = 100

/** URL parameter with the requested items: `token:{mint},market:{account}`. Invalid items are dropped. */
export const watchedParam: UrlParam<readonly WatchedKey[]> = {
  name: 'ids',
  fallback: [],
  parse(text) {
    const keys = text.split(',', mostWatchedPerRequest).map(parseWatchedKey)
    return keys.filter((key) => key !== undefined)
  },
  format: (keys) => keys.map(({ kind, key }) => `${kind}:${key}`).join(','),
}

function parseWatchedKey(text: string): WatchedKey | undefined {
  const [kind, key = ''] = text.split(':', 2)
  const address = parseAddress(key)
  return address === undefined || (kind !== 'token' && kind !== 'market') ? undefined : { kind, key: address }
}
