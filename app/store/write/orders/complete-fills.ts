import type { Slot } from '~/domain/base/time'
import { usdOfFill } from '~/domain/order/fill-value'
import type { InsertedEvent } from '~/store/batch/insert-once'
import { type Column, columnArrays, columnNames, unnestColumns } from '~/store/postgres/columns'
import type { Client } from '~/store/postgres/pool'
import { readPriceBook } from '~/store/pricing/read-price-book'
import type { FillFacts, FillRevision } from '~/store/rollups/roll-fills'
import { askedOf, type ValuedFill } from './insert-fills'

/**
 * Finds the input amounts of Kamino fills. Kamino reports the amount that is left after a fill, not the
 * amount sold. The input amount is the difference between the amounts left before and after the fill. The
 * amount left before comes from the fill with the previous number, from the opening for the first fill, or
 * from the first seen account state if that state had the previous number of fills. The input amount stays
 * unknown until one of these is stored, so the order of arrival does not matter. Returns the fills of these
 * orders whose input amount is now known. The caller must value these fills again.
 */
export async function findFillInputs(
  client: Client,
  orderKeys: readonly string[],
): Promise<readonly InsertedEvent[]> {
  if (orderKeys.length === 0) return []
  const { rows } = await client.query<InsertedEvent>({
    name: 'find-fill-inputs',
    text: `update fill f set input_raw = m.before_raw - f.remaining_raw
      from fill g cross join lateral (
        select before_raw from (
          select remaining_raw, slot from fill where order_key = g.order_key and number_of_fills = g.number_of_fills - 1
          union all select input_raw, slot from order_event where order_key = g.order_key and kind = 'opened' and g.number_of_fills = 1
          union all select first_remaining_raw, first_slot from limit_order where key = g.order_key and first_number_of_fills = g.number_of_fills - 1
        ) known(before_raw, slot) where before_raw > g.remaining_raw and coalesce(slot <= g.slot, true) order by slot desc nulls last limit 1) m
      where g.order_key = any($1) and g.input_raw is null and g.number_of_fills is not null
        and (f.signature, f.instruction_path, f.event_index, f.at) = (g.signature, g.instruction_path, g.event_index, g.at)
      returning f.signature, f.instruction_path, f.event_index, f.order_key, f.at`,
    values: [[...new Set(orderKeys)]],
  })
  return rows
}

/**
 * Clears input amounts that may have been derived from a fill of an orphaned slot, because later fills of the
 * winning fork may have arrived before the rollback. Call this after the orphaned fills are deleted. Returns
 * the fills whose input amount and value must be computed again.
 */
export async function forgetFillInputs(
  client: Client,
  orderKeys: readonly string[],
  sinceSlot: Slot,
): Promise<readonly InsertedEvent[]> {
  if (orderKeys.length === 0) return []
  const { rows } = await client.query<InsertedEvent>(
    `update fill set input_raw = null where order_key = any($1) and slot >= $2 and number_of_fills is not null and input_raw is not null
      returning signature, instruction_path, event_index, order_key, at`,
    [orderKeys, sinceSlot],
  )
  return rows
}

/** Change of the value of an execution that is still stored. */
export interface KnownRevision extends FillRevision {
  readonly after: FillFacts & InsertedEvent
}

const askedColumns: readonly Column<InsertedEvent>[] = [
  { name: 'signature', type: 'plain', of: (row) => row.signature },
  { name: 'instruction_path', type: 'plain', of: (row) => row.instruction_path },
  { name: 'event_index', type: 'int4', of: (row) => row.event_index },
  { name: 'at', type: 'int8', of: (row) => row.at },
]

const identity = columnNames(askedColumns)

const askedFills = `select ${columnNames(askedColumns, 'g.')}, g.slot, g.protocol, g.maker, g.order_key, g.input_mint, g.output_mint,
    g.input_raw, g.output_raw, g.usd
  from (select distinct ${identity} from ${unnestColumns(askedColumns)}) asked join fill g using (${identity})`

const valueColumns: readonly Column<ValuedFill>[] = [
  ...askedColumns,
  { name: 'usd', type: 'float8', of: (row) => row.usd },
]

const setValues = `update fill f set usd = v.usd from (select * from ${unnestColumns(valueColumns)}) v
  where (${columnNames(askedColumns, 'f.')}) = (${columnNames(askedColumns, 'v.')})`

/**
 * Result of valuing executions again: all executions with their current value, and the changed executions
 * with their values before and after.
 */
export interface Revaluation {
  readonly fills: readonly ValuedFill[]
  readonly revisions: readonly { readonly before: ValuedFill; readonly after: ValuedFill }[]
}

/** Computes the USD values of stored executions again. */
export async function revalueFills(
  client: Client,
  requested: readonly InsertedEvent[],
): Promise<Revaluation> {
  if (requested.length === 0) return { fills: [], revisions: [] }
  const { rows } = await client.query<ValuedFill>({
    name: 'asked-fills',
    text: askedFills,
    values: columnArrays(askedColumns, requested),
  })
  const book = await readPriceBook(client, rows.flatMap(askedOf))
  const fills = rows.map((before) => ({ ...before, usd: usdOfFill(before, book) ?? null }))
  const revisions = rows.flatMap((before, index) => {
    const after = fills[index]
    return after === undefined || after.usd === before.usd ? [] : { before, after }
  })
  if (revisions.length > 0) {
    const changed = revisions.map(({ after }) => after)
    await client.query({ name: 'value-fills', text: setValues, values: columnArrays(valueColumns, changed) })
  }
  return { fills, revisions }
}

/**
 * Adds maker and mints to fills that arrived before their order. The trade events of the Jupiter limit
 * programs contain neither, so both come from the order. Returns the changes. The caller must value these
 * fills again.
 */
export async function completeFills(
  client: Client,
  orderKeys: readonly string[],
): Promise<readonly KnownRevision[]> {
  if (orderKeys.length === 0) return []
  const { rows } = await client.query<
    FillFacts &
      InsertedEvent & { known_maker: string | null; known_input: string | null; known_output: string | null }
  >({
    name: 'complete-fills',
    text: `update fill f set maker = coalesce(g.maker, l.maker), input_mint = coalesce(g.input_mint, l.input_mint),
        output_mint = coalesce(g.output_mint, l.output_mint)
      from fill g join limit_order l on l.key = g.order_key
      where g.order_key = any($1) and (g.maker is null or g.input_mint is null or g.output_mint is null)
        and (${columnNames(askedColumns, 'f.')}) = (${columnNames(askedColumns, 'g.')})
      returning ${columnNames(askedColumns, 'f.')}, f.protocol, f.order_key, f.maker, f.input_mint, f.output_mint, f.usd,
        g.maker as known_maker, g.input_mint as known_input, g.output_mint as known_output`,
    values: [orderKeys],
  })
  return rows.map(({ known_maker, known_input, known_output, ...after }) => ({
    before: { ...after, maker: known_maker, input_mint: known_input, output_mint: known_output },
    after,
  }))
}
