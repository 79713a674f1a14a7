import { isOfKind } from '~/domain/protocol/protocol'
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
import { createPricesSource } from './sources/market/prices'
import { createTokensSource } from './sources/market/tokens'
import type { Source } from './sources/source'

/**
 * Creates the sources that read the token and price APIs. They run only in the indexer that decodes mints, so
 * that no API is read by two indexers.
 */
export function createApiSources(base: Base): readonly Source[] {
  const { options, random, rpc, intake, pipeline, chainClock, loop } = base
  const { clock, reader, priceApiUrl, tokenApiUrl, apiKey, apiRequestsPerSecond } = options
  if (!options.protocols.some(({ id }) => isOfKind(id, 'token'))) return []
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
    isDated: () => chainClock.unsettled() === undefined,
  })
  return [prices, tokens]
}
