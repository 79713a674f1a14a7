import type { DcaOrderState, LimitOrderState } from '~/domain/order/order'
import { dcaRemainingRaw, isBuy } from '~/domain/order/order'
import type { Column } from '../postgres/columns'
import type { WriteOf } from './batch'

/** Describes how the accounts of one kind of order are mapped to table rows. */
export interface OrderTable<State extends DcaOrderState | LimitOrderState> {
  readonly name: 'dca_order' | 'limit_order'
  /** Columns that each account state updates, without the key. */
  readonly columns: readonly Column<WriteOf<State>>[]
  /** Columns that are written once, from the first seen account state. */
  readonly firstColumns: readonly Column<WriteOf<State>>[]
  /** Name of the column with the input amount whose value is `amount_usd`. */
  readonly amountColumn: string
  /** SQL condition: the order with the row alias `o` has something left to sell. */
  readonly somethingLeft: string
}

function plain<Row>(name: string, of: Column<Row>['of']): Column<Row> {
  return { name, type: 'plain', of }
}

function raw<Row>(name: string, of: Column<Row>['of']): Column<Row> {
  return { name, type: 'numeric', of }
}

function int8<Row>(name: string, of: Column<Row>['of']): Column<Row> {
  return { name, type: 'int8', of }
}

type DcaWrite = WriteOf<DcaOrderState>

export const dcaTable: OrderTable<DcaOrderState> = {
  name: 'dca_order',
  columns: [
    plain<DcaWrite>('user_key', ({ state }) => state.user),
    plain<DcaWrite>('input_mint', ({ state }) => state.inputMint),
    plain<DcaWrite>('output_mint', ({ state }) => state.outputMint),
    raw<DcaWrite>('idx', ({ state }) => state.idx),
    int8<DcaWrite>('next_cycle_at', ({ state }) => state.nextCycleAt),
    raw<DcaWrite>('in_deposited_raw', ({ state }) => state.inDepositedRaw),
    raw<DcaWrite>('in_withdrawn_raw', ({ state }) => state.inWithdrawnRaw),
    raw<DcaWrite>('out_withdrawn_raw', ({ state }) => state.outWithdrawnRaw),
    raw<DcaWrite>('in_used_raw', ({ state }) => state.inUsedRaw),
    raw<DcaWrite>('out_received_raw', ({ state }) => state.outReceivedRaw),
    raw<DcaWrite>('in_amount_per_cycle_raw', ({ state }) => state.inAmountPerCycleRaw),
    int8<DcaWrite>('cycle_frequency', ({ state }) => state.cycleFrequencySeconds),
    raw<DcaWrite>('next_cycle_amount_left_raw', ({ state }) => state.nextCycleAmountLeftRaw),
    raw<DcaWrite>('min_out_amount_raw', ({ state }) => state.minOutAmountRaw),
    raw<DcaWrite>('max_out_amount_raw', ({ state }) => state.maxOutAmountRaw),
    raw<DcaWrite>('keeper_in_balance_before_borrow_raw', ({ state }) => state.keeperInBalanceBeforeBorrowRaw),
    raw<DcaWrite>('dca_out_balance_before_swap_raw', ({ state }) => state.dcaOutBalanceBeforeSwapRaw),
    int8<DcaWrite>('created_at', ({ state }) => state.createdAt),
    { name: 'bump', type: 'int2', of: ({ state }) => state.bump },
  ],
  firstColumns: [
    { name: 'buy', type: 'bool', of: ({ state }) => isBuy(state.inputMint, state.outputMint) },
    int8<DcaWrite>('first_slot', ({ slot }) => slot),
  ],
  amountColumn: 'in_deposited_raw',
  somethingLeft: '(o.in_deposited_raw - o.in_used_raw - o.in_withdrawn_raw > 0)',
}

type LimitWrite = WriteOf<LimitOrderState>

export const limitTable: OrderTable<LimitOrderState> = {
  name: 'limit_order',
  columns: [
    plain<LimitWrite>('protocol', ({ state }) => state.protocol),
    plain<LimitWrite>('maker', ({ state }) => state.maker),
    plain<LimitWrite>('input_mint', ({ state }) => state.inputMint),
    plain<LimitWrite>('output_mint', ({ state }) => state.outputMint),
    raw<LimitWrite>('initial_input_raw', ({ state }) => state.initialInputRaw),
    raw<LimitWrite>('expected_output_raw', ({ state }) => state.expectedOutputRaw),
    raw<LimitWrite>('remaining_input_raw', ({ state }) => state.remainingInputRaw),
    raw<LimitWrite>('filled_output_raw', ({ state }) => state.filledOutputRaw),
    int8<LimitWrite>('chain_updated_at', ({ state }) => state.updatedAt),
    int8<LimitWrite>('expires_at', ({ state }) => state.expiresAt),
    plain<LimitWrite>('counterparty', ({ state }) => state.counterparty),
    int8<LimitWrite>('number_of_fills', ({ state }) => state.numberOfFills),
    { name: 'mid_flash', type: 'bool', of: ({ state }) => state.midFlash },
    raw<LimitWrite>('unique_id', ({ state }) => state.uniqueId),
    { name: 'fee_bps', type: 'int4', of: ({ state }) => state.feeBps },
  ],
  firstColumns: [
    int8<LimitWrite>('created_at', ({ state }) => state.createdAt),
    { name: 'buy', type: 'bool', of: ({ state }) => isBuy(state.inputMint, state.outputMint) },
    raw<LimitWrite>('first_remaining_raw', ({ state }) => state.remainingInputRaw),
    // In the middle of a flash fill, the number of fills does not match the remaining amount yet, so it is
    // not stored.
    int8<LimitWrite>('first_number_of_fills', ({ state }) => (state.midFlash ? null : state.numberOfFills)),
    int8<LimitWrite>('first_slot', ({ slot }) => slot),
  ],
  amountColumn: 'initial_input_raw',
  somethingLeft: '(o.remaining_input_raw > 0)',
}

/**
 * Returns the status that follows from the account state alone. An order with nothing left to sell is
 * completed, even if its program reports another status (Kamino closes filled orders as cancelled).
 */
export function accountStatus(state: DcaOrderState | LimitOrderState): 'open' | 'completed' | 'cancelled' {
  if (state.kind === 'dca') return dcaRemainingRaw(state) === 0n ? 'completed' : 'open'
  if (state.remainingInputRaw === 0n || state.accountStatus === 'filled') return 'completed'
  return state.accountStatus === 'cancelled' ? 'cancelled' : 'open'
}
