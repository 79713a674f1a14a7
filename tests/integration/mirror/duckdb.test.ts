import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MirrorTableName, mirrorTables } from '~/domain/service/mirror-tables'
import type { Pool } from '~/store/postgres/pool'
import { createFolder, createWorld, day, firstDay, readManifest, runMirror } from './mirror-world.fixture'

/** Tests that DuckDB reads the files, and computes the same numbers from them as PostgreSQL from its rows. */

type Duck = typeof import('@duckdb/node-api')

/** The mirror that the tests read, and DuckDB. `undefined`: its native part can't be loaded on this platform. */
let mirror: Awaited<ReturnType<typeof openMirror>> | undefined
let reason = ''

beforeAll(async () => {
  const duck = await import('@duckdb/node-api').catch((error: unknown) => {
    reason = `DuckDB can't be loaded: ${String(error)}`
    return undefined
  })
  mirror = duck && (await openMirror(duck))
})

afterAll(() => mirror?.close())

interface Question {
  readonly title: string
  readonly duckdb: (files: (table: MirrorTableName) => string) => string
  /** The same question to the store. `$1` and `$2` are the first second of the days and the one after them. */
  readonly postgres: string
}

const inDays = 'at >= $1 and at < $2'

const questions: readonly Question[] = [
  {
    title: 'fills, exact amounts and value by protocol and day',
    duckdb: (
      files,
    ) => `select protocol, strftime(block_time, '%Y-%m-%d') as day, count(*), sum(input_raw), sum(output_raw), round(sum(usd), 2)
      from ${files('fills')} group by all order by 1, 2`,
    postgres: `select protocol, to_char(to_timestamp(at) at time zone 'utc', 'YYYY-MM-DD') as day, count(*), sum(input_raw), sum(output_raw),
        round(sum(usd)::numeric, 2)
      from fill where ${inDays} group by 1, 2 order by 1, 2`,
  },
  {
    title: 'the ten makers with the largest executed value',
    duckdb: (
      files,
    ) => `select maker, count(distinct order_key), round(sum(usd), 2) as total from ${files('fills')}
      where maker is not null group by maker order by total desc, maker limit 10`,
    postgres: `select maker, count(distinct order_key), round(sum(usd)::numeric, 2) as total from fill where ${inDays} and maker is not null
      group by maker order by total desc, maker limit 10`,
  },
  {
    title: 'share of orders that ended by each kind',
    duckdb: (
      files,
    ) => `select protocol, kind, count(*), round(100.0 * count(*) / sum(count(*)) over (partition by protocol), 3)
      from ${files('order_events')} where kind <> 'opened' group by protocol, kind order by 1, 2`,
    postgres: `select protocol, kind, count(*), round(100.0 * count(*) / sum(count(*)) over (partition by protocol), 3)
      from order_event where ${inDays} and kind <> 'opened' group by protocol, kind order by 1, 2`,
  },
  {
    title: 'volume, liquidated notional and fees of each perp market by hour',
    duckdb: (
      files,
    ) => `select venue, market_index, epoch(date_trunc('hour', block_time))::bigint as hour_at, sum(quote_raw),
        coalesce(sum(quote_raw) filter (where explanation = 5), 0), sum(taker_fee_quote_raw) + sum(maker_fee_quote_raw)
      from ${files('perp_fills')} where market_type = 'perp' group by all order by 1, 2, 3`,
    postgres: `select venue, market_index, at - at % 3600 as hour_at, sum(quote_raw),
        coalesce(sum(quote_raw) filter (where explanation = 5), 0), sum(taker_fee_quote_raw) + sum(maker_fee_quote_raw)
      from perp_fill where ${inDays} and market_type = 'perp' group by 1, 2, 3 order by 1, 2, 3`,
  },
  {
    title: 'funding paid by longs, with cumulative sums of 38 digits, beside order actions per market',
    duckdb: (
      files,
    ) => `select f.venue, f.market_index, sum(f.funding_rate_raw), min(f.cumulative_long_raw), max(f.cumulative_short_raw), any_value(a.actions)
      from ${files('perp_fundings')} f join (
        select venue, market_index, count(*) filter (where reduce_only) as actions from ${files('perp_order_actions')} group by all) a
        on a.venue = f.venue and a.market_index = f.market_index
      group by f.venue, f.market_index order by 1, 2`,
    postgres: `select f.venue, f.market_index, sum(f.funding_rate_raw), min(f.cumulative_long_raw), max(f.cumulative_short_raw), min(a.actions)
      from perp_funding f join (
        select venue, market_index, count(*) filter (where reduce_only) as actions from perp_order_action where ${inDays} group by 1, 2) a
        on a.venue = f.venue and a.market_index = f.market_index
      where f.at >= $1 and f.at < $2 group by f.venue, f.market_index order by 1, 2`,
  },
]

