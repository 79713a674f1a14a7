import { expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import type { UpcomingExecutionPage } from '~/contracts/orders/upcoming'
import { mints } from '~/domain/token/mints'
import { addressOf } from '../helpers/world/states'
import { dcaKey, maker, now, shareInsightWorld, strangeMint } from './insight-world'

const { web, request } = shareInsightWorld()

const path = `/api/dca/upcoming?tokenMint=${mints.wSOL}`
const list = async (query = ''): Promise<UpcomingExecutionPage> =>
  endpoints.upcomingExecutions.answer.parse(await request(`${path}${query}`))
const brief = ({ content }: UpcomingExecutionPage) =>
  content.map(({ time, side, amountUsd, publicKey }) => [time - now, side, amountUsd, publicKey])

test('lists the planned cycles of the orders that buy or sell a token, soonest first', async () => {
  const page = await list('&size=250')
  const priced = page.content.filter(({ amountUsd }) => amountUsd !== null)
  // The USDC order sells 100 per cycle and 50 in the last one. The overdue SOL order resumes now.
  expect(brief({ ...page, content: priced })).toEqual([
    [0, 'sell', 150, addressOf('overdue')],
    [120, 'buy', 100, dcaKey],
    [720, 'buy', 100, dcaKey],
    [1_320, 'buy', 100, dcaKey],
    [1_920, 'buy', 100, dcaKey],
    [2_520, 'buy', 50, dcaKey],
    [7_200, 'sell', 150, addressOf('overdue')],
    [14_400, 'sell', 150, addressOf('overdue')],
  ])
  const unpriced = page.content.filter(({ inputMint }) => inputMint === strangeMint)
  expect(unpriced.length).toBeGreaterThan(0)
  expect(unpriced.every(({ amountUsd, side }) => amountUsd === null && side === 'buy')).toBe(true)
  expect(page).toMatchObject({
    asOf: now,
    totalElements: page.content.length,
    totalIsExact: true,
    cursor: null,
  })
  expect(priced[1]).toMatchObject({ trader: maker, inAmount: 100, inAmountRaw: '100000000' })
})

test('filters by horizon, side and minimum value', async () => {
  expect(brief(await list('&horizon=30m&side=sell'))).toEqual([[0, 'sell', 150, addressOf('overdue')]])
  const buys = await list('&side=buy&minAmountUsd=51')
  expect([buys.totalElements, brief(buys).map(([time]) => time)]).toEqual([4, [120, 720, 1_320, 1_920]])
  const all = await list('&minAmountUsd=50')
  expect([all.totalElements, all.content.length]).toEqual([8, 8])
  expect((await list('&minAmountUsd=150.5')).totalElements).toBe(0)
  // A horizon excludes a cycle at its end.
  expect((await list('&side=sell&horizon=6h')).totalElements).toBe(3)
})

test('a cursor continues after the last row, with any page size', async () => {
  const whole = await list('&size=250')
  for (const size of [1, 2, 3, 7]) {
    const rows: UpcomingExecutionPage['content'] = []
    let cursor: string | null | undefined
    do {
      const page = await list(`&size=${size}${cursor ? `&after=${cursor}` : ''}`)
      rows.push(...page.content)
      cursor = page.cursor
    } while (cursor)
    expect(rows).toEqual(whole.content)
  }
  expect((await list('&size=3&page=2')).content).toEqual(whole.content.slice(3, 6))
})

test('rejects invalid values and names the parameter', async () => {
  const { cursor } = await list('&size=1')
  const fault = async (query: string) => {
    const response = await web.get(`/api/dca/upcoming?${query}`)
    return [response.status, (await response.json()).errors?.[0]]
  }
  const other = `tokenMint=${mints.USDC}&after=${cursor}`
  expect(await fault('tokenMint=SOL')).toMatchObject([400, { parameter: 'tokenMint' }])
  expect(await fault(`tokenMint=${mints.wSOL}&horizon=2h`)).toMatchObject([400, { parameter: 'horizon' }])
  expect(await fault(`tokenMint=${mints.wSOL}&side=up`)).toMatchObject([400, { parameter: 'side' }])
  expect(await fault(`tokenMint=${mints.wSOL}&page=51`)).toMatchObject([400, { parameter: 'page' }])
  expect(await fault(other)).toMatchObject([
    400,
    { parameter: 'after', message: 'belongs to other filters: use the same filters for all pages of a list' },
  ])
})
