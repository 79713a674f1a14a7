import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { marketMintsOf } from '~/domain/perp/perp-market-mints'
import { mints } from '~/domain/token/mints'
import { encodeLazerOracle } from '~/solana/oracle/oracle-account'
import { addressOf, perpMarketState, spotMarketState } from '../../../../tests/helpers/world/states'
import { createMarketOracles } from './market-oracles'

const now = 1_700_000_100
const oracle = addressOf('oracle')
const fresh = { oracle, oracleAt: now - 100 }

const account = (priceUsd: number, { uncertainty = 0.001, age = 10 } = {}) =>
  encodeLazerOracle({ priceUsd, uncertainty, publishedAt: now - age })

test('a pool of JitoSOL prices JitoSOL, by its own copy and by the account of its oracle', () => {
  const oracles = createMarketOracles()
  oracles.see(spotMarketState({ ...fresh, mint: mints.JitoSOL, oraclePriceRaw: 200_000_000n }))
  expect(oracles.accounts()).toEqual([oracle])
  expect(oracles.pricesOfMarkets(now)).toEqual([
    { mint: mints.JitoSOL, priceUsd: 200, at: now - 100, source: 'oracle' },
  ])
  expect(oracles.pricesOfAccount(oracle, account(201), now)).toEqual([
    { mint: mints.JitoSOL, priceUsd: 201, at: now - 10, source: 'oracle' },
  ])
})

test('a market of a thousand tokens prices one token, also for markets without other use as a source', () => {
  const oracles = createMarketOracles()
  oracles.see(
    perpMarketState({ ...fresh, name: '1KMEW-PERP', oraclePriceRaw: 3_000_000n, oracleIsValid: true }),
  )
  const mint = marketMintsOf('1KMEW-PERP')[0]?.mint ?? trustedAddress('')
  expect(oracles.pricesOfMarkets(now)).toMatchObject([{ mint, priceUsd: 0.003 }])
  expect(oracles.pricesOfAccount(oracle, account(0.0031), now)).toMatchObject([
    { mint, priceUsd: expect.closeTo(0.0031, 8) },
  ])
  // A price of a thousand tokens is not a price of one.
  expect(oracles.pricesOfAccount(oracle, account(3.1), now)).toEqual([])
})

test('old and uncertain prices and inactive markets give none', () => {
  const oracles = createMarketOracles()
  const market = spotMarketState({ ...fresh, mint: mints.JitoSOL, oraclePriceRaw: 200_000_000n })
  oracles.see({ ...market, oracleAt: now - 601 })
  expect(oracles.pricesOfMarkets(now)).toEqual([])
  expect(oracles.pricesOfAccount(oracle, account(200, { age: 601 }), now)).toEqual([])
  expect(oracles.pricesOfAccount(oracle, account(200, { uncertainty: 0.05 }), now)).toEqual([])
  oracles.see({ ...market, status: 8 })
  expect(oracles.accounts()).toEqual([])
})
