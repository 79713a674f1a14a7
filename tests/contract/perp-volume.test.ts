import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { type Address, trustedAddress } from '~/domain/base/ids'
import { mints } from '~/domain/token/mints'
import { readToken } from '~/features/token/read-token.server'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import {
  addressOf,
  batchOf,
  mintState,
  perpFilledEvent,
  perpMarketState,
  signatureOf,
} from '../helpers/world/states'

const now = 1_700_000_100
const wif = trustedAddress('EKpQGSJtjMFqKZ9KQanSqYXRcF8fBopzLHYxdM65zcjm')
const bonk = trustedAddress('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263')
const pump = trustedAddress('pumpCmXqMfrsAkQ5r49WcJnRayYRqmXz6ae8H7H9Dfn')
const cbBtc = trustedAddress('cbbtcf3aa214zXHbiAZQwf4122FBYbraNdFqgw4iMij')
const [doge, falseWif, ton] = [addressOf('doge'), addressOf('false wif'), addressOf('ton')]

/** Symbols of mints, as token lists write them. */
const symbols: readonly (readonly [Address, string])[] = [
  [wif, '$WIF'],
  [bonk, 'Bonk'],
  [pump, 'PUMP'],
  [mints.WBTC, 'WBTC'],
  [cbBtc, 'cbBTC'],
  [mints.USDC, 'USDC'],
  [doge, '$doge'],
  [falseWif, 'WIF'],
  [ton, 'TON'],
]

/**
 * Volume of each market in the last 24 hours, USD. The last trade is recent, so the volume has not decayed.
 */
const markets: readonly (readonly [string, number])[] = [
  ['SOL-PERP', 1_000],
  ['BTC-PERP', 22_000],
  ['WIF-PERP', 493_637],
  ['1MBONK-PERP', 300],
  ['PUMP-PERP', 40],
  ['1KPUMP-PERP', 2],
  ['DOGE-PERP', 9_000],
  // This market has no trades, so its token has no volume.
  ['TON-PERP', 0],
]

let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  await web.writer.write(
    batchOf({
      accounts: [
        ...symbols.map(([key]) => ({ state: mintState({ key, decimals: 6 }), slot: 1, at: now })),
        ...markets.map(([name, usd], marketIndex) => ({
          state: perpMarketState({
            key: addressOf(name),
            marketIndex,
            name,
            volume24hQuoteRaw: BigInt(usd) * 1_000_000n,
            lastTradeAt: now,
          }),
          slot: 1,
          at: now,
        })),
      ],
      tokens: symbols.map(([mint, symbol]) => ({ mint, symbol, verified: mint !== falseWif, at: now })),
    }),
  )
  await web.writer.write(
    batchOf({
      events: markets.map(([name], marketIndex) =>
        perpFilledEvent({
          signature: signatureOf(`fill of ${name}`),
          marketIndex,
          at: now - 10 - marketIndex,
          quoteRaw: 2_000_000_000n + BigInt(marketIndex),
        }),
      ),
    }),
  )
})
afterAll(() => Promise.all(ends.map((end) => end())))

async function volumeOf(mint: Address, query = '?volumeType=drift'): Promise<number | null> {
  const response = await web.get(`/api/tokens/${mint}${query}`)
  return endpoints.token.answer.parse(await response.json()).volume
}

test('gives a token the perp volume of its market, regardless of the symbol in token lists', async () => {
  expect(await volumeOf(wif)).toBe(493_637)
  expect(await volumeOf(wif, '')).toBe(493_637)
})

test('gives every wrapped BTC the volume of BTC-PERP', async () => {
  expect(await volumeOf(mints.WBTC)).toBe(22_000)
  expect(await volumeOf(cbBtc)).toBe(22_000)
})

test('converts markets of a thousand or a million tokens to the token’s volume in dollars', async () => {
  expect(await volumeOf(bonk)).toBe(300)
  expect(await volumeOf(pump)).toBe(42)
})

test('returns null, not zero, for each token of a symbol whose market has no known mint', async () => {
  expect(await volumeOf(doge)).toBeNull()
  expect(await volumeOf(doge, '')).toBeNull()
  expect(await volumeOf(doge, '?volumeType=dca')).toBe(0)
})

test('gives a token without a market no volume, even if it shares the symbol of one', async () => {
  expect(await volumeOf(mints.USDC)).toBe(0)
  expect(await volumeOf(falseWif)).toBe(0)
  expect(await volumeOf(ton)).toBe(0)
})

test('the list has the same volume as the token itself', async () => {
  const { content } = endpoints.tokens.answer.parse(await (await web.get('/api/tokens')).json())
  const volumes = new Map(content.map((token) => [token.symbol, token.volume]))
  expect([volumes.get('$WIF'), volumes.get('cbBTC'), volumes.get('$doge'), volumes.get('USDC')]).toEqual([
    493_637,
    22_000,
    null,
    0,
  ])
})

test('returns the mint of a perp trade’s market, the chosen wrapped BTC for BTC, and null if unknown', async () => {
  const trades = endpoints.topTrades.answer.parse(await (await web.get('/api/trades/top/filled')).json())
  const baseOf = new Map(
    trades.map((trade) => [trade.marketName, trade.buy ? trade.outputMint : trade.inputMint]),
  )
  expect(Object.fromEntries(baseOf)).toEqual({
    'SOL-PERP': mints.wSOL,
    'BTC-PERP': mints.WBTC,
    'WIF-PERP': wif,
    '1MBONK-PERP': bonk,
    'PUMP-PERP': pump,
    '1KPUMP-PERP': pump,
    'DOGE-PERP': null,
    'TON-PERP': null,
  })
})

test('links a token page to its market by mint, never by symbol', async () => {
  const marketOf = async (mint: Address) => {
    const found = await readToken({ ...web.context, cspNonce: '' }, mint, new URLSearchParams())
    return found.missing ?? found.perps.market
  }
  expect(await marketOf(wif)).toBe('WIF-PERP')
  expect(await marketOf(cbBtc)).toBe('BTC-PERP')
  expect(await marketOf(pump)).toBe('PUMP-PERP')
  expect(await marketOf(doge)).toBeNull()
  expect(await marketOf(falseWif)).toBeNull()
})
