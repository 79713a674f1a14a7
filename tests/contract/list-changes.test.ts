import { expect, test, vi } from 'vitest'
import { dcaOrderPage } from '~/contracts/orders/order'
import { clockAt, openWeb } from '../helpers/web/web-context'
import { addressOf, batchOf, dcaState } from '../helpers/world/states'
import { now, seed } from './seed'

const order = (name: string, inUsedRaw: bigint, slot: number) => ({
  state: dcaState({ key: addressOf(name), inUsedRaw }),
  slot,
  at: now,
})

test('since returns the rows that changed after an earlier response, regardless of its filter, without duplicates', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  await seed(writer)
  const list = await get('/api/dca/all?size=1&filter=active')
  const revision = list.headers.get('x-data-revision')
  expect(revision).toMatch(/^\d+$/)
  const request = async (since: string | null | undefined) =>
    dcaOrderPage.parse(await (await get(`/api/dca/all?size=1&filter=active&since=${since}`)).json())
  expect(await request(revision)).toMatchObject({
    content: [],
    totalElements: 0,
    totalPages: 0,
    resync: false,
  })

  await writer.write(batchOf({ accounts: [order('one', 1n, 300), order('two', 2n, 301)] }))
  const changed = await vi.waitFor(async () => {
    const response = await request(revision)
    expect(response.content).toHaveLength(2)
    return response
  })
  expect(changed.content.map(({ publicKey }) => publicKey).toSorted()).toEqual(
    [addressOf('one'), addressOf('two')].toSorted(),
  )
  expect(changed).toMatchObject({ totalElements: 2, page: 1, resync: false })
  expect(Number(changed.revision)).toBeGreaterThan(Number(revision))
  expect((await request(changed.revision)).content).toEqual([])
})

test('requests a reload for a forgotten or a future revision', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  await seed(writer)
  await vi.waitFor(async () => {
    const response = await get('/api/kamino/orders/all')
    expect(Number(response.headers.get('x-data-revision'))).toBeGreaterThan(0)
  })
  const future = await (await get('/api/kamino/orders/all?since=999999999')).json()
  expect(future).toMatchObject({ content: [], resync: true, totalIsExact: false })
})

test('returns changes in the shape of stream rows, with the requested fields and number format', async () => {
  const { writer, get } = await openWeb({ clock: clockAt(now) })
  await seed(writer)
  const first = await get('/api/dca/all')
  const since = first.headers.get('x-data-revision')
  await writer.write(batchOf({ accounts: [order('one', 500_000_000n, 300)] }))
  await vi.waitFor(async () => {
    const { content } = await (
      await get(`/api/dca/all?since=${since}&fields=publicKey,inUsed&numbers=string`)
    ).json()
    expect(content).toEqual([{ publicKey: addressOf('one'), inUsed: '500' }])
  })
})

test('serves changes as JSON only, since a table cannot report that there were too many', async () => {
  const { get } = await openWeb({ clock: clockAt(now) })
  for (const format of ['csv', 'ndjson']) {
    const response = await get(`/api/dca/all?since=1&format=${format}`)
    expect([response.status, (await response.json()).errors]).toEqual([
      400,
      [{ parameter: 'since', message: 'is only available as JSON' }],
    ])
  }
})
