import { type Address, trustedAddress } from '~/domain/ids'
import type { OrderStatus } from '~/domain/order'
import type { LimitOrderView } from '~/domain/order-view'
import type { LimitProtocolId } from '~/domain/protocol'
import type { Pool } from './pool'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from './read-token-facts'
import { createStatement, readRows } from './statement'

/** A stored limit order with the facts of its two tokens. */
export interface StoredLimitOrder {
  readonly protocol: LimitProtocolId
  readonly state: LimitOrderView['state']
  readonly buy: boolean
  readonly status: OrderStatus
  readonly closedAt: number | undefined
  readonly amountUsd: number | undefined
  readonly amountUsdAt: number | undefined
  readonly slot: number
  readonly input: TokenFacts
  readonly output: TokenFacts
}

const byKeys = createStatement(`
  select o.*, ${tokenFactsColumn('i', 'input_token')}, ${tokenFactsColumn('t', 'output_token')}
  from unnest($1::text[]) with ordinality as wanted (key, place)
  join limit_order o on o.key = wanted.key
  left join token i on i.mint = o.input_mint left join token t on t.mint = o.output_mint
  order by wanted.place`)

/** The orders of these keys, of either venue, in the order of the keys; unknown keys are left out. */
export async function readLimitOrders(pool: Pool, keys: readonly Address[]): Promise<StoredLimitOrder[]> {
  return (await readRows<LimitRow>(pool, byKeys, [keys])).map(fromRow)
}

interface LimitRow {
  key: string
  protocol: LimitProtocolId
  maker: string
  input_mint: string
  output_mint: string
  initial_input_raw: string
  expected_output_raw: string
  remaining_input_raw: string
  filled_output_raw: string
  created_at: number | null
  chain_updated_at: number | null
  expires_at: number | null
  number_of_fills: number | null
  buy: boolean
  amount_usd: number | null
  amount_usd_at: number | null
  status: OrderStatus
  closed_at: number | null
  slot: number
  input_token: TokenFactsColumn
  output_token: TokenFactsColumn
}

function fromRow(row: LimitRow): StoredLimitOrder {
  return {
    protocol: row.protocol,
    state: {
      key: trustedAddress(row.key),
      maker: trustedAddress(row.maker),
      initialInputRaw: BigInt(row.initial_input_raw),
      expectedOutputRaw: BigInt(row.expected_output_raw),
      remainingInputRaw: BigInt(row.remaining_input_raw),
      filledOutputRaw: BigInt(row.filled_output_raw),
      createdAt: row.created_at ?? undefined,
      updatedAt: row.chain_updated_at ?? undefined,
      expiresAt: row.expires_at ?? undefined,
      numberOfFills: row.number_of_fills ?? undefined,
    },
    buy: row.buy,
    status: row.status,
    closedAt: row.closed_at ?? undefined,
    amountUsd: row.amount_usd ?? undefined,
    amountUsdAt: row.amount_usd_at ?? undefined,
    slot: row.slot,
    input: tokenFactsOf(row.input_mint, row.input_token),
    output: tokenFactsOf(row.output_mint, row.output_token),
  }
}
