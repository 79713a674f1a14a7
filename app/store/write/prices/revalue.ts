import type { UnixSeconds } from '~/domain/base/time'
import { dollarMints, mostDecimals } from '~/domain/order/fill-value'
import { priceFreshSeconds } from '~/domain/price/price'
import type { ChangeSet } from '~/store/batch/change-set'
import type { InsertedEvent } from '~/store/batch/insert-once'
import { dcaTable, limitTable } from '~/store/batch/order-table'
import { type Column, columnArrays, unnestColumns } from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { valueAtOpening } from '~/store/pricing/amount-usd'
import type { StoredSample } from '~/store/rollups/roll-candles'
import { rollFills } from '~/store/rollups/roll-fills'
import { revalueFills } from '../orders/complete-fills'
import { priceByAgreement, priceByFills } from './fill-prices'

/**
 * Maximum number of executions that one batch values when the decimals of their tokens become known. Further
 * executions stay without a value.
 */
const valuedPerBatch = 5_000

/**
 * Maximum number of valuation rounds. A new sample can give a fill a value. That fill implies a price, which
 * can give a second fill with an unclear leg a value. The second fill implies no further price.
 */
const mostRounds = 3

const sampleColumns: readonly Column<StoredSample>[] = [
  { name: 'mint', type: 'plain', of: (sample) => sample.mint },
  { name: 'at', type: 'int8', of: (sample) => sample.at },
]

/**
 * SQL: price samples, each with the time until which the sample is the newest (`until`). A join by `until`
 * must also use `within`. Without `within`, PostgreSQL can use an index only for the lower bound, which is
 * the sample's own time, and reads all rows after that time.
 */
const standing = `(select s.mint, s.at, coalesce(n.at, s.at + ${priceFreshSeconds + 1}) as until
  from (select * from ${unnestColumns(sampleColumns)}) s left join lateral (
    select at from price_sample where mint = s.mint and at > s.at and at <= s.at + ${priceFreshSeconds} order by at limit 1) n on true)`

const within = (time: string) => `${time} between s.at and s.at + ${priceFreshSeconds} and ${time} < s.until`

const dollars = `(${dollarMints.map((mint) => `'${mint}'`).join(', ')})`

/**
 * SQL: executions for which one of the samples is the newest price. Executions with a dollar stablecoin are
 * left out, because the stablecoin amount is their value regardless of prices. Kamino executions with an
 * unknown input amount are included.
 */
const fillsAfter = `select distinct f.signature, f.instruction_path, f.event_index, f.order_key, f.at
  from ${standing} s join fill f on ${within('f.at')} and s.mint in (f.input_mint, f.output_mint)
  where (f.input_raw is null or f.input_mint not in ${dollars}) and f.output_mint not in ${dollars}`

/**
 * Values executions and openings of orders again if one of the given samples is now the newest price for
 * them. The result is therefore the same whether the price or the execution arrives first.
 */
export async function revalueAfter(
  client: Client,
  samples: readonly StoredSample[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<void> {
  let news = samples
  for (let round = 0; round < mostRounds && news.length > 0; round++) {
    const values = columnArrays(sampleColumns, news)
    await valueOrdersAfter(client, values, changeSet)
    const { rows } = await client.query<InsertedEvent>({
      name: 'fills-after-samples',
      text: fillsAfter,
      values,
    })
    news = await valueAgain(client, rows, seenAt, changeSet)
  }
}

/**
 * Values the executions that had no value because the decimals of a token were unknown, and derives the prices
 * that executions imply now that facts of these tokens have become known.
 */
export async function revalueAfterFacts(
  client: Client,
  mints: readonly string[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<void> {
  if (mints.length === 0) return
  const { rows } = await client.query<InsertedEvent>({
    name: 'unvalued-fills',
    text: `select f.signature, f.instruction_path, f.event_index, f.order_key, f.at from (
        select * from fill where usd is null and input_mint = any($1) union select * from fill where usd is null and output_mint = any($1)) f
      where exists (select from token t where t.mint in (f.input_mint, f.output_mint) and t.mint = any($1) and t.decimals <= ${mostDecimals})
      order by f.at desc limit ${valuedPerBatch}`,
    values: [mints],
  })
  const samples = await valueAgain(client, rows, seenAt, changeSet)
  const agreed = await priceByAgreement(client, mints, seenAt, changeSet)
  await revalueAfter(client, [...samples, ...agreed], seenAt, changeSet)
}

/** Values executions again. Returns the price samples that changed as a result. */
async function valueAgain(
  client: Client,
  fills: readonly InsertedEvent[],
  seenAt: UnixSeconds,
  changeSet: ChangeSet,
): Promise<readonly StoredSample[]> {
  const { revisions } = await revalueFills(client, fills)
  await rollFills(client, revisions, seenAt)
  const now = revisions.map(({ after }) => after)
  return priceByFills(client, { fills: now, were: revisions.map(({ before }) => before) }, seenAt, changeSet)
}

async function valueOrdersAfter(
  client: Client,
  values: readonly string[],
  changeSet: ChangeSet,
): Promise<void> {
  for (const table of [dcaTable, limitTable]) {
    const { rows } = await client.query<{ key: string }>({
      name: `${table.name}-after-samples`,
      text: `select distinct x.key from ${standing} s
        join ${table.name} x on x.input_mint = s.mint and ${within('x.created_at')}`,
      values: [...values],
    })
    const keys = rows.map((row) => row.key)
    for (const row of await valueAtOpening(client, table, keys))
      changeSet.orderMoved({ ...row, wasActive: row.active })
  }
}
