import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { RetryableError } from '~/lib/async/retryable-error'
import { createUnopenedOrders } from './unopened'

const day = 86_400
const today = 19_700 * day

/** A store with one unopened order on each of two days, and a node that loses its first `lost` responses. */
function setUp(lost: number) {
  const asked: string[] = []
  let losses = lost
  const unopened = createUnopenedOrders({
    reader: {
      readNewestOrderEventAt: async (before = Number.MAX_SAFE_INTEGER) =>
        [today + 50, today - 3 * day].find((at) => at < before),
      readUnopenedOrders: async ({ from }) => [
        { protocol: 'jupiter-dca', key: trustedAddress(`of ${from}`) },
      ],
    },
    pipeline: { committed: async () => {} },
    lookUp: async (orders) => {
      asked.push(...orders.map(({ key }) => key))
      losses -= 1
      return losses >= 0 ? orders.length : 0
    },
  })
  return { strays: unopened, asked }
}

test('scans each day with data once, from the newest to the oldest', async () => {
  const { strays: unopened, asked } = setUp(0)
  for (let turn = 0; turn < 5 && !unopened.isOver(); turn += 1) await unopened.seekSome()
  expect(unopened.isOver()).toBe(true)
  expect(asked).toEqual([`of ${today}`, `of ${today - 3 * day}`])
  expect(unopened.counters()).toEqual({ strays: 2, straysSought: 1 })
})

test('retries lost responses, and skips no order because of a short outage', async () => {
  const { strays: unopened, asked } = setUp(3)
  for (let turn = 0; turn < 3; turn += 1)
    await expect(unopened.seekSome()).rejects.toBeInstanceOf(RetryableError)
  for (let turn = 0; turn < 5 && !unopened.isOver(); turn += 1) await unopened.seekSome()
  expect(asked).toEqual([...Array(4).fill(`of ${today}`), `of ${today - 3 * day}`])
})

test('gives up on an order whose response is always lost, so that older ones are reached', async () => {
  const { strays: unopened, asked } = setUp(20)
  for (let turn = 0; turn < 40 && !unopened.isOver(); turn += 1)
    await unopened.seekSome().catch(() => undefined)
  expect(unopened.isOver()).toBe(true)
  expect(asked.filter((key) => key === `of ${today}`)).toHaveLength(20)
  expect(asked.at(-1)).toBe(`of ${today - 3 * day}`)
})
