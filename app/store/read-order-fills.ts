import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/ids'
import { mints } from '~/domain/mints'
import { priceFreshSeconds } from '~/domain/price'
import { invariant } from '~/lib/invariant'
import { boundedTotal, countBound, newestEventFirst } from './page-sql'
import type { Pool } from './pool'
import { createStatement, readRows } from './statement'

/** A stored execution with the market's prices at its time, USD per UI unit. */
export interface StoredFill {
  readonly signature: Signature
  readonly at: number
  readonly slot: number
  readonly inputRaw: bigint | undefined
  readonly outputRaw: bigint
  readonly usd: number | undefined
  readonly inputPriceUsd: number | undefined
  readonly outputPriceUsd: number | undefined
  readonly taker: Address | undefined
}

/** A dollar coin counts as one. A price that the fill itself has told is none to hold it against. */
const priceAt = (mint: string) => `case when ${mint} in ('${mints.USDC}', '${mints.USDT}') then 1 else (
  select price_usd from price_sample where mint = ${mint} and at between f.at - ${priceFreshSeconds} and f.at
    and (at < f.at or source <> 'fill') order by at desc limit 1) end`

const pageOfFills = createStatement(`
  select f.signature, f.at, f.slot, f.input_raw, f.output_raw, f.usd, f.taker,
    ${priceAt('$2')} as input_price_usd, ${priceAt('$3')} as output_price_usd
  from (select * from fill where order_key = $1 order by ${newestEventFirst} limit $4 offset $5) f order by ${newestEventFirst}`)

const summed = createStatement(`
  select count(*)::int as count, coalesce(sum(input_raw), 0) as input_raw
  from (select input_raw from fill where order_key = $1 limit ${countBound + 1}) bounded`)

/** One page of an order's executions, newest first. */
export async function readOrderFills(
  pool: Pool,
  order: { readonly key: Address; readonly inputMint: Address; readonly outputMint: Address },
  page: { readonly limit: number; readonly offset: number },
): Promise<StoredFill[]> {
  const values = [order.key, order.inputMint, order.outputMint, page.limit, page.offset]
  return (await readRows<FillRow>(pool, pageOfFills, values)).map(fromRow)
}

/** How many executions of an order are known, up to a bound, and what they have sold together. */
export async function readOrderFillTotal(pool: Pool, key: Address) {
  const [row] = await readRows<{ count: number; input_raw: string }>(pool, summed, [key])
  invariant(row, 'a count is one row')
  return { ...boundedTotal(row.count), inputRaw: BigInt(row.input_raw) }
}

interface FillRow {
  signature: string
  at: number
  slot: number
  input_raw: string | null
  output_raw: string
  usd: number | null
  taker: string | null
  input_price_usd: number | null
  output_price_usd: number | null
}

function fromRow(row: FillRow): StoredFill {
  return {
    signature: trustedSignature(row.signature),
    at: row.at,
    slot: row.slot,
    inputRaw: row.input_raw === null ? undefined : BigInt(row.input_raw),
    outputRaw: BigInt(row.output_raw),
    usd: row.usd ?? undefined,
    inputPriceUsd: row.input_price_usd ?? undefined,
    outputPriceUsd: row.output_price_usd ?? undefined,
    taker: row.taker === null ? undefined : trustedAddress(row.taker),
  }
}
