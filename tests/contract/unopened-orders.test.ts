import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '~/contracts/endpoints'
import { mints } from '~/domain/token/mints'
import { clockAt, openWeb, type WebTest } from '../helpers/web/web-context'
import { addressOf, batchOf, closedEvent, filledEvent, mintState, signatureOf } from '../helpers/world/states'
import { heartbeatOf } from './seed'

const now = 1_700_000_100
const dca = addressOf('stray dca')
const kamino = addressOf('stray kamino')
const limit = addressOf('stray limit')
const closed = addressOf('stray closed')

// Tests orders whose opening is not indexed, but only later events.
let web: WebTest
const ends: (() => Promise<void>)[] = []
beforeAll(async () => {
  web = await openWeb({ clock: clockAt(now), onEnd: (end) => ends.push(end) })
  const accounts = [mintState(), mintState({ key: mints.wSOL, decimals: 9 })].map((state) => ({
    state,
    slot: 100,
    at: now - 50,
  }))
  const named = { inputMint: mints.USDC, outputMint: mints.wSOL, maker: addressOf('maker') }
  const sold = { inputRaw: 100_000_000n, outputRaw: 640_000_000n, remainingInputRaw: undefined }
  const cycle = { ...named, ...sold, protocol: 'jupiter-dca', order: dca } as const
  await web.writer.write(
    batchOf({
      accounts,
      events: [
        filledEvent({ ...cycle, signature: signatureOf('older'), at: now - 700 }),
        filledEvent({ ...cycle, signature: signatureOf('newer'), at: now - 100 }),
        closedEvent({ protocol: 'jupiter-dca', order: dca, end: 'completed', at: now - 90 }),
        filledEvent({
          ...named,
          protocol: 'kamino-limit',
          order: kamino,
          signature: signatureOf('of kamino'),
          inputMint: mints.wSOL,
          outputMint: mints.USDC,
        }),
        filledEvent({ order: limit, signature: signatureOf('of limit') }),
        closedEvent({ order: closed, signature: signatureOf('of closed') }),
      ],
    }),
  )
  await web.writer.heartbeat([heartbeatOf('accounts:jupiter-dca')])
})
afterAll(() => Promise.all(ends.map((end) => end())))

const request = async (path: string) => (await web.get(path)).json()

test.each([
  ['executions of a DCA order', dca, 'dca'],
  ['executions of a Kamino order', kamino, 'kamino'],
  ['executions that name no mints', limit, 'limit'],
  ['only an ending', closed, 'limit'],
])('given %s, resolves an address as an order of its venue', async (_, id, venue) => {
  const identity = endpoints.resolve.answer.parse(await request(`/api/resolve/${id}`))
  expect(identity).toEqual({ id, key: id, kind: 'order', venue, known: true })
})

test('returns the executions of an order without a row, marked as incomplete', async () => {
  const page = endpoints.orderFills.answer.parse(await request(`/api/orders/${dca}/fills`))
  expect(page).toMatchObject({
    totalElements: 2,
    venue: 'dca',
    inputMint: mints.USDC,
    outputMint: mints.wSOL,
    isComplete: false,
    plannedCycles: [],
  })
  // A fill of 100 USDC for 0.64 SOL. SOL is the base of the pair.
  const cycle = { inAmount: 100, outAmount: 0.64, amountUsd: 100, price: 156.25 }
  expect(page.content).toMatchObject([
    { signature: signatureOf('newer'), ...cycle },
    { signature: signatureOf('older'), ...cycle },
  ])
})

test('derives the base side from the mints in an execution', async () => {
  const page = endpoints.orderFills.answer.parse(await request(`/api/orders/${kamino}/fills`))
  expect(page).toMatchObject({ venue: 'kamino', inputMint: mints.wSOL, isComplete: false })
  // A fill of 4 SOL for 800 USDC.
  expect(page.content).toMatchObject([{ inAmount: 4, outAmount: 800, amountUsd: 800, price: 200 }])
})

test('returns 404 for executions without mints', async () => {
  for (const key of [limit, closed]) expect((await web.get(`/api/orders/${key}/fills`)).status).toBe(404)
})

test('returns the cycles and the end of a DCA order without a row as its events', async () => {
  const events = endpoints.orderEvents.answer.parse(await request(`/api/dca/events/${dca}`))
  expect(events).toMatchObject([
    { kind: 'completed', publicKey: dca, buy: true, amountUsd: null },
    { kind: 'cycle', signature: signatureOf('newer'), amountUsd: 100 },
    { kind: 'cycle', signature: signatureOf('older'), amountUsd: 100 },
  ])
  expect((await web.get(`/api/dca/events/${kamino}`)).status).toBe(404)
})
