import { expect, test } from 'vitest'
import { parseAddress } from '~/domain/base/parse-id'
import { depthChart, restingUsd } from '~/domain/order/depth-chart'
import { depthToPanelWire, depthToWire } from './depth'

const tokenMint = parseAddress('So11111111111111111111111111111111111111112')
const sum = (buyUsd: number, sellUsd: number) => ({ buyUsd, sellUsd, buyOrders: 1, sellOrders: 1 })
const view = {
  tokenMint: tokenMint!,
  asOf: 1_795_327_423,
  priceUsd: 185,
  buckets: [
    { fromPercent: -2, ...sum(40, 0) },
    { fromPercent: -1, ...sum(0, 0) },
    { fromPercent: 0, ...sum(0, 70) },
  ],
  below: sum(5, 0),
  above: sum(0, 6),
  unpricedOrders: 2,
  quoteOrders: 3,
}

test('sends a page only the sums of resting orders, without empty buckets and counts', () => {
  expect(depthToPanelWire(view)).toEqual({
    price: 185,
    buckets: [
      { fromPercent: -2, buyUsd: 40, sellUsd: 0 },
      { fromPercent: 0, buyUsd: 0, sellUsd: 70 },
    ],
    below: { buyUsd: 5, sellUsd: 0 },
    above: { buyUsd: 0, sellUsd: 6 },
  })
})

test('counts every order once: by its distance, as unpriced, or with the token as its quote', () => {
  expect(depthToWire(view)).toMatchObject({ unpricedOrders: 2, quoteOrders: 3, orders: 15 })
})

test("draws the same chart from the page's data as from the API response", () => {
  const dca = { buyUsd: 10, sellUsd: 20 }
  expect(depthChart(depthToPanelWire(view), 10, dca)).toEqual(depthChart(depthToWire(view), 10, dca))
  expect(restingUsd(depthToPanelWire(view))).toBe(121)
})
