import { expect, test } from 'vitest'
import { trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { ChainEvent } from '~/domain/chain/chain-event'
import type { PerpUserState } from '~/domain/perp/perp'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { driftPerps } from '~/protocols/drift-perps'
import { encodeAccount } from '~/protocols/drift-perps/encode'
import { accountDiscriminators } from '~/protocols/perps/layout'
import type { Transaction } from '~/solana/transaction/transaction'
import type { Batch } from '~/store/batch/batch'
import { createDecodeWatch } from './decode-watch'
import { createIntake } from './intake'
import { createPipeline } from './pipeline'
import { createPriceGuard } from './price-guard'
import { createQuarantineLimiter } from './quarantine-limiter'
import { createSlotClock } from './slot-clock'
import { createSlotWatch } from './slot-watch'

const nowSeconds = 1_700_000_000
const clock = { ...systemClock, nowMs: () => nowSeconds * 1_000 }

function setUp(protocol = driftPerps) {
  const batches: Batch[] = []
  const pipeline = createPipeline({
    slots: createSlotWatch(),
    writer: {
      async write(batch) {
        batches.push(batch)
        return { accountsChanged: 0, eventsInserted: 0, revision: undefined }
      },
      readCursors: async () => [],
      claimChain: async (genesisHash) => genesisHash,
      heartbeat: async () => {},
      stop: async () => {},
    },
    random: () => 0.5,
    log: silentLog,
    onPressure() {},
  })
  const slotClock = createSlotClock(clock)
  const decodeWatch = createDecodeWatch(clock)
  const intake = createIntake({
    protocols: [protocol],
    pipeline,
    slotClock,
    priceGuard: createPriceGuard(),
    quarantine: createQuarantineLimiter(systemClock),
    decodeWatch,
  })
  async function quarantined() {
    await pipeline.committed()
    return batches.flatMap((batch) => batch.quarantined)
  }
  async function accounts() {
    await pipeline.committed()
    return batches.flatMap((batch) => batch.accounts.map(({ state }) => state.key))
  }
  return { intake, quarantined, accounts, slotClock, decodeWatch }
}

const transaction: Transaction = {
  signature: trustedSignature('signature'),
  slot: 7,
  blockTime: 1_700_000_000,
  failed: false,
  accountKeys: [],
  instructions: [],
  logs: [],
}

test('skips only the transaction whose decoder throws, and quarantines it by signature', async () => {
  const { intake, quarantined } = setUp()
  const broken: typeof driftPerps = {
    ...driftPerps,
    readEvents() {
      throw new RangeError('offset 4711')
    },
  }
  expect(intake.readEvents(broken, transaction)).toEqual([])
  expect(await quarantined()).toMatchObject([
    { protocol: 'drift-perps', source: 'signature', reason: 'decoder failed: offset 4711', slot: 7 },
  ])
})

test('quarantines a truncated log by its signature, since fills may be missing from it', async () => {
  const { intake, quarantined } = setUp()
  const logs = [`Program ${driftPerps.programIds[0]} invoke [1]`, 'Log truncated']
  expect(intake.readEvents(driftPerps, { ...transaction, logs })).toEqual([])
  expect(await quarantined()).toMatchObject([
    { protocol: 'drift-perps', source: 'signature', reason: 'log truncated', slot: 7 },
  ])
})

test('skips only the account whose decoder throws, and keeps its bytes', async () => {
  const { intake, quarantined } = setUp({
    ...driftPerps,
    decodeAccount() {
      throw new RangeError('offset 42')
    },
  })
  const programId = driftPerps.programIds[0]!
  const key = trustedAddress('account')
  const account = { key, owner: programId, lamports: 1, data: Uint8Array.of(1, 2) }
  intake.acceptAccount(account, 9, { programId, protocol: 'drift-perps' })
  expect(await quarantined()).toMatchObject([
    { source: key, reason: 'decoder failed: offset 42', bytes: Uint8Array.of(1, 2), slot: 9 },
  ])
})

test.each([
  ['accepts two minutes ahead', nowSeconds + 120, nowSeconds + 120],
  ['uses the slot’s time if further ahead', nowSeconds + 121, nowSeconds - 40],
  ['uses the slot’s time for a time in milliseconds', nowSeconds * 1_000, nowSeconds - 40],
  ['uses the slot’s time without a time', null, nowSeconds - 40],
])('dates an event: %s', (_what, reported, expected) => {
  const { intake, slotClock } = setUp()
  slotClock.anchor(1_100, nowSeconds)
  const event: ChainEvent = {
    type: 'perp-funding',
    protocol: 'drift-perps',
    signature: transaction.signature,
    instructionPath: 'log',
    eventIndex: 1,
    slot: 1_000, // This slot is 100 slots of 0.4 s before the anchor.
    at: reported,
    marketIndex: 0,
    recordId: 1n,
    fundingRateRaw: 0n,
    oracleTwapPriceRaw: 0n,
    markTwapPriceRaw: 0n,
    cumulativeLongRaw: 0n,
    cumulativeShortRaw: 0n,
  }
  const protocol = { ...driftPerps, readEvents: () => ({ events: [event], corrupt: [], truncated: false }) }
  expect(intake.readEvents(protocol, transaction)).toMatchObject([{ at: expected }])
})

test('counts accounts and transactions that can’t be decoded for their program', () => {
  const { intake, decodeWatch } = setUp()
  const broken: typeof driftPerps = {
    ...driftPerps,
    readEvents() {
      throw new RangeError('offset 4711')
    },
  }
  const now = { ...transaction, blockTime: Math.floor(clock.nowMs() / 1000) }
  for (let index = 0; index < 5; index += 1) intake.readEvents(broken, { ...now, blockTime: 1_600_000_000 })
  expect(decodeWatch.problem('drift-perps', 'events')).toBeUndefined()
  for (let index = 0; index < 5; index += 1) intake.readEvents(broken, now)
  expect(decodeWatch.problem('drift-perps', 'events')).toBeDefined()
  expect(decodeWatch.problem('drift-perps', 'accounts')).toBeUndefined()

  const [programId] = driftPerps.programIds
  if (programId === undefined) throw new Error('a protocol has a program')
  const short = { key: programId, owner: programId, lamports: 1, data: accountDiscriminators.User }
  for (let index = 0; index < 5; index += 1)
    intake.acceptAccount(short, 7, { programId, protocol: 'drift-perps' })
  expect(decodeWatch.problem('drift-perps', 'accounts')).toBeDefined()
})

const user: PerpUserState = {
  kind: 'perp-user',
  protocol: 'drift-perps',
  key: trustedAddress('11111111111111111111111111111112'),
  authority: trustedAddress('11111111111111111111111111111113'),
  subAccountId: 0,
  name: '',
  status: 0,
  totalDepositsQuoteRaw: 0n,
  totalWithdrawsQuoteRaw: 0n,
  settledPerpPnlQuoteRaw: 0n,
  cumulativePerpFundingQuoteRaw: 0n,
  lastActiveSlot: 1n,
  nextOrderId: 1,
  idle: false,
  hasOpenOrder: false,
  positions: [],
  orders: [],
  spotPositions: [],
}

test('counts an account of another program as foreign, regardless of its bytes and of the request', async () => {
  const { intake, accounts, quarantined } = setUp()
  const programId = driftPerps.programIds[0]!
  const other = trustedAddress('dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH9')
  const reported = (owner: typeof other, followed: typeof other) =>
    intake.acceptAccount({ key: user.key, owner, lamports: 1, data: encodeAccount(user) }, 7, {
      programId: followed,
      protocol: 'drift-perps',
    })
  reported(other, programId)
  reported(trustedAddress('11111111111111111111111111111111'), programId)
  reported(other, other)
  reported(programId, other)
  expect(intake.counters()).toMatchObject({ foreign: 4, decoded: 0, notMine: 0, gone: 0 })
  expect([await accounts(), await quarantined()]).toEqual([[], []])
  reported(programId, programId)
  expect(intake.counters()).toMatchObject({ foreign: 4, decoded: 1 })
  expect(await accounts()).toEqual([user.key])
})

test('ignores older states of an account that was found closed, and accepts later ones', async () => {
  const { intake, accounts } = setUp()
  const programId = driftPerps.programIds[0]!
  const followed = { programId, protocol: 'drift-perps' as const }
  const account = { key: user.key, owner: programId, lamports: 1, data: encodeAccount(user) }
  intake.acceptClosed(user.key, 100, 'drift-perps')
  intake.acceptAccount(account, 99, followed)
  expect(await accounts()).toEqual([])
  intake.acceptAccount(account, 101, followed)
  expect(await accounts()).toEqual([user.key])
  expect(intake.counters()).toMatchObject({ gone: 1, outdated: 1, decoded: 1 })
})
