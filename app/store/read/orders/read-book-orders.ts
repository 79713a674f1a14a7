import { trustedAddress } from '~/domain/base/ids'
import { type BookOrder, type BookSide, leastLevelRaw } from '~/domain/order/order-book'
import { mints } from '~/domain/token/mints'
import { venueIs } from '~/store/batch/table-protocols'
import type { Pool } from '~/store/postgres/pool'
import { createStatement, readRows } from '~/store/postgres/statement'

/**
 * Number of orders to read per side of the order book. This is more than a book shows, so that enough orders
 * remain after later filtering.
 */
const mostPerSide = 200

/**
 * SQL condition: any taker can fill the order now. Such an order is not in the middle of a flash fill, not
 * reserved for one taker and not expired.
 */
const fillable = `active and ${venueIs('kamino')} and not mid_flash and counterparty is null
  and (expires_at is null or expires_at > $1::bigint) and initial_input_raw > 0 and expected_output_raw > 0`

const side = (name: BookSide, input: string, output: string, lamports: string, best: string) => `
  (select key, maker, '${name}' as side, initial_input_raw, expected_output_raw, remaining_input_raw from limit_order
  where input_mint = '${input}' and output_mint = '${output}' and ${fillable} and ${lamports} >= ${leastLevelRaw}
  order by ${best}, key limit ${mostPerSide})`

const book = createStatement(
  [
    side(
      'bid',
      mints.USDC,
      mints.wSOL,
      'div(remaining_input_raw * expected_output_raw, initial_input_raw)',
      'initial_input_raw / expected_output_raw desc',
    ),
    side('ask', mints.wSOL, mints.USDC, 'remaining_input_raw', 'expected_output_raw / initial_input_raw'),
  ].join(' union all '),
)

/**
 * Reads the best resting Kamino orders between wrapped SOL and USDC, in no particular order. `now` is in unix
 * seconds.
 */
export async function readBookOrders(pool: Pool, now: number): Promise<BookOrder[]> {
  type Row = {
    key: string
    maker: string
    side: BookSide
    initial_input_raw: string
    expected_output_raw: string
    remaining_input_raw: string
  }
  return (await readRows<Row>(pool, book, [now])).map((row) => ({
    key: trustedAddress(row.key),
    maker: trustedAddress(row.maker),
    side: row.side,
    initialInputRaw: BigInt(row.initial_input_raw),
    expectedOutputRaw: BigInt(row.expected_output_raw),
    remainingInputRaw: BigInt(row.remaining_input_raw),
  }))
}
