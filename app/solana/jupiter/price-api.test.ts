import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { HttpSource } from '../http/http-source'
import { fetchPrices } from './price-api'

const mint = trustedAddress('mint')

/** Reads prices from a response with this body. */
function read(body: string) {
  const http: HttpSource = {
    send: async (_request, use) => await use(new Response(body)),
    problem: () => undefined,
    counters: () => ({ requests: 0, failures: 0, limited: 0 }),
    stop() {},
    limited() {},
  }
  return fetchPrices(http, { url: 'http://prices.test', apiKey: undefined }, [mint])
}

/** Numbers that JSON can contain, including numbers that no double can represent. */
const written = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => JSON.stringify(number)),
  fc.constantFrom(
    '0',
    '-0',
    '-1',
    '5e-324',
    '1e-400',
    '1e308',
    '1e309',
    '-1e999',
    '123456789012345678901234567890',
  ),
  fc.constantFrom('null', 'true', '"1"', '"NaN"', '"Infinity"', '[]', '{}', '[1]'),
)

test('accepts only finite prices above zero, for arbitrary numbers in a response', async () => {
  await fc.assert(
    fc.asyncProperty(written, written, written, async (price, change, liquidity) => {
      const body = `{"mint":{"usdPrice":${price},"priceChange24h":${change},"liquidity":${liquidity}}}`
      for (const { usdPrice, change24hPercent, liquidityUsd } of await read(body)) {
        expect(usdPrice).toBe(Number(price))
        expect(usdPrice).toBeGreaterThan(0)
        for (const number of [usdPrice, change24hPercent, liquidityUsd])
          expect(number === undefined || Number.isFinite(number)).toBe(true)
      }
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['1.5', [1.5]],
  ['5e-324', [5e-324]],
  ['0', []],
  ['-0', []],
  ['-1', []],
  ['1e-400', []],
  ['1e309', []],
  ['null', []],
  ['"1"', []],
])('reads a price of %s as %j', async (price, prices) => {
  expect((await read(`{"mint":{"usdPrice":${price}}}`)).map(({ usdPrice }) => usdPrice)).toEqual(prices)
})

test.each([
  ['{"multiplier":10}', { multiplier: 10, newMultiplier: 10, newMultiplierEffectiveAt: 0n }],
  [
    '{"multiplier":1,"newMultiplier":1.25,"newMultiplierEffectiveAt":"2026-01-01T00:00:00Z"}',
    { multiplier: 1, newMultiplier: 1.25, newMultiplierEffectiveAt: 1_767_225_600n },
  ],
  [
    '{"multiplier":1,"newMultiplier":2,"newMultiplierEffectiveAt":1767225600}',
    { multiplier: 1, newMultiplier: 2, newMultiplierEffectiveAt: 1_767_225_600n },
  ],
  [
    '{"multiplier":1,"newMultiplier":2,"newMultiplierEffectiveAt":1767225600000}',
    { multiplier: 1, newMultiplier: 2, newMultiplierEffectiveAt: 1_767_225_600n },
  ],
  [
    '{"multiplier":10,"newMultiplier":2,"newMultiplierEffectiveAt":"soon"}',
    { multiplier: 10, newMultiplier: 10, newMultiplierEffectiveAt: 0n },
  ],
  [
    '{"multiplier":10,"newMultiplier":null,"newMultiplierEffectiveAt":null}',
    { multiplier: 10, newMultiplier: 10, newMultiplierEffectiveAt: 0n },
  ],
  ['{"multiplier":"10"}', undefined],
  ['{"multiplier":0}', undefined],
  ['{"multiplier":1e300}', undefined],
  ['{}', undefined],
  ['null', undefined],
  ['[10]', undefined],
  ['7', undefined],
])('reads a scaledUiConfig of %s as %o, and keeps the price', async (text, config) => {
  const [price] = await read(`{"mint":{"usdPrice":110,"scaledUiConfig":${text}}}`)
  expect(price?.usdPrice).toBe(110)
  expect(price?.scaled?.config).toEqual(config)
})

test('reads the price before the multiplier if it is valid', async () => {
  const of = async (text: string) =>
    (
      await read(`{"mint":{"usdPrice":110,"scaledUiConfig":{"multiplier":10,"usdPricePrescaled":${text}}}}`)
    )[0]?.scaled?.unscaledUsdPrice
  expect(await of('1100')).toBe(1_100)
  for (const text of ['0', '-1', '1e999', '"1100"', 'null']) expect(await of(text)).toBeUndefined()
})
