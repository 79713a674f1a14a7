import { type Address, trustedAddress } from '~/domain/base/ids'
import type { Slot } from '~/domain/base/time'
import type { OrderFilled } from '~/domain/chain/chain-event'
import { type FillLegs, usdOfFill } from '~/domain/order/fill-value'
import type { InsertedEvent } from '~/store/batch/insert-once'
import { identityColumns, newOf, type Seen, timeOf } from '~/store/batch/insert-once'
import type { Column } from '~/store/postgres/columns'
import { copyRows } from '~/store/postgres/copy-rows'
import type { Client } from '~/store/postgres/pool'
import { type AskedPrice, readPriceBook } from '~/store/pricing/read-price-book'
import type { FillFacts } from '~/store/rollups/roll-fills'

type Filling = Seen<OrderFilled>

/** A stored execution with its value, and the data from which its value and prices were computed. */
export interface ValuedFill extends FillFacts, InsertedEvent, FillLegs {
  readonly slot: Slot
  readonly at: number
  readonly input_mint: string | null
  readonly output_mint: string | null
}

type ValuedFilling = Filling & { readonly usd: number | undefined }

const columns: readonly Column<ValuedFilling>[] = [
  ...identityColumns,
  { name: 'protocol', type: 'plain', of: (event) => event.protocol },
  { name: 'order_key', type: 'plain', of: (event) => event.order },
  { name: 'maker', type: 'plain', of: (event) => event.maker },
  { name: 'taker', type: 'plain', of: (event) => event.taker },
  { name: 'input_mint', type: 'plain', of: (event) => event.inputMint },
  { name: 'output_mint', type: 'plain', of: (event) => event.outputMint },
  { name: 'input_raw', type: 'numeric', of: (event) => event.inputRaw },
  { name: 'output_raw', type: 'numeric', of: (event) => event.outputRaw },
  { name: 'remaining_raw', type: 'numeric', of: (event) => event.remainingInputRaw },
  { name: 'number_of_fills', type: 'int8', of: (event) => event.numberOfFills },
  { name: 'fee_mint', type: 'plain', of: (event) => event.feeMint },
  { name: 'fee_raw', type: 'numeric', of: (event) => event.feeRaw },
  { name: 'usd', type: 'float8', of: (event) => event.usd },
]

/**
 * Inserts executions of spot orders. An execution that is already stored is not inserted again. The value is
 * computed before the insert, because a later update would write the row and all its index entries a second
 * time.
 */
export async function insertFills(
  client: Client,
  events: readonly Filling[],
): Promise<readonly ValuedFill[]> {
  const reported = await nameParties(client, await newOf(client, 'fill', events))
  const legs = reported.map(legsOf)
  const book = await readPriceBook(client, legs.flatMap(askedOf))
  const fills = reported.map((event, index) => {
    const own = legs[index]
    return { ...event, usd: own && usdOfFill(own, book) }
  })
  await copyRows(client, 'fill', columns, fills)
  return fills.map(rowOf)
}

/** Returns the prices on which the value of an execution depends. */
export function askedOf({ input_mint, output_mint, at }: FillLegs): AskedPrice[] {
  return [input_mint, output_mint].flatMap((mint) => (mint === null ? [] : { mint, at }))
}

interface Parties {
  key: string
  maker: string
  input_mint: string
  output_mint: string
}

/** Adds maker and mints from the order's row to executions whose events contain neither. */
async function nameParties(client: Client, fills: readonly Filling[]): Promise<readonly Filling[]> {
  const isNamed = ({ maker, inputMint, outputMint }: Filling) => maker && inputMint && outputMint
  const keys = new Set(fills.filter((fill) => !isNamed(fill)).map(({ order }) => order))
  if (keys.size === 0) return fills
  const { rows } = await client.query<Parties>({
    name: 'parties-of-limit-orders',
    text: 'select key, maker, input_mint, output_mint from limit_order where key = any($1)',
    values: [[...keys]],
  })
  const orders = new Map<Address, Parties>(rows.map((row) => [trustedAddress(row.key), row]))
  return fills.map((fill) => withParties(fill, orders.get(fill.order)))
}

function withParties(fill: Filling, order: Parties | undefined): Filling {
  if (order === undefined) return fill
  return {
    ...fill,
    maker: fill.maker ?? trustedAddress(order.maker),
    inputMint: fill.inputMint ?? trustedAddress(order.input_mint),
    outputMint: fill.outputMint ?? trustedAddress(order.output_mint),
  }
}

function legsOf(event: Filling): FillLegs {
  return {
    at: timeOf(event),
    input_mint: event.inputMint ?? null,
    output_mint: event.outputMint ?? null,
    input_raw: event.inputRaw ?? null,
    output_raw: event.outputRaw,
  }
}

function rowOf(event: ValuedFilling): ValuedFill {
  return {
    ...legsOf(event),
    signature: event.signature,
    instruction_path: event.instructionPath,
    event_index: event.eventIndex,
    slot: event.slot,
    protocol: event.protocol,
    order_key: event.order,
    maker: event.maker ?? null,
    usd: event.usd ?? null,
  }
}
