import { priceFreshSeconds } from '~/domain/price/price'
import { isOfKind } from '~/domain/protocol/protocol'
import type { Clock } from '~/lib/clock'
import { createHttpSource, type HttpSource } from '~/solana/http/http-source'
import {
  fetchWithoutRedirects,
  freeRequestsPerSecond,
  type JupiterApi,
  jupiterHint,
  paceOfEach,
} from '~/solana/jupiter/jupiter-api'
import type { Base } from './chain-sources'
import { isLoopback, unmetered } from './is-loopback'
import type { Intake } from './pipeline/intake'
import { createOraclesSource } from './sources/market/oracles'
import { createPricesSource } from './sources/market/prices'
import { createTokensSource } from './sources/market/tokens'
import type { Source } from './sources/source'

/**
 * Pause after a refusal without a key, milliseconds. A key can be set only with a restart, so that the refusal
 * ends only if the host serves requests without a key again.
 */
const keylessRestMs = 3_600_000

/**
 * Creates the sources that read the token and price APIs, and the price oracles of the chain. The APIs are read
 * only by the indexer that decodes mints, so that no API is read by two indexers.
 */
export function createApiSources(base: Base): readonly Source[] {
  const { options, random, rpc, intake, pipeline, chainClock, loop } = base
  const { clock, reader, priceApiUrl, tokenApiUrl, apiKey, apiRequestsPerSecond } = options
  const isDated = () => chainClock.unsettled() === undefined
  const ofChain = { rpc, intake, clock, loop, isDated }
  if (!options.protocols.some(({ id }) => isOfKind(id, 'token'))) {
    // Another indexer reads the Price API, so this one can't know whether it answers.
    const hasMarkets = options.protocols.some(({ id }) => isOfKind(id, 'perp'))
    return hasMarkets ? [createOraclesSource({ ...ofChain, hasPriceApi: () => false })] : []
  }
  const tokenApi: JupiterApi = { url: tokenApiUrl, apiKey }
  const priceApi: JupiterApi = { url: priceApiUrl, apiKey }
  const httpOf = (name: string, api: JupiterApi, setting: 'TOKEN_API_URL' | 'PRICE_API_URL'): HttpSource => {
    const perSecond = apiRequestsPerSecond ?? (isLoopback(api.url) ? unmetered : freeRequestsPerSecond)
    return createHttpSource({
      name,
      clock,
      random,
      requestsPerSecond: paceOfEach(perSecond),
      refusalHint: jupiterHint(api, setting),
      refusalRestMs: api.apiKey === undefined && !isLoopback(api.url) ? keylessRestMs : undefined,
      fetch: fetchWithoutRedirects,
    })
  }
  const shared = { intake, clock, loop }
  const tokens = createTokensSource({
    ...shared,
    rpc,
    http: httpOf('Token API', tokenApi, 'TOKEN_API_URL'),
    api: tokenApi,
    pipeline,
  })
  const prices = createPricesSource({
    ...shared,
    http: httpOf('Price API', priceApi, 'PRICE_API_URL'),
    api: priceApi,
    reader,
    onRanked: tokens.see,
    hasChainPrices: createChainPrices(intake, clock),
    isDated,
  })
  const oracles = createOraclesSource({ ...ofChain, hasPriceApi: prices.isAnswering })
  return [prices, tokens, oracles]
}

/** Returns a function that returns whether the chain has provided a price within the last ten minutes. */
function createChainPrices(intake: Intake, clock: Clock): () => boolean {
  let pricedAtMs = Number.NEGATIVE_INFINITY
  intake.onPrice(({ source }) => {
    if (source !== 'price-api') pricedAtMs = clock.monotonicMs()
  })
  return () => clock.monotonicMs() - pricedAtMs < priceFreshSeconds * 1000
}
