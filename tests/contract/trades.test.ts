import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import type { TapeTradeWire } from '~/contracts/tape'
import { mints } from '~/domain/token/mints'
import { shareWeb } from '../helpers/web/share-web'
import { clockAt } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  filledEvent,
  mintState,
  perpFilledEvent,
  perpMarketState,
  signatureOf,
} from '../helpers/world/states'
import { now } from './seed'

const bonk = addressOf('bonk')
const bulk = addressOf('bulk')
const makers = [addressOf('maker 0'), addressOf('maker 1'), addressOf('maker 2')]
const protocols = ['jupiter-dca', 'jupiter-limit', 'jupiter-limit-v1', 'kamino-limit'] as const

/** Fills of one second have the same log line number, so that only their signatures distinguish them. */
const spot = Array.from({ length: 120 }, (_, n) =>
  filledEvent({
    protocol: protocols[n % 4] ?? 'jupiter-dca',
    signature: signatureOf(`spot ${n}`),
    order: addressOf(`order ${n % 7}`),
    maker: makers[n % 3],
    inputMint: n % 2 === 0 ? mints.USDC : n % 5 === 0 ? bonk : mints.wSOL,
    outputMint: n % 2 === 0 ? (n % 3 === 0 ? bonk : mints.wSOL) : mints.USDC,
    inputRaw: BigInt(Math.round(1.09 ** n * 1_000_000)),
    outputRaw: BigInt(Math.round(1.09 ** n * 1_000_000)),
    remainingInputRaw: undefined,
    slot: 1_000 + Math.floor(n / 6),
    at: now - 5_000 + Math.floor(n / 6) * 2,
  }),
)

const perps = Array.from({ length: 60 }, (_, n) =>
  perpFilledEvent({
    protocol: n % 4 === 0 ? 'velocity-perps' : 'drift-perps',
    signature: signatureOf(`perp ${n}`),
    eventIndex: n % 3,
    fillRecordId: BigInt(n),
    marketIndex: n % 2,
    taker: addressOf(`user ${n % 3}`),
    maker: addressOf('mm'),
    takerDirection: n % 3 === 0 ? 'long' : 'short',
    makerDirection: n % 3 === 0 ? 'short' : 'long',
    quoteRaw: BigInt(Math.round(1.3 ** n * 1_000)),
    slot: 1_000 + Math.floor(n / 3),
    at: now - 5_000 + Math.floor(n / 3) * 2,
  }),
)

const web = shareWeb({ clock: clockAt(now) }, async ({ writer }) => {
  const account = <State>(state: State) => ({ state, slot: 100, at: now - 6_000 })
  await writer.write(
    batchOf({
      accounts: [
        account(mintState()),
        account(mintState({ key: mints.wSOL, decimals: 9 })),
        ...[0, 1].map((marketIndex) =>
          account(
            perpMarketState({
              key: addressOf(`market ${marketIndex}`),
              marketIndex,
              name: marketIndex === 0 ? 'SOL-PERP' : 'DOGE-PERP',
            }),
          ),
        ),
      ],
    }),
  )
  await writer.write(batchOf({ events: [...spot, ...perps] }))
})

const page = async (query: string) =>
  endpoints.trades.answer.parse(await (await web.get(`/api/trades?${query}`)).json())

/** Reads a list to its end, page by page. */
async function walk(query: string, size: number): Promise<TapeTradeWire[]> {
  const rows: TapeTradeWire[] = []
  let after: string | null | undefined
  for (let pages = 0; pages < 200; pages++) {
    const { content, cursor } = await page(`${query}&size=${size}${after ? `&after=${after}` : ''}`)
    rows.push(...content)
    after = cursor
    if (!after) return rows
  }
  throw new Error('the list has no end')
}

test('lists the executions of all venues, newest first', async () => {
  const { content, cursor } = await page('size=250')
  expect([content.length, cursor]).toEqual([180, null])
  expect(new Set(content.map(({ id }) => id)).size).toBe(180)
  expect(new Set(content.map(({ tradeType }) => tradeType)).size).toBe(5)
  const times = content.map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const [newest] = (await page('size=1&venue=jupiter_recurring')).content
  expect(newest).toMatchObject({
    tradeType: 'jupiter_recurring',
    trader: makers[2],
    counterparty: addressOf('taker'),
  })
})

const isOfToken = (mint: string) => (trade: TapeTradeWire) =>
  trade.inputMint === mint || trade.outputMint === mint
/** For perps, only the base of a market is the token of a trade. */
const isSpot = ({ marketKey }: TapeTradeWire) => marketKey === null
const worth = (usd: number) => (trade: TapeTradeWire) => (trade.filledAmountUsd ?? -1) >= usd

