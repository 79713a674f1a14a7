import { expect, test } from 'vitest'
import { sampleAddress } from '~/simulator/hand-made-samples'
import { createBatchWriter } from '~/store/ingest/write-batch'
import { filledOnce, geyserChain, orderSql, soon } from '../../helpers/geyser-chain'
import { accountUpdate, blockMetaUpdate } from '../../helpers/geyser-messages'
import type { GeyserScript } from '../../helpers/geyser-stub'
import { handMadeDca } from '../../helpers/nodes/dca-chain'

const { the, setUp, produce, rows, heartbeat, live, follow, expectFilled } = geyserChain()

test('follows an order from the snapshot through its fills to its end', async () => {
  await setUp()
  const { order: first } = await follow()
  const second = handMadeDca('second', 2n)
  produce({ accounts: [second.account()], transactions: [second.opened()] })
  produce(filledOnce(first))
  await soon(async () => {
    expect(await rows(orderSql)).toMatchObject([{ used: '100000000' }, { key: second.key, used: '0' }])
  })
  await expectFilled(1)
  produce({ closed: [second.key], transactions: [second.closed({ byUser: true, unfilled: 1_000_000_000n })] })
  await soon(async () => {
    expect(await rows(orderSql)).toMatchObject([{ status: 'open' }, { status: 'cancelled', active: false }])
  })
})

test('reads nothing again and takes no snapshot after a short interruption', async () => {
  await setUp()
  const { order } = await follow()
  const before = await heartbeat('events:jupiter-dca')
  the().geyser.end()
  produce(filledOnce(order))
  await expectFilled(1)
  await live()
  expect(the().geyser.requests.at(-1)?.fromSlot).toBeGreaterThan(1000)
  expect(await heartbeat('accounts:jupiter-dca')).toMatchObject({ counters: { snapshots: 1 } })
  const { counters } = (await heartbeat('events:jupiter-dca'))!
  expect(counters.repaired).toBe(before?.counters.repaired)
})

test('continues after a restart at the slot that it had stored', async () => {
  await setUp()
  const { order, indexer } = await follow()
  await soon(async () => {
    expect(await rows(`select slot from cursor where source = 'geyser:jupiter-dca'`)).toHaveLength(1)
  })
  await indexer.stop()
  produce(filledOnce(order))
  the().chain.startIndexer()
  await expectFilled(1)
  await live()
  expect(the().geyser.requests.at(-1)?.fromSlot).toBeGreaterThanOrEqual(1000)
})

test('reads an account that a transaction wrote and the stream does not deliver any more', async () => {
  await setUp()
  const { order } = await follow()
  produce({ closed: [order.key], transactions: [order.filled(1)] })
  await soon(async () => expect(await rows(orderSql)).toMatchObject([{ status: 'ended', active: false }]))
})

test('loses nothing while the stream ends after every message', async () => {
  await setUp()
  const { order } = await follow()
  the().geyser.script.endAfterMessage = { code: 0, details: '' }
  produce(filledOnce(order))
  await soon(async () => {
    const detail = expect.stringMatching(
      /ended the stream without an error\. This happened \d+ times in a row/,
    )
    expect(await heartbeat('geyser')).toMatchObject({ state: 'catching-up', detail })
  })
  await expectFilled(1)
  produce({ ...filledOnce(order), transactions: [order.filled(2)] })
  the().geyser.script.endAfterMessage = undefined
  await expectFilled(2)
  await soon(async () => expect(the().geyser.streams()).toBe(1))
  produce({})
  await live()
})

test('repairs a slot that never completes', async () => {
  await setUp()
  const { order } = await follow()
  let dropped = 0
  the().geyser.script.bend = (messages) => {
    const kept = messages.filter(({ blockMeta }) => blockMeta === undefined)
    if (kept.length === 0) return messages
    dropped += 1
    return kept
  }
  produce(filledOnce(order))
  await expectFilled(1)
  await soon(async () => {
    expect(await rows(orderSql)).toMatchObject([{ used: '100000000' }])
    expect(await heartbeat('geyser')).toMatchObject({ counters: { holes: 1 } })
  })
  expect(dropped).toBe(1)
  await live()
  expect(await heartbeat('accounts:jupiter-dca')).toMatchObject({ counters: { snapshots: 1 } })
})

test('repairs a slot that the node does not send at all', async () => {
  await setUp()
  const { order } = await follow()
  the().geyser.script.bend = (messages) => (messages.length > 1 ? [] : messages)
  produce(filledOnce(order))
  await expectFilled(1)
  await soon(async () => expect(await rows(orderSql)).toMatchObject([{ used: '100000000' }]))
  await live()
})

test('reads repeated and reordered messages once', async () => {
  await setUp()
  const { order } = await follow()
  let late: typeof bent = []
  let bent: Parameters<GeyserScript['bend']>[0] = []
  the().geyser.script.bend = (messages) => {
    bent = [...late, ...messages.toReversed(), ...messages]
    late = messages.length > 1 ? messages : []
    return messages.length > 1 ? messages.filter(({ blockMeta }) => blockMeta !== undefined) : bent
  }
  for (const cycle of [1, 2, 3])
    produce({
      accounts: [order.account({ inUsed: BigInt(cycle) * 100_000_000n })],
      transactions: [order.filled(cycle)],
    })
  await expectFilled(3)
  await soon(async () => expect(await rows(orderSql)).toMatchObject([{ used: '300000000' }]))
  await soon(async () => {
    const { counters } = (await heartbeat('geyser'))!
    expect(counters).toMatchObject({ holes: 0 })
    expect(counters.duplicates).toBeGreaterThan(0)
  })
})

