import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import type { IdentityRequest, IdentityView, PrefixMatchesView } from '~/domain/order/identity-view'
import { protocolFacts } from '~/domain/protocol/protocol'
import { type KnownAs, readKnownAs } from '~/store/read/read-identity'
import { readPrefixHits } from '~/store/read/read-prefix-hits'
import type { SpotDeps } from '../tokens/token-sides.server'

/** Maximum age of an identified id, milliseconds. New orders and tokens are recognised within this time. */
const identityMaxAgeMs = 2_000

/**
 * Identifies an id by checking, in this order, for an order, a token, a market and a trader. No two of the
 * first three can have the same address on chain. A wallet can have any address, so the trader is checked
 * last.
 */
export async function resolveIdentity(
  { pool, cache }: SpotDeps,
  { id, as }: IdentityRequest,
): Promise<IdentityView> {
  const address = parseAddress(id)
  if (address === undefined)
    return { id, kind: 'unknown', key: undefined, venue: undefined, perpVenue: undefined, known: false }
  return cache.get<IdentityView>({
    key: `identity ${address} ${as ?? ''}`,
    topics: [],
    maxAgeMs: identityMaxAgeMs,
    load: async () => identityOf(address, await readKnownAs(pool, address), as),
  })
}

/** Finds orders and wallets by the beginning of their addresses. */
export async function findByPrefix({ pool, cache }: SpotDeps, prefix: string): Promise<PrefixMatchesView> {
  return cache.get<PrefixMatchesView>({
    key: `prefix ${prefix}`,
    topics: [],
    maxAgeMs: identityMaxAgeMs,
    load: async () => {
      const { orders, wallets } = await readPrefixHits(pool, prefix)
      return {
        orders: orders.map(({ key, protocol }) => ({ key, venue: protocolFacts[protocol].venue })),
        wallets,
      }
    },
  })
}

function identityOf(address: Address, known: KnownAs, as: IdentityRequest['as']): IdentityView {
  const venue = known.orderProtocol && protocolFacts[known.orderProtocol].venue
  const base = { id: address, key: address, venue: undefined, perpVenue: undefined }
  const order: IdentityView = { ...base, kind: 'order', venue, known: venue !== undefined }
  const token: IdentityView = { ...base, kind: 'token', known: known.isMint }
  const trader: IdentityView = {
    ...base,
    kind: 'trader',
    key: known.perpAuthority ?? address,
    known: known.isTrader || known.perpAuthority !== undefined,
  }
  if (as !== undefined) return { order, token, trader }[as]
  if (order.known) return order
  if (token.known) return token
  if (!known.isPerpMarket) return trader
  return { ...base, kind: 'market', perpVenue: known.perpVenue, known: true }
}