test.each<[query: string, matches: (trade: TapeTradeWire) => boolean]>([
  ['', () => true],
  ['side=buy', ({ buy }) => buy],
  ['side=sell&venue=kamino', ({ buy, tradeType }) => !buy && tradeType === 'kamino'],
  ['venue=velocity_perp', ({ tradeType }) => tradeType === 'velocity_perp'],
  ['minUsd=5', worth(5)],
  ['minUsd=1000', worth(1_000)],
  ['minUsd=1234.5', worth(1_234.5)],
  ['minUsd=10000&side=buy', (trade) => trade.buy && worth(10_000)(trade)],
  [`token=${mints.wSOL}`, isOfToken(mints.wSOL)],
  [`token=${bonk}&minUsd=1000`, (trade) => isOfToken(bonk)(trade) && worth(1_000)(trade)],
  [`token=${bonk}&side=buy`, ({ outputMint }) => outputMint === bonk],
  [`token=${mints.USDC}&side=sell`, (trade) => isSpot(trade) && trade.inputMint === mints.USDC],
  [
    `token=${mints.USDC}&side=buy&minUsd=1000`,
    (trade) => isSpot(trade) && trade.outputMint === mints.USDC && worth(1_000)(trade),
  ],
  [
    `maker=${makers[0]}&token=${mints.USDC}&side=buy`,
    (trade) => trade.trader === makers[0] && trade.outputMint === mints.USDC,
  ],
  [`maker=${makers[1]}&minUsd=20`, (trade) => trade.trader === makers[1] && worth(20)(trade)],
  [
    `maker=${addressOf('mm')}&token=${mints.wSOL}`,
    (trade) => trade.counterparty === addressOf('mm') && isOfToken(mints.wSOL)(trade),
  ],
])('the filter "%s" finds the same rows with any page size', async (query, matches) => {
  const { content } = await page('size=250')
  const wanted = content.filter(matches).map(({ id }) => id)
  expect(wanted.length).toBeGreaterThan(0)
  for (const size of [1, 7, 250]) expect((await walk(query, size)).map(({ id }) => id)).toEqual(wanted)
})

test('the executions of a token have its side and its price', async () => {
  // Half of them buy another token with USDC at its price of one dollar per unit.
  const { content } = await page(`token=${mints.USDC}&venue=jupiter_recurring&size=250`)
  expect(new Set(content.map(({ buy, outputMint }) => buy === (outputMint === mints.USDC)))).toEqual(
    new Set([true]),
  )
  const [ofUsdc] = content.filter(({ buy }) => !buy)
  const [ofOther] = (await page('venue=jupiter_recurring&size=250')).content.filter(
    ({ id }) => id === ofUsdc?.id,
  )
  expect(ofUsdc).toMatchObject({ buy: false, priceUsd: 1 })
  expect(ofOther).toMatchObject({ ...ofUsdc, buy: true, priceUsd: expect.not.closeTo(1) })
})

test('the executions of a maker of perps have its side, and the taker as counterparty', async () => {
  const mm = addressOf('mm')
  const taken = (await page('size=250')).content.filter(({ counterparty }) => counterparty === mm)
  const made = (await page(`size=250&maker=${mm}`)).content
  expect(made.map(({ id, trader, counterparty, buy }) => [id, trader, counterparty, buy])).toEqual(
    taken.map(({ id, trader, counterparty, buy }) => [id, counterparty, trader, !buy]),
  )
  expect(made[0]).toMatchObject({ inputMint: taken[0]?.outputMint, outputMint: taken[0]?.inputMint })
  expect(made[0]?.publicKey.startsWith(`${mm}:9`)).toBe(true)
  for (const side of ['buy', 'sell']) {
    const wanted = made.filter(({ buy }) => buy === (side === 'buy')).map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(0)
    for (const size of [7, 250])
      expect((await walk(`maker=${mm}&side=${side}`, size)).map(({ id }) => id)).toEqual(wanted)
  }
})

test('the executions of a taker of perps have its side', async () => {
  const user = addressOf('user 0')
  const { content } = await page(`size=250&maker=${user}`)
  expect(content.length).toBe(20)
  expect(content.every(({ trader, buy }) => trader === user && buy)).toBe(true)
  expect((await page(`size=250&maker=${user}&side=sell`)).content).toEqual([])
})

test('a search that stops before it has found enough continues with its cursor', async () => {
  // These are newer than all others, and none of them is of this side.
  await web.pool.query('delete from fill where maker = $1', [bulk])
  const expected = (await walk('side=sell', 250)).map(({ id }) => id)
  const signatures = Array.from({ length: 1_200 }, (_, n) => signatureOf(`bulk ${n}`))
  await web.pool.query(
    `insert into fill (signature, instruction_path, event_index, protocol, order_key, maker, input_mint, output_mint, input_raw, output_raw, usd, slot, at)
     select signature, '2.1', 0, 'kamino-limit', $4, $4, $1, $2, 1, 1, 1, 9000 + n, $3::bigint + n / 2
     from unnest($5::text[]) with ordinality as bulk (signature, n)`,
    [mints.USDC, mints.wSOL, now - 2_000, bulk, signatures],
  )
  const sells = await walk('side=sell&venue=kamino', 10)
  expect(sells.length).toBeGreaterThan(0)
  // The other venues find enough sells, but those of Kamino between them come first.
  expect((await walk('side=sell', 3)).map(({ id }) => id)).toEqual(expected)
  const first = await page('side=sell&venue=kamino&size=10')
  expect([first.content.length, first.cursor === null]).toEqual([0, false])
  await web.pool.query('delete from fill where maker = $1', [bulk])
})

test('rejects invalid values and names the parameter', async () => {
  const { cursor } = await page('size=1')
  for (const [query, parameter] of [
    ['minUsd=-1', 'minUsd'],
    ['side=long', 'side'],
    ['venue=drift', 'venue'],
    ['token=SOL', 'token'],
    ['maker=x', 'maker'],
    ['after=x', 'after'],
    [`side=buy&after=${cursor}`, 'after'],
  ]) {
    const response = await web.get(`/api/trades?${query}`)
    expect([response.status, (await response.json()).errors?.[0]?.parameter]).toEqual([400, parameter])
  }
})

test('links lead to the first and the next page', async () => {
  const { cursor } = await page('side=buy&size=2')
  const response = await web.get(`/api/trades?side=buy&size=2`)
  expect(response.headers.get('Link')).toBe(
    `</api/trades?side=buy&size=2>; rel="first", </api/trades?side=buy&size=2&after=${cursor}>; rel="next"`,
  )
})
