import type { Address } from '~/domain/base/ids'
import type { UiScale } from '~/domain/base/ui-scale'
import type { CandleInterval, CandleWindow, KnownCandle } from '~/domain/price/candle'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows, type Statement } from '../postgres/statement'
import { knownUsd } from '../pricing/known-usd'

const volume = `${knownUsd('volume_usd', 'unpriced')} as volume_usd`

const inWindow = 'mint = $1 and at >= $2::bigint and at < $3::bigint'

const candlesOf = (table: string) =>
  createStatement(`select at, open, high, low, close, ${volume} from ${table} where ${inWindow} order by at`)

/**
 * Day candles are not stored but computed from hour candles, because hour candles are retained for as long as
 * day candles would be.
 */
const days = createStatement(`
  select at - at % 86400 as at, (array_agg(open order by at) filter (where open is not null))[1] as open, max(high) as high,
    min(low) as low, (array_agg(close order by at desc) filter (where close is not null))[1] as close,
    ${knownUsd('sum(volume_usd)', 'sum(unpriced)')} as volume_usd
  from candle_hour where ${inWindow} group by 1 order by 1`)

const statements: Readonly<Record<CandleInterval, Statement>> = {
  minute: candlesOf('candle_minute'),
  hour: candlesOf('candle_hour'),
  day: days,
}

const lastClose = (table: string, before: string) =>
  `(select close from ${table} where mint = $1 and at < ${before} and close is not null order by at desc limit 1)`

/** Minute candles are retained for a few days only. Older prices come from hour candles. */
const closeBefore = createStatement(
  `select coalesce(${lastClose('candle_minute', '$2::bigint')}, ${lastClose('candle_hour', '$2 - $2 % 3600')}) as close,
    (select ui_scale from token where mint = $1) as ui_scale`,
)

/** Reads the non-empty candles of a mint, oldest first. The prices are in USD per unscaled unit. */
export async function readCandles(
  pool: Pool,
  mint: Address,
  interval: CandleInterval,
  window: CandleWindow,
): Promise<KnownCandle[]> {
  return (await readRows<CandleRow>(pool, statements[interval], [mint, window.from, window.to])).map(fromRow)
}

/**
 * Price before the first candle of a chart, and the multipliers that convert candle prices to displayed
 * units.
 */
export interface CandleStart {
  /** Last price before the first candle, USD per unscaled unit; `undefined` if there is none. */
  readonly close: number | undefined
  readonly uiScale: UiScale | undefined
}

/** Reads the last price of a mint before a time (unix seconds), and the mint's multipliers. */
export async function readCandleStart(pool: Pool, mint: Address, at: number): Promise<CandleStart> {
  type Row = { close: number | null; ui_scale: UiScale | null }
  const [row] = await readRows<Row>(pool, closeBefore, [mint, at])
  return { close: row?.close ?? undefined, uiScale: row?.ui_scale ?? undefined }
}

interface CandleRow {
  at: number
  open: number | null
  high: number | null
  low: number | null
  close: number | null
  volume_usd: number | null
}

function fromRow({ at, open, high, low, close, volume_usd }: CandleRow): KnownCandle {
  const hasPrices = open !== null && high !== null && low !== null && close !== null
  return {
    openAt: at,
    prices: hasPrices ? { open, high, low, close } : undefined,
    volumeUsd: volume_usd ?? undefined,
  }
}
