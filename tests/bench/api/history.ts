import { createContext, siteFactsOf } from '~/context.server'
import { readEnvironment } from '~/env.server'
import { silentLog } from '~/lib/log'
import { createPool, type Pool } from '~/store/pool'

/** Some days, counted back from now, and how many executions each has, half of them of spot orders and half of perps. */
interface Days {
  readonly from: number
  readonly until: number
  readonly perDay: number
}

const fillSpot = `insert into fill (signature, instruction_path, event_index, protocol, order_key, maker, input_mint, output_mint, input_raw,
    output_raw, usd, slot, at)
  select md5('s' || d || ' ' || n), '0', 0, case when n % 2 = 0 then 'jupiter-dca' else 'jupiter-limit' end, o.key, o.maker, o.input_mint, o.output_mint,
    1000000, 1000000, exp(6 * random()), 100, $2::bigint - 86400 * d - (86400 * random())::bigint
  from generate_series($3::int, $4::int - 1) d, generate_series(1, $1::int) n
  join lateral (select key, maker, input_mint, output_mint from limit_order where key = md5((n * 7)::text)) o on true`

const fillPerp = `insert into perp_fill (signature, instruction_path, event_index, market_index, market_type, fill_record_id, base_raw, quote_raw,
    taker, taker_direction, maker, maker_direction, oracle_price_raw, explanation, slot, at)
  select md5('p' || d || ' ' || n), '0', 0, n % 40, 'perp', d * 1000000 + n, 1000000000, (1000000 * exp(10 * random()))::bigint,
    md5((n % 5000)::text), 'long', md5((n % 300)::text), 'short', 150000000, 0, 100, $2::bigint - 86400 * d - (86400 * random())::bigint
  from generate_series($3::int, $4::int - 1) d, generate_series(1, $1::int) n`

/** Adds the executions of some days, counted back from now: a longer history is an older one, and the last day stays what it was. */
export async function fillDays(pool: Pool, now: number, { from, until, perDay }: Days): Promise<void> {
  const ofEach = Math.round(perDay / 2)
  for (const sql of [fillSpot, fillPerp]) await pool.query(sql, [ofEach, now, from, until])
  await pool.query('vacuum (analyze)')
}

const rounds = 25

/** What each question costs when nothing is kept of its answer: median of some rounds, milliseconds. */
export async function timeUncached(
  databaseUrl: string,
  paths: ReadonlyMap<string, string>,
  key: string,
): Promise<ReadonlyMap<string, number>> {
  const pool = createPool({ url: databaseUrl, profile: 'web', log: silentLog })
  let monotonicMs = 0
  const context = createContext({
    site: siteFactsOf(readEnvironment(undefined, {})),
    maxStreams: 1,
    sessionSecret: 'nobody signs in to a benchmark at all',
    store: { pool, url: databaseUrl },
    // A clock that leaps lets no answer be kept.
    clock: { nowMs: () => Date.now(), monotonicMs: () => (monotonicMs += 600_000) },
    log: silentLog,
  })
  const medians = new Map<string, number>()
  for (const [name, path] of paths) {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const askedMs = performance.now()
      const request = new Request(`http://localhost${path}`, { headers: { 'X-API-Key': key } })
      const response = await context.api(request)
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${path}: ${response.status}`)
      times.push(performance.now() - askedMs)
    }
    medians.set(name, times.toSorted((left, right) => left - right)[Math.floor(rounds / 2)] ?? Number.NaN)
  }
  await context.stop()
  await pool.end()
  return medians
}
