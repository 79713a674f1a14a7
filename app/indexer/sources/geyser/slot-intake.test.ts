import { expect, test } from 'vitest'
import type { Slot, UnixSeconds } from '~/domain/base/time'
import { createSlotClock } from '~/indexer/pipeline/slot-clock'
import { systemClock } from '~/lib/clock'
import { decodeBase58 } from '~/lib/text/base58'
import { dcaProgramId } from '~/protocols/jupiter-dca/layout'
import { sampleAddress } from '~/simulator/hand-made-samples'
import type { RpcAccount } from '~/solana/snapshot/account-json'
import type { Programs } from './programs'
import { createSlotIntake } from './slot-intake'

const bytesOf = (address: string): Buffer => Buffer.from(decodeBase58(address) ?? [])

function update(name: string, writeVersion: number, owner = dcaProgramId) {
  const keys = { pubkey: bytesOf(sampleAddress(name)), owner: bytesOf(owner) }
  return { slot: 7, account: { ...keys, lamports: 1, data: Buffer.from([writeVersion]), writeVersion } }
}

/** Ingests one slot, and returns the accounts and block times that were passed on. */
function take(accounts: readonly ReturnType<typeof update>[], blockTime: UnixSeconds | null = 1_800_000_000) {
  const taken: [RpcAccount['key'], number | undefined, Slot][] = []
  const dated: [Slot, UnixSeconds | null][] = []
  const program = {
    accounts: { take: ({ key, data }: RpcAccount, slot: Slot) => taken.push([key, data[0], slot]) },
  }
  const intake = createSlotIntake({
    programs: { get: (id) => (id === dcaProgramId ? program : undefined) } as unknown as Programs,
    pipeline: { addEvents: () => undefined },
    slotClock: createSlotClock(systemClock),
    tip: { dated: (slot, time) => dated.push([slot, time]) },
    clock: systemClock,
  })
  const place = { slot: 7, parent: 6, blockTime, bytes: 0, isLate: false }
  intake.take({ ...place, accounts: accounts as never, transactions: [] })
  return { taken, dated, foreign: intake.counters().foreign }
}

test('passes on only the last state of each account in a slot, in any order of arrival', () => {
  const { taken } = take([update('a', 1), update('b', 5), update('a', 4), update('a', 3)])
  expect(taken).toEqual([
    [sampleAddress('a'), 4, 7],
    [sampleAddress('b'), 5, 7],
  ])
})

test('counts accounts of programs that are not followed', () => {
  const { taken, foreign } = take([update('a', 1, sampleAddress('another program'))])
  expect(taken).toEqual([])
  expect(foreign).toBe(1)
})

test('passes on the time of the block', () => {
  expect(take([]).dated).toEqual([[7, 1_800_000_000]])
  expect(take([], null).dated).toEqual([[7, null]])
})
