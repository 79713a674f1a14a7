import { expect, onTestFinished, test } from 'vitest'
import type { Address } from '~/domain/base/ids'
import type { OrderFilled } from '~/domain/chain/chain-event'
import { mints } from '~/domain/token/mints'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { createIndexStateReader, type UnexplainedOrder } from '~/store/read/read-index-state'
import { createTestDatabase } from '../../helpers/store/database'
import {
  addressOf,
  batchOf,
  closedEvent,
  dcaState,
  filledEvent,
  limitState,
  mintState,
  signatureOf,
} from '../../helpers/world/states'

const at = 1_700_000_000

test('reaches every unexplained order page by page, newest first, in every table', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool)
  const names = ['one', 'two', 'three', 'four', 'five']
  await writer.write(
    batchOf({
      accounts: names.map((name, index) => {
        const key = addressOf(name)
        return {
          state: index % 2 === 0 ? limitState({ key }) : dcaState({ key }),
          slot: index < 3 ? 100 : 101,
          at,
        }
      }),
    }),
  )
  const closedAccounts = names.map((name, index) => {
    const protocol = index % 2 === 0 ? limitState().protocol : dcaState().protocol
    return { protocol, key: addressOf(name), slot: 200, at }
  })
  await writer.write(batchOf({ closedAccounts }))

  const reader = createIndexStateReader(database.pool)
  const seen: UnexplainedOrder[] = []
  for (let page = 0; page < names.length; page += 1)
    seen.push(...(await reader.readUnexplainedOrders(1, seen.at(-1))))
  expect(new Set(seen.map(({ key }) => key))).toEqual(new Set(names.map(addressOf)))
  expect(seen.map(({ slot }) => slot)).toEqual([101, 101, 100, 100, 100])
  expect(await reader.readUnexplainedOrders(1, seen.at(-1))).toEqual([])
})

test('requests tokens of closed orders after those of active ones', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool)
  const ended = limitState({ key: addressOf('ended'), inputMint: addressOf('old one') })
  const active = dcaState({ key: addressOf('active'), outputMint: addressOf('new one') })
  await writer.write(batchOf({ accounts: [ended, active].map((state) => ({ state, slot: 100, at })) }))
  await writer.write(
    batchOf({ closedAccounts: [{ protocol: ended.protocol, key: ended.key, slot: 200, at }] }),
  )
  const read = await createIndexStateReader(database.pool).readMintsToPrice(10, at)
  const requested = read.map(({ mint }) => mint)
  expect(requested.toSorted()).toEqual(
    [...new Set([ended.inputMint, ended.outputMint, active.inputMint, active.outputMint])].toSorted(),
  )
  expect(requested.slice(0, 2).toSorted()).toEqual([active.inputMint, active.outputMint].toSorted())
})

test('requests tokens by their orders, then by daily traded value, and reports which are traded', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool)
  const ordered = addressOf('ordered')
  const much = addressOf('much')
  const little = addressOf('little')
  const nameless = addressOf('nameless')
  const old = addressOf('old')
  const quiet = addressOf('quiet')
  const filled = (inputMint: Address, outputRaw: bigint, over: Partial<OrderFilled> = {}) =>
    filledEvent({
      signature: signatureOf(`${inputMint}`),
      inputMint,
      outputMint: mints.USDC,
      outputRaw,
      ...over,
    })
  await writer.write(
    batchOf({
      accounts: [
        { state: dcaState({ outputMint: ordered }), slot: 100, at },
        { state: mintState({ key: quiet }), slot: 100, at },
      ],
      events: [
        filled(little, 5_000_000n),
        filled(much, 900_000_000n),
        filled(nameless, 5n, { outputMint: nameless }),
        filled(old, 9_000_000_000n, { at: at - 90_000 }),
      ],
      tokens: [{ mint: old, symbol: 'OLD', at }],
    }),
  )
  const read = await createIndexStateReader(database.pool).readMintsToPrice(10, at + 60)
  const place = (mint: Address) => read.findIndex((row) => row.mint === mint)
  const places = [ordered, much, little, nameless].map(place)
  expect(places.toSorted((one, other) => one - other)).toEqual(places)
  expect(read.filter(({ isTraded }) => !isTraded).map(({ mint }) => mint)).toEqual([old, quiet].toSorted())
  expect(read.slice(-2).map(({ isTraded }) => isTraded)).toEqual([false, false])
})

test('finds orders with events but no row within a period, page by page', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool)
  const [first, second] = [addressOf('a stray'), addressOf('b stray')].sort()
  const fill = (name: string, over: Partial<OrderFilled>) =>
    filledEvent({ signature: signatureOf(name), ...over })
  await writer.write(
    batchOf({
      accounts: [{ state: limitState(), slot: 100, at }],
      events: [
        fill('listed', { at }),
        fill('of first', { at, order: first!, protocol: 'jupiter-dca' }),
        fill('of first again', { at: at + 9, order: first!, protocol: 'jupiter-dca' }),
        fill('of another day', { at: at - 86_400, order: addressOf('older') }),
        closedEvent({ at: at + 10, order: second! }),
      ],
    }),
  )
  const reader = createIndexStateReader(database.pool)
  const day = { from: at, to: at + 86_400, limit: 10 }
  const both = [
    { protocol: 'jupiter-dca', key: first },
    { protocol: 'jupiter-limit', key: second },
  ]
  expect(await reader.readUnopenedOrders({ ...day, after: undefined })).toEqual(both)
  expect(await reader.readUnopenedOrders({ ...day, after: undefined, limit: 1 })).toEqual(both.slice(0, 1))
  expect(await reader.readUnopenedOrders({ ...day, after: first })).toEqual(both.slice(1))
  expect(await reader.readNewestOrderEventAt(undefined)).toBe(at + 10)
  expect(await reader.readNewestOrderEventAt(at)).toBe(at - 86_400)
  expect(await reader.readNewestOrderEventAt(at - 86_400)).toBeUndefined()
})
