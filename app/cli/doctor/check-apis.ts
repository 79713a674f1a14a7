import { mints } from '~/domain/token/mints'
import { describeError } from '~/lib/async/retryable-error'
import { systemClock } from '~/lib/clock'
import { createHttpSource } from '~/solana/http/http-source'
import { fetchWithoutRedirects, type JupiterApi, jupiterHint } from '~/solana/jupiter/jupiter-api'
import { fetchPrices } from '~/solana/jupiter/price-api'
import { fetchTokens } from '~/solana/jupiter/token-api'
import type { Finding } from './finding'

/** The token and price APIs to check. */
export interface ApisToCheck {
  readonly tokenApiUrl: string
  readonly priceApiUrl: string
  readonly apiKey: string | undefined
}

/** Checks that the token and price APIs know wrapped SOL. */
export async function checkApis({
  tokenApiUrl,
  priceApiUrl,
  apiKey,
}: ApisToCheck): Promise<readonly Finding[]> {
  const tokenApi: JupiterApi = { url: tokenApiUrl, apiKey }
  const priceApi: JupiterApi = { url: priceApiUrl, apiKey }
  return [
    await finding('Token API', 'names and symbols come from the chain; no logos and no verified marks', () =>
      fetchTokens(sourceOf('Token API', tokenApi, 'TOKEN_API_URL'), tokenApi, [mints.wSOL]),
    ),
    await finding(
      'Price API',
      'prices come from perp markets, price oracles and executions; other tokens have no value',
      () => fetchPrices(sourceOf('Price API', priceApi, 'PRICE_API_URL'), priceApi, [mints.wSOL]),
    ),
  ]
}

function sourceOf(name: string, api: JupiterApi, setting: 'TOKEN_API_URL' | 'PRICE_API_URL') {
  return createHttpSource({
    name,
    clock: systemClock,
    random: Math.random,
    requestsPerSecond: 1,
    refusalHint: jupiterHint(api, setting),
    fetch: fetchWithoutRedirects,
  })
}

async function finding(
  name: string,
  costs: string,
  read: () => Promise<readonly unknown[]>,
): Promise<Finding> {
  try {
    const rows = await read()
    if (rows.length > 0) return { name, verdict: 'ok', found: 'knows SOL', costs }
    return { name, verdict: 'missing', found: 'does not know SOL', costs }
  } catch (error) {
    return { name, verdict: 'missing', found: describeError(error), costs }
  }
}
