import { expect, onTestFinished, test } from 'vitest'
import { createIndexStateReader, type UnexplainedOrder } from '~/store/read-index-state'
import { createBatchWriter } from '~/store/write-batch'
import { createTestDatabase } from '../../helpers/database'
import { addressOf, batchOf, dcaState, limitState } from '../../helpers/states'

const at = 1_700_000_000

test('every unexplained order is reached page by page, the newest first, whatever table it is in', async () => {
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
  const gone = names.map((name, index) => {
    const protocol = index % 2 === 0 ? limitState().protocol : dcaState().protocol
    return { protocol, key: addressOf(name), slot: 200, at }
  })
  await writer.write(batchOf({ gone }))

  const reader = createIndexStateReader(database.pool)
  const seen: UnexplainedOrder[] = []
  for (let page = 0; page < names.length; page += 1)
    seen.push(...(await reader.readUnexplainedOrders(1, seen.at(-1))))
  expect(new Set(seen.map(({ key }) => key))).toEqual(new Set(names.map(addressOf)))
  expect(seen.map(({ slot }) => slot)).toEqual([101, 101, 100, 100, 100])
  expect(await reader.readUnexplainedOrders(1, seen.at(-1))).toEqual([])
})

test('the tokens of orders that have ended are asked about as well, behind those of active ones', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  const writer = createBatchWriter(database.pool)
  const ended = limitState({ key: addressOf('ended'), inputMint: addressOf('old one') })
  const active = dcaState({ key: addressOf('active'), outputMint: addressOf('new one') })
  await writer.write(batchOf({ accounts: [ended, active].map((state) => ({ state, slot: 100, at })) }))
  await writer.write(batchOf({ gone: [{ protocol: ended.protocol, key: ended.key, slot: 200, at }] }))
  const mints = await createIndexStateReader(database.pool).readMintsToPrice(10)
  expect(mints.toSorted()).toEqual(
    [...new Set([ended.inputMint, ended.outputMint, active.inputMint, active.outputMint])].toSorted(),
  )
  expect(mints.slice(0, 2).toSorted()).toEqual([active.inputMint, active.outputMint].toSorted())
})
