import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import type { TokenWire } from '~/contracts/token'
import { trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { createTestWallet } from '../helpers/web/test-wallet'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { reportHistory } from '../helpers/world/known-history'
import { addressOf, batchOf, filledEvent, mintState, signatureOf } from '../helpers/world/states'

/** Current time in the tests: 2023-11-14T22:15:00Z. */
const now = 1_700_000_100
const hour = 3_600
const day = 24 * hour
const [bonk, wif, old, young] = [1, 2, 3, 4].map((seed) => trustedAddress(createTestWallet(seed).address))

/** Tokens by their symbol. `priceAge` is the age of the newest price, seconds. */
const tokens = [
  { mint: mints.wSOL, symbol: 'SOL', priceUsd: 150, priceAge: 60, verified: true },
  { mint: bonk!, symbol: 'BONK', priceUsd: 3, priceAge: 60, verified: true },
  { mint: wif!, symbol: 'WIF', priceUsd: 2, priceAge: 4_200, verified: true },
  { mint: old!, symbol: 'OLD', priceUsd: 5, priceAge: 60, verified: true },
  { mint: young!, symbol: 'YOUNG', priceUsd: 1, priceAge: 60, verified: false },
]

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await reportHistory(web.writer, now - 31 * day)
  await web.writer.write(
    batchOf({
      accounts: [mints.USDC, ...tokens.map(({ mint }) => mint)].map((key) => ({
        state: mintState({ key, decimals: 6 }),
        slot: 1,
        at: now - 50 * day,
      })),
      tokens: tokens.map(({ mint, symbol, verified }) => ({ mint, name: symbol, symbol, verified, at: now })),
      prices: tokens.map(({ mint, priceUsd, priceAge }) => ({
        mint,
        priceUsd,
        at: now - priceAge,
        source: 'price-api' as const,
      })),
    }),
  )
  await web.writer.write(batchOf({ events: fills }))
  await web.pool.query('delete from candle_minute')
  await web.pool.query(`insert into candle_minute (mint, at, open, high, low, close) select mint, at, p, p, p, p
    from (values
      ('${mints.wSOL}', ${now - day - 60}, 120::float8),
      -- No sample is near the mark: the last one before it is 30 minutes older, so the change of 20 minutes ago is kept.
      ('${bonk}', ${now - day - 1_800}, 2), ('${bonk}', ${now - 1_500}, 2.5), ('${bonk}', ${now - 60}, 3),
      -- The price was valid until an hour ago.
      ('${wif}', ${now - day - 4_200}, 4),
      -- The last sample before the mark is seven hours older, so the last change is too old.
      ('${old}', ${now - day - 7 * hour}, 5), ('${old}', ${now - 8 * hour}, 5)
    ) r(mint, at, p)`)
  await web.pool.query(`update token set first_seen_at = case when mint = $1 then $2::bigint else $3 end`, [
    young,
    now - 600,
    now - 3 * day,
  ])
})
afterAll(() => Promise.all(ends.map((end) => end())))

const fillOf = (name: string, mint: string, usdc: number, secondsAgo: number) =>
  filledEvent({
    protocol: 'jupiter-dca',
    order: addressOf(name),
    maker: addressOf('maker'),
    signature: signatureOf(name),
    at: now - secondsAgo,
    inputMint: mints.USDC,
    outputMint: trustedAddress(mint),
    inputRaw: BigInt(usdc) * 1_000_000n,
    outputRaw: 1_000_000n,
  })
const fills = [
  fillOf('one', mints.wSOL, 100, 60),
  fillOf('two', mints.wSOL, 200, 3 * hour),
  // In the hour that began 24 h and 15 minutes ago, of which only the last 45 minutes count.
  fillOf('three', mints.wSOL, 50, day - 60),
  fillOf('yesterday', mints.wSOL, 1_000, day + 60),
  fillOf('four', bonk!, 900, 60),
]

async function list(query: string): Promise<readonly TokenWire[]> {
  const response = await web.get(`/api/tokens?${query}`)
  return endpoints.tokens.answer.parse(await response.json()).content
}
const symbolsOf = (rows: readonly TokenWire[]) => rows.map(({ symbol }) => symbol)
const tokenOf = async (symbol: string) => (await list(`search=${symbol}`))[0]

