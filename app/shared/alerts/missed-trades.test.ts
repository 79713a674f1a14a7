import { expect, test } from 'vitest'
import type { AlertFigures } from './alert-request'
import { lateSeconds, missedTrades, mostPages } from './missed-trades'

const seenAt = 1_795_000_000

/** Returns a list of pages with two trades each. The first trade is `newestAt`, and each other is a second older. */
function listFrom(newestAt: number) {
  const requested: string[] = []
  const pageAt = (number: number) => {
    const times = [newestAt - 2 * number, newestAt - 2 * number - 1]
    const trades = times.map((timestamp) => ({ timestamp })) as unknown as AlertFigures['trades']
    return { trades, olderTrades: `page-${number + 1}` }
  }
  const load = async (after: string) => {
    requested.push(after)
    return pageAt(Number(after.slice('page-'.length)))
  }
  return { first: pageAt(0), load, requested }
}

test('requests no older page if the first one reaches the trades of the last request', async () => {
  const { first, load, requested } = listFrom(seenAt - lateSeconds)
  expect(await missedTrades(first, seenAt, load)).toEqual({ trades: first.trades, isCut: false })
  expect(requested).toEqual([])
})

test('requests older pages until the trades of the last request', async () => {
  const { first, load, requested } = listFrom(seenAt - lateSeconds + 4)
  const { trades } = await missedTrades(first, seenAt, load)
  expect(requested).toEqual(['page-1', 'page-2'])
  expect(trades.map(({ timestamp }) => seenAt - lateSeconds - timestamp)).toEqual([-4, -3, -2, -1, 0, 1])
})

test('requests a limited number of pages', async () => {
  const { first, load, requested } = listFrom(seenAt + 1_000)
  expect((await missedTrades(first, seenAt, load)).trades).toHaveLength(2 * mostPages)
  expect(requested).toHaveLength(mostPages - 1)
})

test('ends with the list, and returns what it has if a page fails', async () => {
  const { first } = listFrom(seenAt + 1_000)
  const fails = async () => undefined
  expect(await missedTrades({ ...first, olderTrades: null }, seenAt, fails)).toMatchObject({ isCut: false })
  expect(await missedTrades(first, seenAt, fails)).toEqual({ trades: first.trades, isCut: true })
  expect(await missedTrades({ trades: [], olderTrades: 'page-1' }, seenAt, fails)).toMatchObject({
    trades: [],
  })
})
