import { status } from '@grpc/grpc-js'
import { expect, test } from 'vitest'
import { createHandMadeLedger } from '../hand-made-ledger'
import { sampleAccount, sampleTransaction } from '../hand-made-samples'
import { accountsOf, openGeyser, subscribe, untilAccepted } from './official-client.fixture'
import { connectPlain, describe as describeUpdates, openStream } from './plain-client.fixture'

const wanted = {
  accounts: { accounts: {} },
  slots: { slots: {} },
  blocksMeta: { meta: {} },
}
const confirmed = 1

function account(byte: number) {
  return sampleAccount('order', { data: Uint8Array.from([byte]) })
}

test('replays the slots since from_slot and continues without a gap', async () => {
  const ledger = createHandMadeLedger()
  const { client } = await openGeyser(ledger)
  for (let byte = 1; byte <= 6; byte += 1) ledger.produce({ accounts: [account(byte)] }) // 1001 to 1006
  const stream = await subscribe(client, {
    accounts: { accounts: accountsOf({}) },
    blocksMeta: { meta: {} },
    fromSlot: '1003',
  })
  await untilAccepted(stream)
  for (let byte = 7; byte <= 10; byte += 1) ledger.produce({ accounts: [account(byte)] })
  await stream.until(({ blockMeta }) => blockMeta?.slot === '1008')
  const metas = stream.updates.flatMap(({ blockMeta }) => blockMeta ?? [])
  expect(metas.map(({ slot }) => Number(slot)).slice(0, 6)).toEqual([1003, 1004, 1005, 1006, 1007, 1008])
  expect(metas.map(({ parentSlot }) => Number(parentSlot)).slice(0, 6)).toEqual([
    1002, 1003, 1004, 1005, 1006, 1007,
  ])
  const bytes = stream.updates.flatMap((update) => update.account?.account?.data[0] ?? [])
  expect(bytes.slice(0, 6)).toEqual([3, 4, 5, 6, 7, 8])
})

test('replays data, block meta and the statuses that each slot has reached', async () => {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger)
  for (let byte = 1; byte <= 4; byte += 1) ledger.produce({ accounts: [account(byte)] })
  const stream = openStream(client, { ...wanted, commitment: confirmed, fromSlot: 1002 })
  await stream.settled()
  expect(describeUpdates(stream.updates)).toEqual([
    ...['1002 account 2', '1002 meta', '1002 processed', '1002 confirmed'],
    ...['1003 account 3', '1003 meta', '1003 processed', '1003 confirmed'],
  ])
  const all = openStream(client, { ...wanted, commitment: 0, fromSlot: 1004 })
  await all.settled()
  expect(describeUpdates(all.updates)).toEqual(['1004 account 4', '1004 meta', '1004 processed'])
})

test('refuses to replay what it no longer has, not yet has, or never keeps', async () => {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger, { replaySlots: 5 })
  ledger.finalize()
  const newest = ledger.currentSlot()
  const first = newest - 4
  const info = await new Promise((resolve) =>
    client.subscribeReplayInfo({}, (_, response) => resolve(response)),
  )
  expect(info).toMatchObject({ firstAvailable: first })
  const old = openStream(client, { ...wanted, commitment: confirmed, fromSlot: first - 1 })
  expect(await old.failure).toMatchObject({
    code: status.OUT_OF_RANGE,
    details: `broadcast from ${first - 1} is not available, last available: ${first}`,
  })
  const early = openStream(client, { ...wanted, commitment: confirmed, fromSlot: newest + 1 })
  expect(await early.failure).toMatchObject({
    code: status.INTERNAL,
    details: 'failed to get replay response',
  })

  const never = await connectPlain(ledger, { replaySlots: 0 })
  const refused = openStream(never, { ...wanted, commitment: confirmed, fromSlot: first })
  expect(await refused.failure).toMatchObject({
    code: status.INTERNAL,
    details: 'from_slot is not supported',
  })
})

test('keeps fewer slots for replays if they contain many changes', async () => {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger, { replayChanges: 10 })
  for (let block = 0; block < 6; block += 1) {
    const transactions = Array.from({ length: 4 }, (_, index) => sampleTransaction(`${block} ${index}`))
    ledger.produce({ transactions })
  }
  const stream = openStream(client, { ...wanted, fromSlot: 1004 })
  expect(await stream.failure).toMatchObject({
    code: status.OUT_OF_RANGE,
    details: expect.stringContaining('last available: 1005'),
  })
})

test('sends a slot of an abandoned fork at processed only, and reports it as dead', async () => {
  const ledger = createHandMadeLedger()
  const client = await connectPlain(ledger)
  const request = { ...wanted, slots: { slots: { interslotUpdates: true } } }
  const atOnce = openStream(client, { ...request, commitment: 0 })
  const later = openStream(client, { ...request, commitment: confirmed })
  await Promise.all([atOnce.settled(), later.settled()])
  ledger.produce({ accounts: [account(1)] }) // 1001
  ledger.produce({ accounts: [account(2)] }) // 1002, orphaned by:
  ledger.fork(1, { accounts: [account(3)] }) // 1003
  ledger.finalize()
  await later.until(({ slot }) => slot?.slot === 1005 && slot.status === 1)
  const seen = describeUpdates(atOnce.updates)
  expect(seen).toContain('1002 account 2')
  expect(seen.indexOf('1002 dead')).toBeLessThan(seen.indexOf('1003 first shred'))
  const dead = atOnce.updates.find(({ slot }) => slot?.status === 6)
  expect(dead?.slot).toEqual({
    slot: 1002,
    parent: 1001,
    status: 6,
    deadError: expect.any(String),
    _parent: 'parent',
    _deadError: 'deadError',
  })
  const sealed = describeUpdates(later.updates)
  expect(sealed.filter((text) => text.includes('1002'))).toEqual([
    ...['1002 first shred', '1002 bank', '1002 completed', '1002 processed', '1002 dead'],
  ])
  expect(sealed.filter((text) => /account|meta/.test(text)).slice(0, 4)).toEqual([
    ...['1001 account 1', '1001 meta', '1003 account 3', '1003 meta'],
  ])
  const metas = later.updates.flatMap(({ blockMeta }) => blockMeta ?? [])
  expect(metas[1]).toMatchObject({ slot: 1003, parentSlot: 1001 })
  const replayed = openStream(client, { ...request, commitment: confirmed, fromSlot: 1001 })
  await replayed.settled()
  expect(describeUpdates(replayed.updates).filter((text) => text.includes('1002'))).toEqual([])
})
