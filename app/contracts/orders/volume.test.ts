import { expect, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import type { PairSide } from '~/domain/order/order-view'
import { filledTokensToChart, volumeChartToWire } from './volume'

/** Returns a token whose name is the only value that matters for the test. */
function named(symbol: string | undefined, mint: string, verified: boolean): PairSide {
  const rest = {
    name: undefined,
    logoUrl: undefined,
    decimals: undefined,
    uiMultiplier: 1,
    uiScale: undefined,
    priceUsd: undefined,
  }
  return { ...rest, symbol, mint: mint as Address, verified }
}

const fake = named('JUP', 'Fake1111111111111111111111111111111111fake', false)
const real = named('JUP', 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN', true)
const other = named('Other', 'Oth111111111111111111111111111111111111oth', false)
const nameless = named(undefined, 'Name1111111111111111111111111111111111less', false)

test('shows only a verified token under its symbol alone, even if another token is larger', () => {
  const chart = filledTokensToChart(
    [fake, real, nameless].map((token) => ({ token, boughtUsd: 1, soldUsd: undefined })),
  )
  expect(chart.labels).toEqual(['JUP Fake…fake', 'JUP', 'Name…less'])
  expect(chart.verified).toEqual([false, true, false])
})

test('distinguishes a token named like the sum of the others from that sum', () => {
  const { datasets } = volumeChartToWire({
    starts: [0],
    series: [
      { token: other, usd: [2] },
      { token: undefined, usd: [1] },
    ],
  })
  expect(datasets.map(({ label, tokenVerified }) => [label, tokenVerified])).toEqual([
    ['Other Oth1…1oth', false],
    ['Other', null],
  ])
})
