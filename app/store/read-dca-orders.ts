import { type Address, trustedAddress } from '~/domain/ids'
import type { OrderStatus } from '~/domain/order'
import type { DcaOrderView } from '~/domain/order-view'
import type { Pool } from './pool'
import { type TokenFacts, type TokenFactsColumn, tokenFactsColumn, tokenFactsOf } from './read-token-facts'
import { createStatement, readRows } from './statement'

/** A stored DCA order with the facts of its two tokens. */
export interface StoredDcaOrder {
  readonly state: DcaOrderView['state']
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
  join dca_order o on o.key = wanted.key
  left join token i on i.mint = o.input_mint left join token t on t.mint = o.output_mint
  order by wanted.place`)

/** The orders of these keys, in the order of the keys; unknown keys are left out. */
export async function readDcaOrders(pool: Pool, keys: readonly Address[]): Promise<StoredDcaOrder[]> {
  return (await readRows<DcaRow>(pool, byKeys, [keys])).map(fromRow)
}

interface DcaRow {
  key: string
  user_key: string
  input_mint: string
  output_mint: string
  idx: string
  next_cycle_at: number
  in_deposited_raw: string
  in_withdrawn_raw: string
  out_withdrawn_raw: string
  in_used_raw: string
  out_received_raw: string
  in_amount_per_cycle_raw: string
  cycle_frequency: number
  next_cycle_amount_left_raw: string
  min_out_amount_raw: string
  max_out_amount_raw: string
  keeper_in_balance_before_borrow_raw: string
  dca_out_balance_before_swap_raw: string
  created_at: number
  bump: number
  buy: boolean
  amount_usd: number | null
  amount_usd_at: number | null
  status: OrderStatus
  closed_at: number | null
  slot: number
  input_token: TokenFactsColumn
  output_token: TokenFactsColumn
}

function fromRow(row: DcaRow): StoredDcaOrder {
  return {
    state: stateOf(row),
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

function stateOf(row: DcaRow): StoredDcaOrder['state'] {
  return {
    key: trustedAddress(row.key),
    user: trustedAddress(row.user_key),
    inputMint: trustedAddress(row.input_mint),
    outputMint: trustedAddress(row.output_mint),
    idx: BigInt(row.idx),
    nextCycleAt: row.next_cycle_at,
    inDepositedRaw: BigInt(row.in_deposited_raw),
    inWithdrawnRaw: BigInt(row.in_withdrawn_raw),
    outWithdrawnRaw: BigInt(row.out_withdrawn_raw),
    inUsedRaw: BigInt(row.in_used_raw),
    outReceivedRaw: BigInt(row.out_received_raw),
    inAmountPerCycleRaw: BigInt(row.in_amount_per_cycle_raw),
    cycleFrequencySeconds: row.cycle_frequency,
    nextCycleAmountLeftRaw: BigInt(row.next_cycle_amount_left_raw),
    minOutAmountRaw: BigInt(row.min_out_amount_raw),
    maxOutAmountRaw: BigInt(row.max_out_amount_raw),
    keeperInBalanceBeforeBorrowRaw: BigInt(row.keeper_in_balance_before_borrow_raw),
    dcaOutBalanceBeforeSwapRaw: BigInt(row.dca_out_balance_before_swap_raw),
    createdAt: row.created_at,
    bump: row.bump,
  }
}
