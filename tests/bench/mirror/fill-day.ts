import { encodeBase58 } from '~/lib/text/base58'
import type { Pool } from '~/store/postgres/pool'
import { seededRandom } from '../../helpers/seeded-random'

/** Rows of a day by table. Order actions of order-book venues are most of a real day. */
export interface DayRows {
  readonly fill: number
  readonly order_event: number
  readonly perp_fill: number
  readonly perp_order_action: number
}

const chunkRows = 5_000
const random = seededRandom(1)

/** Returns base58 of random bytes, which compresses as badly as real addresses and signatures. */
function randomText(bytes: number): string {
  return encodeBase58(Uint8Array.from({ length: bytes }, () => random.below(256)))
}

/** Accounts of the day. A few of them are much more active than the others. */
const accounts = Array.from({ length: 20_000 }, () => randomText(32))
const account = () => accounts[Math.floor(random.next() ** 3 * accounts.length)] ?? ''

/** SQL of the inserts. `$1` are signatures, `$2` and `$3` accounts, `$4` the start of the day. */
const inserts: Readonly<Record<keyof DayRows, string>> = {
  fill: `insert into fill (signature, instruction_path, event_index, slot, at, protocol, order_key, maker, taker, input_mint, output_mint,
      input_raw, output_raw, remaining_raw, fee_mint, fee_raw, number_of_fills, usd)
    select s, '2.' || n % 4, 0, 400000000 + n, $4 + (random() * 86399)::int, (array['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'])[1 + n % 4],
      b, a, 'DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M', 'So11111111111111111111111111111111111111112', 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      (random() * 1e12)::bigint, (random() * 1e10)::bigint, (random() * 1e12)::bigint, null, null, n % 9, random() * 1000`,
  order_event: `insert into order_event (signature, instruction_path, event_index, slot, at, protocol, order_key, kind, maker, input_mint, output_mint,
      input_raw, in_amount_per_cycle_raw, cycle_frequency)
    select s, '0.1', 0, 400000000 + n, $4 + (random() * 86399)::int, 'jupiter-dca', a, 'opened', b, 'So11111111111111111111111111111111111111112',
      'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', (random() * 1e12)::bigint, (random() * 1e10)::bigint, 60`,
  perp_fill: `insert into perp_fill (signature, instruction_path, event_index, slot, at, venue, market_index, market_type, fill_record_id, base_raw, quote_raw,
      taker, taker_order_id, taker_direction, taker_fee_quote_raw, maker, maker_order_id, maker_direction, maker_fee_quote_raw, oracle_price_raw, explanation)
    select s, 'log', n % 20, 400000000 + n, $4 + (random() * 86399)::int, case when n % 3 = 0 then 'velocity' else 'drift' end, n % 60, 'perp', (random() * 1e9)::bigint,
      (random() * 1e12)::bigint, (random() * 1e10)::bigint, a, n, 'long', (random() * 1e6)::int, b, n, 'short', -(random() * 1e5)::int, 187000000 + (random() * 1e6)::int, 0`,
  perp_order_action: `insert into perp_order_action (signature, instruction_path, event_index, slot, at, venue, action, market_index, market_type, user_key, order_id,
      direction, base_raw, base_filled_raw, quote_filled_raw, price_raw, oracle_price_raw, order_type, trigger_price_raw, trigger_condition, oracle_price_offset_raw,
      max_at, reduce_only, post_only, immediate_or_cancel)
    select s, 'log', n % 20, 400000000 + n, $4 + (random() * 86399)::int, case when n % 3 = 0 then 'velocity' else 'drift' end, (array['place', 'cancel'])[1 + n % 2],
      n % 60, 'perp', a, n, 'long', (random() * 1e12)::bigint, 0, 0, 187000000 + (random() * 1e6)::int, 187000000 + (random() * 1e6)::int, 1, 0, 0, 0, 0, false, true, false`,
}

/** Fills one day with random events, and the seconds after it with one, so that the day is closed. */
export async function fillDay(pool: Pool, dayAt: number, rows: DayRows): Promise<void> {
  await pool.query(`insert into meta (name, value) values ('genesis_hash', 'bench') on conflict do nothing`)
  for (const table of ['fill', 'order_event', 'perp_fill', 'perp_order_action'] as const) {
    const source = ' from unnest($1::text[], $2::text[], $3::text[]) with ordinality t(s, a, b, n)'
    for (let done = 0; done < rows[table]; done += chunkRows) {
      const count = Math.min(chunkRows, rows[table] - done)
      const texts = (of: () => string) => Array.from({ length: count }, of)
      await pool.query(inserts[table] + source, [
        texts(() => randomText(64)),
        texts(account),
        texts(account),
        dayAt,
      ])
    }
  }
  const later = ` from (values ('later', 'a', 'b', 1)) t(s, a, b, n)`
  await pool.query(inserts.fill.replaceAll('$4', String(dayAt + 86_400)) + later)
}
