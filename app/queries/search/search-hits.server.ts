import type { Address } from '~/domain/base/ids'
import { perpOrderKey } from '~/domain/perp/perp-account-view'
import type { PerpOrderDetailView } from '~/domain/perp/perp-order-view'
import type { PerpMarketView } from '~/domain/perp/perp-view'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { protocolFacts, protocolsOfVenue } from '~/domain/protocol/protocol'
import type { SpotVenue } from '~/domain/protocol/venues'
import type { SearchHit } from '~/domain/token/search-view'
import type { TokenView } from '~/domain/token/token-view'

export function tokenHit(token: TokenView): SearchHit {
  const { mint, name, symbol, logoUrl, verified, imitates, priceUsd, dcaVolumePastDayUsd, marketCapUsd } =
    token
  return {
    ...bareHit('token', mint),
    name,
    symbol,
    logoUrl,
    verified,
    imitates,
    priceUsd,
    dcaVolumePastDayUsd,
    marketCapUsd,
  }
}

export function marketHit(market: PerpMarketView): SearchHit {
  return {
    ...bareHit('market', market.key),
    venue: market.venue,
    name: market.name,
    symbol: market.baseSymbol,
    priceUsd: market.oraclePriceUsd,
  }
}

export function traderHit(wallet: Address): SearchHit {
  return bareHit('trader', wallet)
}

/** Builds the hit of a spot order. Its name is that of the venue, because an order has none. */
export function spotOrderHit(account: Address, venue: SpotVenue): SearchHit {
  const [protocol] = protocolsOfVenue(venue)
  return { ...bareHit('order', account), venue, name: protocol && protocolFacts[protocol].label }
}

/** Builds the hit of a perp order. Its name is the venue and the market. */
export function perpOrderHit(order: PerpOrderDetailView): SearchHit {
  return {
    ...bareHit('order', order.userKey),
    key: perpOrderKey(order),
    venue: order.venue,
    name: `${perpVenueFacts[order.venue].name} ${order.marketName}`,
    symbol: order.baseSymbol,
  }
}

/** Builds a search hit that has only a kind and an address. */
function bareHit(kind: SearchHit['kind'], address: Address): SearchHit {
  return {
    kind,
    address,
    key: address,
    venue: undefined,
    name: undefined,
    symbol: undefined,
    logoUrl: undefined,
    verified: false,
    imitates: undefined,
    priceUsd: undefined,
    dcaVolumePastDayUsd: undefined,
    marketCapUsd: undefined,
  }
}
