import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dollarMints } from '~/domain/order/fill-value'
import { marketMintsOf } from '~/domain/perp/perp-market-mints'
import { mints } from '~/domain/token/mints'
import { systemClock } from '~/lib/clock'
import type { Ledger } from '~/simulator/ledger'
import { createWorldLedger } from '~/simulator/world-ledger'
import { createIndexedChain, type IndexedChain } from '../../helpers/nodes/indexed-chain'

/**
 * Tests a first start without an API key: the Token and Price API refuse every request, and the database is
 * empty. The node is the simulated cluster.
 */
let ledger: Ledger
let chain: IndexedChain
let jupiter: Server
let startedAtMs = 0

const fiveMinutesMs = 300_000

beforeAll(async () => {
  jupiter = createServer((_request, response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end('{"code":401,"message":"Unauthorized"}')
  })
  await new Promise<void>((resolve) => jupiter.listen(0, '127.0.0.1', resolve))
  ledger = createWorldLedger({ seed: 1, speed: 1, clock: systemClock })
  const url = `http://127.0.0.1:${(jupiter.address() as AddressInfo).port}`
  chain = await createIndexedChain(ledger, { tokenApiUrl: url, priceApiUrl: url })
  startedAtMs = Date.now()
  chain.startIndexer()
}, 120_000)

afterAll(async () => {
  await chain.stop()
  ledger.stop()
  jupiter.close()
})

async function query<T>(sql: string, values: unknown[] = []): Promise<T[]> {
  const { rows } = await chain.database.pool.query(sql, values)
  return rows
}

/** Returns the mints without a current price among the given ones. */
async function unpriced(wanted: readonly string[]): Promise<string[]> {
  const rows = await query<{ mint: string }>(
    `select w.mint from unnest($1::text[]) w(mint) left join token t on t.mint = w.mint
      and t.price_at >= extract(epoch from now()) - 600 and t.price_usd is not null where t.mint is null`,
    [[...new Set(wanted)]],
  )
  return rows.map(({ mint }) => mint)
}

const remaining = () => ({ timeout: startedAtMs + fiveMinutesMs - Date.now(), interval: 500 })

test(
  'all large tokens have USD values within five minutes of a first start',
  async () => {
    const fixed = [...Object.values(mints), ...dollarMints]
    const bases = async () => {
      const markets = await query<{ name: string }>('select name from perp_market where status = 1')
      return markets.flatMap(({ name }) => marketMintsOf(name).map(({ mint }) => mint))
    }
    await expect.poll(async () => (await bases()).length, remaining()).toBeGreaterThan(10)
    await expect.poll(async () => unpriced([...fixed, ...(await bases())]), remaining()).toEqual([])
    // Executions of three transactions against a stablecoin or SOL price a token as soon as they have values
    // and its decimals are known.
    const traded = async () => {
      const rows = await query<{ mint: string }>(
        `select mint from (select input_mint as mint, output_mint as quote, signature, at, usd from fill
          union all select output_mint, input_mint, signature, at, usd from fill) f
        where at > $1 and usd is not null and quote = any($2) group by mint having count(distinct signature) >= 3`,
        [Math.floor(startedAtMs / 1000) - 300, [mints.wSOL, ...dollarMints]],
      )
      return rows.map(({ mint }) => mint)
    }
    await expect.poll(async () => (await traded()).length, remaining()).toBeGreaterThan(3)
    await expect.poll(async () => unpriced(await traded()), { timeout: 15_000, interval: 500 }).toEqual([])
  },
  fiveMinutesMs + 30_000,
)

test('prices are those of the world, and fills and orders have values', async () => {
  const tokens = new Map([...ledger.tokens()].map((token) => [token.mint as string, token]))
  const rows = await query<{ mint: string; price_usd: number; price_source: string }>(
    'select mint, price_usd, price_source from token where price_usd is not null',
  )
  for (const { mint, price_usd } of rows) {
    const real = tokens.get(mint)?.priceUsd()
    if (real !== undefined) expect(price_usd / real, mint).toSatisfy((ratio) => ratio > 0.8 && ratio < 1.25)
  }
  expect(new Set(rows.map(({ price_source }) => price_source))).not.toContain('price-api')
  const [fills] = await query<{ share: number }>(
    'select avg((usd is not null)::int)::float8 as share from fill where at > $1',
    [Math.floor(startedAtMs / 1000) - 300],
  )
  expect(fills?.share).toBeGreaterThan(0.9)
})

test('names come from the chain, and the status says what is missing', async () => {
  await expect
    .poll(() => query('select symbol from token where mint = $1', [mints.JitoSOL]), { timeout: 60_000 })
    .toEqual([{ symbol: 'JitoSOL' }])
  const rows = await query<{ source: string; state: string; detail: string | null }>(
    `select source, state, detail from heartbeat where source in ('prices', 'tokens', 'oracles') order by 1`,
  )
  expect(rows).toEqual([
    { source: 'oracles', state: 'live', detail: null },
    {
      source: 'prices',
      state: 'degraded',
      detail: expect.stringMatching(/401.*JUPITER_API_KEY.*from the chain/),
    },
    {
      source: 'tokens',
      state: 'degraded',
      detail: expect.stringMatching(/401.*JUPITER_API_KEY.*from the chain/),
    },
  ])
})
