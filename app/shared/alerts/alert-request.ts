import type { VenueMarketWire } from '~/contracts/perps/venue-rows'
import type { TapeTradeWire } from '~/contracts/tape'
import { type AlertRule, mostRules } from '~/domain/alert/alert-rule'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { readParam, type UrlParam } from '~/ui/url/url-param'

/** Request for the data that rules need and that the stream does not send. */
export interface AlertRequest {
  /** Minimum value of the trades, USD. 0: no trades. */
  readonly minUsd: number
  readonly tokens: readonly Address[]
  readonly markets: readonly Address[]
  /** Cursor of the trades. Empty: the newest trades. */
  readonly after: string
}

/** The fields of a perp market that rules compare. */
export type AlertMarket = Pick<
  VenueMarketWire,
  | 'publicKey'
  | 'lastOraclePrice'
  | 'lastOraclePriceTime'
  | 'lastOracleValid'
  | 'lastFundingRate'
  | 'lastFundingTime'
>

/** Result of the request. */
export interface AlertFigures {
  /** Latest trades of all venues, newest first. */
  readonly trades: readonly TapeTradeWire[]
  /** Cursor of the trades before them. `null`: there are none. */
  readonly olderTrades: string | null
  readonly tokens: readonly { readonly mint: string; readonly price: number | null }[]
  readonly markets: readonly AlertMarket[]
}

const minUsdParam: UrlParam<number> = {
  name: 'minUsd',
  fallback: 0,
  parse(text) {
    const usd = Number(text)
    return usd > 0 && usd <= 1e12 ? usd : undefined
  },
  format: String,
}

const afterParam: UrlParam<string> = {
  name: 'after',
  fallback: '',
  parse: (text) => (/^[\w-]{1,400}$/.test(text) ? text : undefined),
  format: (cursor) => cursor,
}

const tokensParam = addressesParam('tokens')
const marketsParam = addressesParam('markets')

function addressesParam(name: string): UrlParam<readonly Address[]> {
  return {
    name,
    fallback: [],
    parse: (text) =>
      text
        .split(',', mostRules)
        .map(parseAddress)
        .filter((address) => address !== undefined),
    format: (addresses) => addresses.join(','),
  }
}

/** Returns the request for the rules of a device. `undefined`: the stream sends all that the rules need. */
export function requestOfRules(rules: readonly AlertRule[]): AlertRequest | undefined {
  const leastUsd = rules.flatMap((rule) => (rule.kind === 'trade' ? [rule.minUsd] : []))
  const keysOf = (kind: 'token' | 'market') => {
    const keys = rules.flatMap((rule) =>
      (rule.kind === 'price' || rule.kind === 'funding') && rule.subject.kind === kind
        ? [rule.subject.key]
        : [],
    )
    // Sorted, so that the same rules always have the same URL.
    return [...new Set(keys)].toSorted().flatMap((key) => parseAddress(key) ?? [])
  }
  const request = {
    minUsd: leastUsd.length === 0 ? 0 : Math.min(...leastUsd),
    tokens: keysOf('token'),
    markets: keysOf('market'),
    after: '',
  }
  return request.minUsd + request.tokens.length + request.markets.length === 0 ? undefined : request
}

/** Returns the request for the trades before those of a response, without prices. */
export function requestOfOlder({ minUsd }: AlertRequest, after: string): AlertRequest {
  return { minUsd, tokens: [], markets: [], after }
}

/** Returns the path of a request. */
export function alertsPanelPath({ minUsd, tokens, markets, after }: AlertRequest): string {
  const params = new URLSearchParams()
  if (minUsd > 0) params.set(minUsdParam.name, minUsdParam.format(minUsd))
  if (tokens.length > 0) params.set(tokensParam.name, tokensParam.format(tokens))
  if (markets.length > 0) params.set(marketsParam.name, marketsParam.format(markets))
  if (after !== '') params.set(afterParam.name, after)
  return `/panels/alerts?${params}`
}

/** Reads a request from a URL. Invalid values are left out. */
export function parseAlertRequest(params: URLSearchParams): AlertRequest {
  return {
    minUsd: readParam(minUsdParam, params),
    tokens: readParam(tokensParam, params),
    markets: readParam(marketsParam, params),
    after: readParam(afterParam, params),
  }
}