/** Returns rows whose numbers are texts in one form, so that the two engines can be compared. */
function plain(rows: readonly (readonly unknown[])[]): readonly (readonly string[])[] {
  return rows.map((row) =>
    row.map((value) =>
      String(value)
        .replace(/^(-?\d+\.\d*?)0+$/, '$1')
        .replace(/\.$/, ''),
    ),
  )
}

async function readStore(pool: Pool, sql: string) {
  const { rows } = await pool.query<unknown[]>({
    text: sql,
    values: [firstDay, firstDay + 2 * day],
    rowMode: 'array',
  })
  return plain(rows)
}

/** Opens a mirror of the world, and a DuckDB that reads its files as the manifest lists them. */
async function openMirror({ DuckDBInstance }: Duck) {
  const { pool, drop } = await createWorld()
  const folder = createFolder()
  await runMirror(pool, folder)
  const { files } = readManifest(folder)
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  const filesOf = (table: MirrorTableName) => {
    const paths = files.filter((file) => file.table === table).map(({ path }) => `'${join(folder, path)}'`)
    return `read_parquet([${paths.join(', ')}])`
  }
  const ask = async (sql: string) => plain((await connection.runAndReadAll(sql)).getRowsJson())
  const close = async () => {
    connection.closeSync()
    instance.closeSync()
    rmSync(folder, { recursive: true })
    await drop()
  }
  return { pool, folder, filesOf, ask, close }
}

test('DuckDB computes the numbers of the store from the files', async ({ skip }) => {
  if (mirror === undefined) return skip(reason)
  const { pool, filesOf, ask } = mirror
  for (const { title, duckdb, postgres } of questions) {
    const expected = await readStore(pool, postgres)
    expect(expected.length, title).toBeGreaterThan(5)
    expect(await ask(duckdb(filesOf)), title).toEqual(expected)
  }
})

test('every column has its documented type, and each value of the store', async ({ skip }) => {
  if (mirror === undefined) return skip(reason)
  const { pool, filesOf, ask } = mirror
  const typeOf = {
    text: 'VARCHAR',
    integer: 'BIGINT',
    raw: 'DECIMAL(20,0)',
    wide: 'DECIMAL(38,0)',
    double: 'DOUBLE',
    boolean: 'BOOLEAN',
    time: 'TIMESTAMP',
  } as const
  const sources = {
    fills: 'fill',
    order_events: 'order_event',
    perp_fills: 'perp_fill',
    perp_order_actions: 'perp_order_action',
    perp_fundings: 'perp_funding',
  } as const
  for (const { name, columns } of mirrorTables) {
    const described = await ask(`describe select * from ${filesOf(name)}`)
    expect(described.map(([column, type]) => [column, type])).toEqual(
      columns.map((each) => [each.name, typeOf[each.kind]]),
    )
    const own = columns.map((each) => (each.kind === 'time' ? `epoch(${each.name})::bigint` : `${each.name}`))
    const stored = columns.map((each) =>
      each.kind === 'time' ? 'at' : each.kind === 'integer' ? `${each.name}::text` : each.name,
    )
    const rows = await ask(`select ${own.join(', ')} from ${filesOf(name)} order by signature, block_time`)
    const expected = await readStore(
      pool,
      `select ${stored.join(', ')} from ${sources[name]} where ${inDays} order by signature collate "C", at`,
    )
    expect(rows.length).toBeGreaterThan(500)
    expect(rows).toEqual(expected)
  }
})

test('DuckDB finds the files through the manifest, as the docs show', async ({ skip }) => {
  if (mirror === undefined) return skip(reason)
  const { pool, folder, ask } = mirror
  await ask(`set variable files = (select list('${folder}/' || f.path) from (
    select unnest(files) as f from read_json('${folder}/manifest.json')) where f.table = 'fills')`)
  const expected = await readStore(pool, `select count(*) from fill where ${inDays}`)
  expect(await ask(`select count(*) from read_parquet(getvariable('files'))`)).toEqual(expected)
})
