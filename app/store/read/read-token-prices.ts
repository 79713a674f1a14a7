import type { Address } from '~/domain/base/ids'
import type { UnixSeconds } from '~/domain/base/time'
import { changeKeptSeconds, type DayAgoPrices } from '~/domain/price/day-change'
import { priceFreshSeconds } from '~/domain/price/price'
import { weekPoints } from '~/domain/price/week-prices'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { type DayAgoRow, dayAgoColumns, dayAgoJoins, dayAgoPrices } from './day-ago-sql'

/** Newest price of a token and the prices around its 24 h mark, USD per unscaled unit. */
interface TokenDayPrices {
  readonly mint: string
  readonly price: number
  /** Last time at which `price` counts as the token's price. */
  readonly validUntil: UnixSeconds
  readonly dayAgo: DayAgoPrices
}

/** Tokens whose last price is older have no change that may still be reported. */
const dayPrices = createStatement(`
  select t.mint, t.price_usd, t.price_at, ${dayAgoColumns} from token t ${dayAgoJoins({
    table: 'candle_minute',
    belongs: 'p.mint = t.mint',
    at: 'at',
    price: 'close',
    measuredAt: `least($1::bigint, t.price_at + ${priceFreshSeconds})`,
  })}
  where t.price_usd is not null and t.price_at >= $1::bigint - ${priceFreshSeconds + changeKeptSeconds}
    and (day_before.at is not null or day_after.at is not null)`)

/** Reads the prices from which the 24 h changes of all tokens follow. `now` is in unix seconds. */
export async function readTokenDayPrices(pool: Pool, now: UnixSeconds): Promise<TokenDayPrices[]> {
  type Row = DayAgoRow & { mint: string; price_usd: number; price_at: number }
  const rows = await readRows<Row>(pool, dayPrices, [now])
  return rows.map((row) => ({
    mint: row.mint,
    price: row.price_usd,
    validUntil: row.price_at + priceFreshSeconds,
    dayAgo: dayAgoPrices(row),
  }))
}

/** Last close in each part of the week. The parts are numbered by their start divided by their length. */
const weekCloses = createStatement(`
  select distinct on (c.mint, c.at / ${weekPoints.stepSeconds}) c.mint, c.at / ${weekPoints.stepSeconds} as part, c.close
  from candle_hour c where c.mint = any($1::text[]) and c.at >= $2::bigint and c.close is not null
  order by c.mint, c.at / ${weekPoints.stepSeconds}, c.at desc`)

/** Reads the last price in each part of the last week, USD per unscaled unit, by mint and number of the part. */
export async function readWeekCloses(
  pool: Pool,
  mints: readonly Address[],
  from: UnixSeconds,
): Promise<ReadonlyMap<string, ReadonlyMap<number, number>>> {
  type Row = { mint: string; part: number; close: number }
  const byMint = new Map<string, Map<number, number>>()
  if (mints.length === 0) return byMint
  for (const { mint, part, close } of await readRows<Row>(pool, weekCloses, [mints, from])) {
    const parts = byMint.get(mint) ?? new Map<number, number>()
    byMint.set(mint, parts.set(part, close))
  }
  return byMint
}
