import { priceScale } from '~/domain/perp'
import { mintsOfMarket } from '~/domain/perp-market-mints'
import type { UnixSeconds } from '~/domain/time'
import type { Client } from './pool'
import type { PastPrice } from './write-past-prices'

/** A stored record of a perp execution or order; named as its columns. */
export interface PerpRecord {
  readonly at: UnixSeconds
  readonly market_index: number
  readonly market_type: string
  /** Scaled by 10^6, as decimal text; 0 = the record does not tell. */
  readonly oracle_price_raw: string
}

/** MarketStatus Active (Drift): in any other state nobody promises that the oracle is looked at. */
const activeStatus = 1

const absurdUsd = 1e12

/** What records tell of the prices of mints: the oracle's at their time, in markets at work whose underlying is beyond doubt. */
export async function readRecordPrices(
  client: Client,
  records: readonly PerpRecord[],
): Promise<readonly PastPrice[]> {
  const telling = records.filter((record) => record.market_type === 'perp' && record.oracle_price_raw !== '0')
  if (telling.length === 0) return []
  const { rows } = await client.query<{ market_index: number; name: string }>({
    name: 'read-market-names',
    text: `select market_index, name from perp_market where market_index = any($1) and status = ${activeStatus}`,
    values: [[...new Set(telling.map((record) => record.market_index))]],
  })
  const names = new Map(rows.map((row) => [row.market_index, row.name]))
  return telling
    .flatMap((record) => pricesOf(record, names.get(record.market_index)))
    .filter(({ priceUsd }) => priceUsd > 0 && priceUsd < absurdUsd)
}

function pricesOf(record: PerpRecord, marketName: string | undefined): PastPrice[] {
  if (marketName === undefined) return []
  const marketPriceUsd = Number(record.oracle_price_raw) / Number(priceScale)
  return mintsOfMarket(marketName).map(({ mint, tokens }) => ({
    mint,
    at: record.at,
    priceUsd: marketPriceUsd / tokens,
    source: 'drift-record',
  }))
}
