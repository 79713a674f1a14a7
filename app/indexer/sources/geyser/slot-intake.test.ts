import { expect, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { jupiterDca } from '~/protocols/jupiter-dca'
import { jupiterLimitV1 } from '~/protocols/jupiter-limit-v1'
import { sampleAddress, sampleTransaction } from '~/simulator/hand-made-samples'
import type { SubscribeUpdate } from '~/solana/geyser/generated/geyser/SubscribeUpdate.generated'
import { cursorOver } from '~/solana/geyser/proto-reader'
import { readUpdate } from '~/solana/geyser/read-update'
import { geyserService } from '~/solana/geyser/service'
import { accountUpdate, transactionUpdate } from '../../../../tests/helpers/geyser-messages'
import type { Program, Programs } from './programs'
import { createSlotIntake } from './slot-intake'

const { responseSerialize } = geyserService.service.Subscribe
const received = (update: SubscribeUpdate) => readUpdate(cursorOver(responseSerialize(update)))

function receivedTransaction(update: SubscribeUpdate) {
  const read = received(update)
  if (read.kind !== 'transaction') throw new Error('no transaction')
  return read.transaction
}

function receivedAccount(update: SubscribeUpdate) {
  const read = received(update)
  if (read.kind !== 'account' || read.account === undefined) throw new Error('no account')
  return read.account
}

const [dcaProgram, limitProgram] = [jupiterDca.programIds[0]!, jupiterLimitV1.programIds[0]!]

/**
 * Message of a transaction that mentions both programs, at a place in its block. `missing`: the part that the node has
 * not recorded.
 */
function transactionAt(name: string, index: number, missing?: 'innerInstructions' | 'logMessages') {
  const keys = [sampleAddress('payer'), dcaProgram, limitProgram]
  const balances = { preBalances: [9n, 9n, 9n], postBalances: [9n, 9n, 9n] }
  const sample = sampleTransaction(name, {
    staticKeys: keys,
    ...balances,
    instructions: [],
    innerInstructions: [],
  })
  const update = transactionUpdate({ ...sample, slot: 7, blockTime: 100 })
  const info = update.transaction?.transaction
  Object.assign(info ?? {}, { index })
  if (missing !== undefined) Object.assign(info?.meta ?? {}, { [missing]: [], [`${missing}None`]: true })
  return { signature: sample.signature, info: receivedTransaction(update) }
}

/** An intake with two programs that return one event per transaction. Records what each part receives, in order. */
function setUp(accept: () => void = () => {}) {
  const log: string[] = []
  const programOf = (protocol: typeof jupiterDca) =>
    ({
      protocol,
      accounts: {
        take: (accounts: readonly { data: Uint8Array }[]) =>
          log.push(...accounts.map(({ data }) => `account ${data[0]}`)),
        written: () => log.push(`${protocol.id} written`),
      },
      events: {
        read: ({ signature }: { signature: string }) => [{ signature }],
        delivered: ({ signature }: { signature: string }) =>
          log.push(`${protocol.id} delivered ${signature}`),
        unreadable: ({ signature }: { signature: string }) =>
          log.push(`${protocol.id} unreadable ${signature}`),
      },
    }) as unknown as Program
  const byId = new Map([
    [dcaProgram, programOf(jupiterDca)],
    [limitProgram, programOf(jupiterLimitV1)],
  ])
  const programs = { get: (id) => byId.get(id), all: () => byId.values() } as Partial<Programs> as Programs
  const intake = createSlotIntake({
    programs,
    pipeline: {
      addEvents({ events }) {
        accept()
        log.push(`stored ${events.map(({ signature }: ChainEvent) => signature).join(' ')}`)
      },
    },
    slotClock: { anchor: () => {} },
    tip: { dated: (slot, blockTime) => log.push(`dated ${slot} ${blockTime}`) },
    clock: { nowMs: () => 0, monotonicMs: () => 0 },
  })
  const facts = {
    slot: 7,
    parent: 6,
    blockTime: 100,
    isLate: false,
    bytes: 1,
    accounts: [],
    transactions: [],
  }
  return {
    log,
    take: (data: Partial<Parameters<typeof intake.take>[0]>) => intake.take({ ...facts, ...data }),
    counters: intake.counters,
  }
}

test('stores events in the order of execution and each transaction once, whatever the order of arrival', () => {
  const { log, take } = setUp()
  const [first, second, third] = ['a', 'b', 'c'].map((name, index) => transactionAt(name, index)) as [
    ReturnType<typeof transactionAt>,
    ReturnType<typeof transactionAt>,
    ReturnType<typeof transactionAt>,
  ]
  take({ transactions: [third, first, third, second, first].map(({ info }) => info) })
  const order = [first, first, second, second, third, third].map(({ signature }) => signature)
  expect(log.filter((line) => line.startsWith('stored'))).toEqual([`stored ${order.join(' ')}`])
})

test('marks transactions as delivered only after the store has accepted all events of the slot', () => {
  const { log, take } = setUp()
  const { info, signature } = transactionAt('a', 0)
  take({ transactions: [info] })
  expect(log.slice(1)).toEqual([
    `stored ${signature} ${signature}`,
    ...['jupiter-dca', 'jupiter-limit-v1'].flatMap((id) => [`${id} delivered ${signature}`, `${id} written`]),
  ])
})

test('marks no transaction as delivered if the events of the slot are lost', () => {
  const { log, take } = setUp(() => {
    throw new Error('no memory')
  })
  expect(() => take({ transactions: [transactionAt('a', 0).info] })).toThrow('no memory')
  expect(log).toEqual(['dated 7 100'])
})

test.each([
  ['innerInstructions', 'jupiter-dca', 'jupiter-limit-v1'],
  ['logMessages', 'jupiter-limit-v1', 'jupiter-dca'],
] as const)(
  'asks the Solana RPC for %s that the node has not recorded, only for %s',
  (missing, lacking, other) => {
    const { log, take } = setUp()
    const { info, signature } = transactionAt('a', 0, missing)
    take({ transactions: [info] })
    expect(log.filter((line) => line.startsWith('jupiter'))).toEqual([
      `${lacking} unreadable ${signature}`,
      `${lacking} written`,
      `${other} delivered ${signature}`,
      `${other} written`,
    ])
  },
)

test('asks the Solana RPC for a transaction whose bytes are malformed', () => {
  const { log, take } = setUp()
  const { info, signature } = transactionAt('a', 0)
  take({ transactions: [{ ...info, info: info.info.subarray(0, -1) }] })
  expect(log.slice(1)).toEqual(
    ['jupiter-dca', 'jupiter-limit-v1'].map((id) => `${id} unreadable ${signature}`),
  )
})

test('takes the last write of an account in a slot, whatever the order of arrival', () => {
  const { log, take } = setUp()
  const key = sampleAddress('order')
  const writes = [1, 2, 3].map((version) => {
    const data = Uint8Array.of(version)
    return receivedAccount(accountUpdate({ key, owner: dcaProgram, lamports: 1n, slot: 7, data }))
  })
  take({ accounts: [writes[1]!, writes[2]!, writes[0]!] })
  expect(log.filter((line) => line.startsWith('account'))).toEqual(['account 3'])
})

test('drops and counts accounts whose key or whose message is malformed, and takes the others', () => {
  const { log, take, counters } = setUp()
  const update = (key: string) =>
    accountUpdate({
      key: sampleAddress(key),
      owner: dcaProgram,
      lamports: 1n,
      slot: 7,
      data: Uint8Array.of(1),
    })
  const short = update('short')
  Object.assign(short.account?.account ?? {}, { pubkey: Buffer.alloc(31) })
  const cut = receivedAccount(update('cut'))
  const accounts = [receivedAccount(short), { ...cut, end: cut.end - 1 }, receivedAccount(update('whole'))]
  take({ accounts })
  expect(log.filter((line) => line.startsWith('account'))).toEqual(['account 1'])
  expect(counters()).toMatchObject({ malformed: 2 })
})

test('passes the time of each block to the tip, which then needs no request for it', () => {
  const { log, take } = setUp()
  take({})
  expect(log).toEqual(['dated 7 100'])
})
