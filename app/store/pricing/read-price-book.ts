import type { UnixSeconds } from '~/domain/base/time'
import { type BookToken, isDollar, type PriceBook } from '~/domain/order/fill-value'
import { isKnownMint } from '~/domain/perp/perp-market-mints'
import { priceFreshSeconds } from '~/domain/price/price'
import type { Client } from '../postgres/pool'
import { newestUntil, readSamples } from './sample-windows'

/** A token and the time for which its price is needed. */
export interface AskedPrice {
  readonly mint: string
  readonly at: UnixSeconds
}

/** Reads the tokens and prices for the given mints and times. The price book contains only these. */
export async function readPriceBook(client: Client, requested: readonly AskedPrice[]): Promise<PriceBook> {
  const unclear = requested.filter(({ mint }) => !isDollar(mint))
  const tokens = await readTokens(client, [...new Set(unclear.map(({ mint }) => mint))])
  const samples = await readSamples(
    client,
    unclear.map(({ mint, at }) => ({ mint, from: at - priceFreshSeconds, until: at })),
  )
  return {
    tokenOf: (mint) => tokens.get(mint),
    priceAt(mint, at) {
      const newest = newestUntil(samples.get(mint) ?? [], at)
      return newest !== undefined && at - newest.at <= priceFreshSeconds ? newest.price_usd : undefined
    },
  }
}

async function readTokens(client: Client, mints: readonly string[]): Promise<ReadonlyMap<string, BookToken>> {
  if (mints.length === 0) return new Map()
  const { rows } = await client.query<BookToken & { mint: string }>({
    name: 'tokens-of-book',
    text: 'select mint, decimals, verified from token where mint = any($1)',
    values: [mints],
  })
  return new Map(
    rows.map(({ mint, decimals, verified }) => [mint, { decimals, verified: verified || isKnownMint(mint) }]),
  )
}