test('reads the Solana RPC where the replay of the node is shorter than the outage', async () => {
  await setUp({ retainedSlots: 3 })
  const { order } = await follow()
  await the().geyser.down()
  produce(filledOnce(order))
  for (let block = 0; block < 20; block += 1) the().ledger.produce()
  await the().geyser.up()
  await soon(async () => expect(the().geyser.streams()).toBe(1))
  produce({})
  await expectFilled(1)
  await soon(async () => expect(await rows(orderSql)).toMatchObject([{ used: '100000000' }]))
  await live()
  expect(the().geyser.requests.map(({ fromSlot }) => fromSlot !== undefined)).toEqual([false, true, false])
  expect(await heartbeat('accounts:jupiter-dca')).toMatchObject({ counters: { snapshots: 1 } })
})

test('reads the Solana RPC where the node repeats no slots', async () => {
  await setUp({ retainedSlots: 0 })
  const { order } = await follow()
  the().geyser.end()
  produce(filledOnce(order))
  await soon(async () => {
    const detail = expect.stringContaining('from_slot is not supported')
    expect(await heartbeat('geyser')).toMatchObject({ detail })
  })
  await soon(async () => expect(the().geyser.streams()).toBe(1))
  produce({})
  await expectFilled(1)
  await live()
})

test('ignores messages of a slot that no chain has reached', async () => {
  await setUp()
  const { order } = await follow()
  const slot = 1e12
  const account = order.account({ inUsed: 900_000_000n })
  the().geyser.send([accountUpdate({ ...account, slot }), blockMetaUpdate(slot, slot - 1, 1_700_000_600)])
  produce(filledOnce(order))
  await expectFilled(1)
  the().geyser.end()
  produce({
    accounts: [order.account({ inUsed: 200_000_000n })],
    transactions: [order.filled(2)],
  })
  await expectFilled(2)
  await soon(async () => expect(await rows(orderSql)).toMatchObject([{ used: '200000000' }]))
  await live()
  await soon(async () => {
    expect(await heartbeat('geyser')).toMatchObject({ counters: { implausible: 2, holes: 0 } })
  })
  expect(await rows('select source from cursor where slot > 10000')).toEqual([])
})

test('reads a message above 4 MiB', async () => {
  await setUp()
  const { order } = await follow()
  const large = {
    key: order.key,
    owner: handMadeDca('x', 2n).key,
    lamports: 1n,
    slot: the().ledger.currentSlot(),
  }
  the().geyser.send([accountUpdate({ ...large, data: new Uint8Array(5 * 1024 * 1024) })])
  produce(filledOnce(order))
  await expectFilled(1)
  expect(await heartbeat('geyser')).toMatchObject({ state: 'live', counters: { connections: 1 } })
})

test.each([
  ['a slow reader', 13, 'lagged to receive geyser messages', 'it was read too slowly'],
  [
    'a large message',
    11,
    'Error, message length too large: found 5, the limit is: 4',
    'message is too large',
  ],
  ['an unknown error', 2, 'channel closed', 'ended with UNKNOWN (channel closed)'],
])(
  'continues from the last slot after the node has ended the stream for %s',
  async (_, code, details, told) => {
    await setUp()
    const { order } = await follow()
    await the().geyser.down()
    produce(filledOnce(order))
    let refused = 0
    the().geyser.script.refuse = () => {
      refused += 1
      return refused <= 2 ? { code, details } : undefined
    }
    await the().geyser.up()
    await soon(async () => {
      expect(await heartbeat('geyser')).toMatchObject({ detail: expect.stringContaining(told) })
    })
    await expectFilled(1)
    produce({})
    await live()
    expect(the().geyser.requests.at(-1)?.fromSlot).toBeGreaterThan(1000)
  },
)

test('closes the stream while the database is slow, and loses nothing', async () => {
  await setUp()
  const writer = createBatchWriter(the().chain.database.pool)
  let release = () => {}
  let blocked: Promise<void> | undefined
  const { order } = await follow({
    writer: {
      ...writer,
      async write(batch) {
        await blocked
        return writer.write(batch)
      },
    },
  })
  blocked = new Promise((resolve) => {
    release = resolve
  })
  // The first accounts are as many as the source decodes ahead, and the large ones fill the queue behind them.
  const { data, ...account } = order.account()
  const many = Array.from({ length: 9_000 }, (_, index) => ({
    ...account,
    data,
    key: sampleAddress(`${index}`),
  }))
  for (let from = 0; from < many.length; from += 1_000) produce({ accounts: many.slice(from, from + 1_000) })
  const large = { ...account, data: new Uint8Array(9 * 1024 * 1024) }
  for (let slot = 0; slot < 5; slot += 1)
    produce({ accounts: [{ ...large, key: sampleAddress(`large ${slot}`) }] })
  await soon(async () => {
    const detail = expect.stringContaining('The database is slower than the Geyser stream')
    expect(await heartbeat('geyser')).toMatchObject({ detail, counters: { closedDeliberately: 1 } })
  })
  expect(the().geyser.streams()).toBe(0)
  produce(filledOnce(order))
  release()
  await expectFilled(1)
  produce({})
  await live()
  expect(await rows('select count(*)::int as count from dca_order')).toEqual([{ count: many.length + 1 }])
  expect(await heartbeat('geyser')).toMatchObject({ counters: { holes: 0 } })
})
