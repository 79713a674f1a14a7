import { type Address, type Signature, trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { PerpDirection } from '~/domain/perp/perp'
import { quoteScale } from '~/domain/perp/perp'
import type { SpotProtocolId } from '~/domain/protocol/protocol'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { Pool } from '../postgres/pool'
import { createStatement, readRows } from '../postgres/statement'
import { joinMarket } from '../write/perps/perp-owner'
import { takerDirection } from './perps/perp-trade-sql'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from './read-token-facts'

/**
 * Filter for large executions. The time range is from `since` to `now` (unix seconds). Executions must be
 * worth at least `leastUsd`, and the `limit` largest are returned.
 */
export interface LargestRequest {
  readonly since: number
  readonly now: number
  readonly leastUsd: number
  readonly limit: number
}

/** A large execution of a spot order. */
export interface LargeFill {
  readonly protocol: SpotProtocolId
  readonly order: Address
  readonly signature: Signature
  readonly at: number
  readonly usd: number
  readonly input: TokenFacts
  readonly output: TokenFacts
}

/** A large execution of a perp market. */
export interface LargePerpFill {
  readonly venue: PerpVenue
  readonly marketIndex: number
  readonly marketKey: Address | undefined
  readonly name: string | undefined
  readonly baseSymbol: string | undefined
  readonly takerDirection: PerpDirection
  /** Side of `user`, in a list of one trader. `undefined`: the list has the side of the taker. */
  readonly userDirection?: PerpDirection | undefined
  readonly quoteRaw: bigint
  /**
   * User account and order of the taker. If the AMM was the taker, User account and order of the maker. In a list of
   * one trader, those of the trader.
   */
  readonly user: Address | undefined
  readonly orderId: number | undefined
  readonly signature: Signature
  readonly at: number
  readonly slot: number
}

/**
 * SQL: every hour that overlaps the time range. An index finds the largest executions of each hour, and the
 * largest executions of all are among them.
 */
const hours = `generate_series($1::bigint / 3600, $2::bigint / 3600) as hour (number)`

const spot = createStatement(`
  select f.protocol, f.order_key, f.signature, f.at, f.usd, f.input_mint, f.output_mint,
    ${tokenFactsColumn('i', 'input_token')}, ${tokenFactsColumn('o', 'output_token')}
  from (select f.* from ${hours} cross join lateral (
      select * from fill where at / 3600 = hour.number and at >= $1 and usd >= $3::float8
        and input_mint is not null and output_mint is not null
      order by usd desc nulls last limit $4) f
    order by usd desc, at desc, signature, instruction_path, event_index limit $4) f
  left join token i on i.mint = f.input_mint left join token o on o.mint = f.output_mint
  order by f.usd desc, f.at desc, f.signature, f.instruction_path, f.event_index`)

const perps = createStatement(`
  select f.venue, f.market_index, m.key as market_key, m.name, m.base_symbol, f.quote_raw, f.signature, f.at, f.slot,
    ${takerDirection} as taker_direction,
    case when f.taker_direction is null then f.maker else f.taker end as user_key,
    case when f.taker_direction is null then f.maker_order_id else f.taker_order_id end as order_id
  from (select f.* from ${hours} cross join lateral (
      select * from perp_fill where at / 3600 = hour.number and at >= $1 and quote_raw >= $3::numeric and market_type = 'perp'
        and (taker_direction is not null or maker_direction is not null)
      order by quote_raw desc limit $4) f
    order by quote_raw desc, at desc, signature, event_index limit $4) f
  ${joinMarket('f')}
  order by f.quote_raw desc, f.at desc, f.signature, f.event_index`)

/** Reads the largest executions of spot orders. The largest comes first. */
export async function readLargestFills(pool: Pool, request: LargestRequest): Promise<LargeFill[]> {
  const { since, now, leastUsd, limit } = request
  type Row = {
    protocol: SpotProtocolId
    order_key: string
    signature: string
    at: number
    usd: number
    input_mint: string
    output_mint: string
    input_token: TokenFactsColumn
    output_token: TokenFactsColumn
  }
  return (await readRows<Row>(pool, spot, [since, now, leastUsd, limit])).map((row) => ({
    protocol: row.protocol,
    order: trustedAddress(row.order_key),
    signature: trustedSignature(row.signature),
    at: row.at,
    usd: row.usd,
    input: tokenFactsOf(row.input_mint, row.input_token),
    output: tokenFactsOf(row.output_mint, row.output_token),
  }))
}

/** Reads the largest executions in perp markets. The largest comes first. */
export async function readLargestPerpFills(pool: Pool, request: LargestRequest): Promise<LargePerpFill[]> {
  const { since, now, leastUsd, limit } = request
  type Row = {
    venue: PerpVenue
    market_index: number
    market_key: string | null
    name: string | null
    base_symbol: string | null
    taker_direction: PerpDirection
    quote_raw: string
    user_key: string | null
    order_id: number | null
    signature: string
    at: number
    slot: number
  }
  const leastRaw = String(BigInt(leastUsd) * quoteScale)
  return (await readRows<Row>(pool, perps, [since, now, leastRaw, limit])).map((row) => ({
    venue: row.venue,
    marketIndex: row.market_index,
    marketKey: row.market_key === null ? undefined : trustedAddress(row.market_key),
    name: row.name ?? undefined,
    baseSymbol: row.base_symbol ?? undefined,
    takerDirection: row.taker_direction,
    quoteRaw: BigInt(row.quote_raw),
    user: row.user_key === null ? undefined : trustedAddress(row.user_key),
    orderId: row.order_id ?? undefined,
    signature: trustedSignature(row.signature),
    at: row.at,
    slot: row.slot,
  }))
}