test('compares the price with a sample within ten minutes of the 24 h mark', async () => {
  expect(await tokenOf('SOL')).toMatchObject({ priceChange24Hour: 25, priceChange24HourAt: null })
})

test('keeps the last known change with its time if no sample is near the mark', async () => {
  const token = await tokenOf('BONK')
  expect(token?.priceChange24Hour).toBeCloseTo(25, 10)
  expect(token?.priceChange24HourAt).toBe(now - 1_200)
})

test('keeps the change of a token whose price is outdated', async () => {
  expect(await tokenOf('WIF')).toMatchObject({
    price: null,
    priceChange24Hour: -50,
    priceChange24HourAt: now - 3_600,
  })
})

test('drops a change after six hours', async () => {
  expect(await tokenOf('OLD')).toMatchObject({ priceChange24Hour: null, priceChange24HourAt: null })
})

test('reports the same change for one token as for the list', async () => {
  const response = await web.get(`/api/tokens/${bonk}`)
  const { priceChange24Hour, priceChange24HourAt } = endpoints.token.answer.parse(await response.json())
  expect(await tokenOf('BONK')).toMatchObject({ priceChange24Hour, priceChange24HourAt })
})

test('counts the executions of exactly 24 hours, and sums their values', async () => {
  expect(await tokenOf('SOL')).toMatchObject({ tradesPastDay: 3, volume: 350 })
  expect(await tokenOf('BONK')).toMatchObject({ tradesPastDay: 1, volume: 900 })
  expect(await tokenOf('WIF')).toMatchObject({ tradesPastDay: 0, volume: 0 })
})

test('counts all tokens and the unverified ones as the list does', async () => {
  const rows = await list('size=100')
  const unverified = rows.filter(({ verified }) => !verified)
  expect(symbolsOf(unverified)).toContain('YOUNG')
  expect(await web.context.queries.getTokenCounts()).toEqual({
    all: rows.length,
    unverified: unverified.length,
  })
})

test('sorts by change, volume, trades and age, verified tokens first where a token can fake the number', async () => {
  expect(symbolsOf(await list('sortField=priceChange24Hour')).slice(0, 3)).toEqual(['SOL', 'BONK', 'WIF'])
  expect(symbolsOf(await list('sortField=priceChange24Hour&sortOrder=asc'))[0]).toBe('WIF')
  expect(symbolsOf(await list(`sortField=volume&tokenMints=${[mints.wSOL, bonk, wif].join(',')}`))).toEqual([
    'BONK',
    'SOL',
    'WIF',
  ])
  expect(symbolsOf(await list('sortField=tradesPastDay&search=o'))[0]).toBe('SOL')
  expect(symbolsOf(await list('sortField=firstSeenDate'))[0]).toBe('YOUNG')
})

test('lists only new listings', async () => {
  const rows = await list('listing=new')
  expect(symbolsOf(rows)).toEqual(['YOUNG'])
  expect(rows[0]).toMatchObject({ firstSeenDate: now - 600, isNewListing: true })
  expect((await tokenOf('SOL'))?.isNewListing).toBe(false)
  expect(symbolsOf(await list('listing=new&search=sol'))).toEqual([])
})

test('adds 42 prices of seven days only if they are requested', async () => {
  const response = await web.get(`/api/tokens?search=SOL&fields=symbol,prices7Day`)
  const [row] = (await response.json()).content
  expect(Object.keys(row)).toEqual(['symbol', 'prices7Day'])
  expect(row.prices7Day).toHaveLength(42)
  expect(row.prices7Day[0]).toBeNull()
  expect(row.prices7Day.at(-1)).toBe(150)
  const csv = await web.get(`/api/tokens?search=SOL&fields=symbol,prices7Day&format=csv`)
  expect(await csv.text()).toMatch(/^symbol,prices7Day\r\nSOL,"\[null,.*150\]"\r\n/)
  expect(await tokenOf('SOL')).not.toHaveProperty('prices7Day')
})

test.each(['listing=old', 'fields=prices', 'sortField=trades'])('rejects %s', async (query) => {
  expect((await web.get(`/api/tokens?${query}`)).status).toBe(400)
})
