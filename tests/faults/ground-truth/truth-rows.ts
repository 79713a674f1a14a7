import type { Address, Signature } from '~/domain/base/ids'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import type { OrderLife } from './known-block'
import type { PerpTrade } from './perp-trades'

/**
 * Rows of the tables that are compared, each as one text with everything that the chain determines. `truthSql` reads
 * the same texts from a store.
 */
export type TruthRows = Readonly<Record<keyof typeof truthSql, string[]>>

export const emptyRows = (): TruthRows => ({
  fill: [],
  order_event: [],
  perp_fill: [],
  perp_position_record: [],
  dca_order: [],
  perp_position: [],
})

/** Queries that read the rows. `$1`: the newest slot of events. */
export const truthSql = {
  fill: `select concat_ws(' ', signature, order_key, input_raw, output_raw, fee_raw, slot, at) as row
    from fill where slot <= $1`,
  order_event: `select concat_ws(' ', signature, order_key, kind, slot, at) as row from order_event where slot <= $1`,
  perp_fill: `select concat_ws(' ', signature, fill_record_id, base_raw, quote_raw, taker, taker_direction, maker,
    slot, at) as row from perp_fill where slot <= $1`,
  perp_position_record: `select concat_ws(' ', user_key, fill_record_id, delta_base_raw, base_raw, slot) as row
    from perp_position_record where slot <= $1`,
  dca_order: `select concat_ws(' ', key, in_deposited_raw, in_used_raw, out_received_raw, status, active::text) as row
    from dca_order where $1::bigint is not null`,
  perp_position: `select concat_ws(' ', user_key, market_index, base_raw) as row
    from perp_position where $1::bigint is not null`,
} as const

interface Place {
  readonly signature: Signature
  readonly slot: Slot
  readonly at: UnixSeconds
}

const textOf = (...parts: readonly (string | number | bigint | boolean)[]) => parts.map(String).join(' ')

export function fillRow(
  { signature, slot, at }: Place,
  order: Address,
  { inputRaw, outputRaw, feeRaw }: Readonly<Record<'inputRaw' | 'outputRaw' | 'feeRaw', bigint>>,
): string {
  return textOf(signature, order, inputRaw, outputRaw, feeRaw, slot, at)
}

export function orderEventRow({ signature, slot, at }: Place, order: Address, kind: string): string {
  return textOf(signature, order, kind, slot, at)
}

export function perpFillRow({ signature, slot, at }: Place, trade: PerpTrade): string {
  const { fillRecordId, baseRaw, quoteRaw, taker, maker, isLong } = trade
  const direction = isLong ? 'long' : 'short'
  return textOf(signature, fillRecordId, baseRaw, quoteRaw, taker, direction, maker, slot, at)
}

/** Row of what a trade left of the position of one of its traders. */
export function recordRow(
  user: Address,
  { fillRecordId }: PerpTrade,
  { deltaRaw, baseRaw }: Readonly<Record<'deltaRaw' | 'baseRaw', bigint>>,
  slot: Slot,
): string {
  return textOf(user, fillRecordId, deltaRaw, baseRaw, slot)
}

export function orderRow({ order, depositedRaw, usedRaw, receivedRaw, status }: OrderLife): string {
  return textOf(order.key, depositedRaw, usedRaw, receivedRaw, status, status === 'open')
}

/** Row of a position. A trader without a position has none. */
export function positionRow(user: Address, baseRaw: bigint): readonly string[] {
  return baseRaw === 0n ? [] : [textOf(user, 0, baseRaw)]
}
