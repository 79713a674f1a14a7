import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { PerpMarketState } from '~/domain/perp/perp'
import { mints } from '~/domain/token/mints'
import { driftPerps } from '~/protocols/drift-perps'
import { oraclePricesOf } from './oracle-prices'

const fixtures: { pubkey: string; name: string; data: string }[] = JSON.parse(
  readFileSync('app/protocols/drift-perps/fixtures/accounts_PerpMarket.json', 'utf8'),
)

function market(name: string, over: Partial<PerpMarketState> = {}): PerpMarketState {
  const fixture = fixtures.find((each) => each.name === name)
  if (fixture === undefined) throw new Error(`no fixture ${name}`)
  const [program] = driftPerps.programIds
  const decoded = driftPerps.decodeAccount(
    trustedAddress(fixture.pubkey),
    program ?? mints.USDC,
    Buffer.from(fixture.data, 'base64'),
  )
  if (decoded.outcome !== 'ok' || decoded.value.kind !== 'perp-market')
    throw new Error(`${name} does not decode`)
  return { ...decoded.value, status: 1, ...over }
}

function pricesOf(state: PerpMarketState, secondsAfterOracle = 5): readonly (readonly [string, number])[] {
  const at = state.oracleAt + secondsAfterOracle
  return oraclePricesOf({ state, slot: 1, at }).map(({ mint, priceUsd }) => [mint, priceUsd])
}

test('prices wrapped SOL with SOL-PERP, in dollars', () => {
  const state = market('SOL-PERP', { oraclePriceRaw: 187_123_456n })
  expect(pricesOf(state)).toEqual([[mints.wSOL, 187.123456]])
})

test('prices every known wrapped bitcoin with BTC-PERP', () => {
  const state = market('BTC-PERP', { oraclePriceRaw: 118_000_000_000n })
  expect(pricesOf(state)).toEqual([
    ['3NZ9JMVBmGAqocybic2c7LQCJScmgsAZ6vQqTDzcqmJh', 118_000],
    ['cbbtcf3aa214zXHbiAZQwf4122FBYbraNdFqgw4iMij', 118_000],
  ])
})

test('prices one token with a market of a million tokens', () => {
  const asleep = market('1MBONK-PERP')
  const state = { ...asleep, oraclePriceRaw: 20_500_000n, lastFundingAt: asleep.oracleAt }
  expect(pricesOf(state)).toEqual([['DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263', 0.0000205]])
})

test('dates a price by the market’s last oracle update, regardless of when the account is reported, and uses it for ten minutes', () => {
  const state = market('SOL-PERP')
  expect(state).toMatchObject({ oracleAt: 1_773_072_629, oracleIsValid: true })
  const datesOf = (at: number) => oraclePricesOf({ state, slot: 1, at }).map((price) => price.at)
  expect(datesOf(1_773_072_629 + 600)).toEqual([1_773_072_629])
  expect(datesOf(1_773_072_629 + 601)).toEqual([])
  // No price gets a time later than the machine's clock, even if that clock is behind the chain.
  expect(datesOf(1_773_072_620)).toEqual([1_773_072_620])
})

test('ignores a price that the program did not consider valid', () => {
  expect(market('KAMALA-POPULAR-VOTE-2024-BET').oracleIsValid).toBe(false)
  expect(pricesOf(market('SOL-PERP', { oracleIsValid: false }))).toEqual([])
})

test('returns no price of an inactive market, or if the underlying is not a Solana token', () => {
  expect(pricesOf(market('SOL-PERP', { status: 7 }))).toEqual([])
  expect(pricesOf(market('SOL-PERP', { oraclePriceRaw: 0n }))).toEqual([])
  const oracleAt = market('SOL-PERP').oracleAt
  expect(pricesOf(market('SOL-PERP', { lastFundingAt: oracleAt - 7_196 }))).toEqual([])
  expect(pricesOf(market('XRP-PERP'))).toEqual([])
  expect(pricesOf(market('KAMALA-POPULAR-VOTE-2024-BET'))).toEqual([])
})
