import { expect, test } from 'vitest'
import type { OrderClosed, OrderFilled } from '~/domain/chain/chain-event'
import { familyCase, testProtocol } from '../contract.case'
import { testEvents } from '../event.case'
import {
  address,
  at,
  base64,
  blockTime,
  compose,
  readKeptInstruction,
  readPartialTransaction,
  slot,
} from '../parse.fixture'
import { jupiterLimitV1 } from '.'
import { decodeLimitV1Event, decodeLimitV1Order } from './decode'
import {
  encodeLimitV1Event,
  encodeLimitV1EventLog,
  encodeLimitV1Instruction,
  encodeLimitV1Order,
} from './encode'
import kept from './fixtures/decoded_instructions_limit_v1.json'
import accounts from './fixtures/SYNTHETIC_account_Order_v1.json'
import fillTransaction from './fixtures/tx_3jaLYNHZBxPx.json'
import { limitV1Instructions } from './instructions'
import { type LimitV1OrderAccount, limitV1ProgramId, orderOffsets, orderTailOffset } from './layout'

const key = address('HzKfs1qTtpvV9u9yh2imBh7aKtFBeuffAFbn3L1pA6Qw')
const titles = ['without options', 'with an expiry', 'with a referral', 'with an expiry and a referral']
const orders = accounts.map((account, i) => ({
  title: titles[i]!,
  key,
  owner: limitV1ProgramId,
  data: base64(account.data),
  oracle: account.decoded,
}))

const fillSignature =
  '3jaLYNHZBxPxAcXUYdsMRhrDL19YpS7jDgkq5p4GDcsfUK82sLAuDv9gnRhw5KkAh8yWgomZnHn8Lbz3uvbqKpAC'
const place = { signature: fillSignature, slot, at: blockTime, protocol: 'jupiter-limit-v1', order: key }

const filled = {
  ...place,
  instructionPath: 'log',
  eventIndex: 131,
  type: 'order-filled',
  maker: '7c49JgubU1Q8mdBUt1kgdSkP2ezgCSgenknV4KMyhSJQ',
  taker: '71WDyyCsZwyEYDV91Qrb212rdg6woCHYQhFnmZUBxiJ6',
  inputMint: 'So11111111111111111111111111111111111111112',
  outputMint: 'WENWENvqqNya429ubCdR81ZmD69brwQaaBYY6p3LCpk',
  inputRaw: 151_188_480n,
  outputRaw: 91_407_969_193n,
  feeMint: undefined,
  feeRaw: undefined,
  remainingInputRaw: 0n,
} as OrderFilled // constants from a real transaction

const completed = {
  ...place,
  instructionPath: 'log.131',
  eventIndex: 1,
  type: 'order-closed',
  end: 'completed',
  unfilledInputRaw: 0n,
} as OrderClosed // constants from a real transaction

testProtocol({
  protocol: jupiterLimitV1,
  families: [
    familyCase({ name: 'Order', fixtures: orders, decode: decodeLimitV1Order, encode: encodeLimitV1Order }),
  ],
  transactions: [
    {
      title: '3jaL… (a flash fill that completes its order)',
      transaction: readPartialTransaction(fillTransaction),
      events: [filled, completed],
    },
  ],
})

testEvents({
  program: 'Jupiter limit v1',
  fixtures: fillTransaction.events.map((event) => ({
    name: event.name,
    data: base64(fillTransaction.logMessages[131]!.replace('Program data: ', '')),
    oracle: event.data,
  })),
  decode: decodeLimitV1Event,
  // name and fields belong to the same event
  encode: (event) => encodeLimitV1Event(event.name, event.fields as never),
})

test('has the field offsets of the program', () => {
  expect(orderOffsets).toMatchObject({ maker: 8, waiting: 104, oriMakingAmount: 105, makingAmount: 121 })
  expect(orderOffsets).toMatchObject({ makerInputAccount: 137, reserve: 201, borrowMakingAmount: 233 })
  expect(orderTailOffset).toBe(241)
})

test('converts an account to an order without a creation time', () => {
  expect(read(orders[1]!.data)).toEqual({
    outcome: 'ok',
    value: {
      kind: 'limit',
      protocol: 'jupiter-limit-v1',
      key,
      maker: '4vJ9JU1bJJE96FWSJKvHsmmFADCg4gpZQff4P3bkLKi',
      inputMint: 'So11111111111111111111111111111111111111112',
      outputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      initialInputRaw: 2_000_000_000n,
      expectedOutputRaw: 140_000_000n,
      remainingInputRaw: 1_500_000_000n,
      filledOutputRaw: 35_000_000n,
      createdAt: undefined,
      updatedAt: undefined,
      expiresAt: 1_771_248_336,
      accountStatus: 'active',
      midFlash: false,
      counterparty: undefined,
      numberOfFills: undefined,
      uniqueId: undefined,
      feeBps: undefined,
    },
  })
})

test.each([
  [
    'more input left than deposited',
    { makingAmount: 2_000_000_001n },
    'makingAmount exceeds oriMakingAmount',
  ],
  ['more output left than expected', { takingAmount: 140_000_001n }, 'takingAmount exceeds oriTakingAmount'],
  ['an expiry before 1970', { expiredAt: -1n }, 'expiredAt is -1'],
])('rejects %s as corrupt', (_, change, reason) => {
  expect(read(changed(change))).toEqual({ outcome: 'corrupt', reason })
})

test('rejects an invalid boolean as corrupt', () => {
  const bytes = Uint8Array.from(orders[0]!.data)
  bytes[104] = 2
  expect(read(bytes)).toEqual({ outcome: 'corrupt', reason: 'Order: waiting is 2' })
})

test('reads a new order from its event', () => {
  const line = encodeLimitV1EventLog('CreateOrderEvent', {
    orderKey: key,
    maker: filled.maker!,
    inputMint: filled.inputMint!,
    outputMint: filled.outputMint!,
    inAmount: 10n,
    outAmount: 20n,
    expiredAt: 1_771_248_336n,
  })
  expect(jupiterLimitV1.readEvents(compose(fillSignature, [], said(line))).events).toMatchObject([
    {
      type: 'order-opened',
      instructionPath: 'log',
      eventIndex: 1,
      order: key,
      maker: filled.maker,
      inputRaw: 10n,
      expectedOutputRaw: 20n,
      expiresAt: 1_771_248_336,
    },
  ])
})

test.each([
  ['cancelOrder', 'cancelled'],
  ['cancelExpiredOrder', 'expired'],
] as const)('reads a cancellation by %s as an order that ended %s', (name, end) => {
  const cancel = encodeLimitV1Instruction(name, cancelAccounts(), {})
  const logs = said(encodeLimitV1EventLog('CancelOrderEvent', { orderKey: key }))
  const found = jupiterLimitV1.readEvents(compose(fillSignature, [at([2], cancel)], logs))
  expect(found.events).toMatchObject([
    { type: 'order-closed', order: key, end, instructionPath: 'log', eventIndex: 1 },
  ])
})

test('reads cancellations of a truncated log from their instructions, each once', () => {
  const several = kept.instructions.filter((call) => call.signature.startsWith('4qhQAuGP'))
  const calls = several.map((call) =>
    readKeptInstruction([call.instruction_index], call, limitV1Instructions.cancelOrder.discriminator),
  )
  const first = address(several[0]!.accounts[0]!.pubkey)
  const logs = [...said(encodeLimitV1EventLog('CancelOrderEvent', { orderKey: first })), 'Log truncated']
  const found = jupiterLimitV1.readEvents(compose(several[0]!.signature, calls, logs))
  expect(found.truncated).toBe(true)
  expect(found.events.map(({ instructionPath, eventIndex }) => [instructionPath, eventIndex])).toEqual([
    ['log', 1],
    ['3', 0],
    ['4', 0],
    ['5', 0],
    ['6', 0],
  ])
  expect(found.events.map((event) => 'order' in event && event.order)).toEqual([
    'F66njJoxHvNMvRPq7pkCSg45vjaNkCgNy2YkfyDsnHb6',
    'EcFxFQkRooNeCzV1pmo8oCqy749ejcALdo3PhEnn9MHk',
    'rMvRsbkGDQF7GXKKxQJqLr5k6rhsWZZTN2UEiEkJ5N5',
    'BFoeqD14xNrRZfYuz2m5b9uW2rh6j4Zc2X6jwRxwD8BD',
    'C7VriRqgWsFsTe537XgqTkz98XPC4ASiqtcQhphwqXu1',
  ])
})

test('ignores the same event bytes in the log of another program', () => {
  const line = encodeLimitV1EventLog('CancelOrderEvent', { orderKey: key })
  const foreign = said(line).map((text) =>
    text.replace(limitV1ProgramId, '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P'),
  )
  expect(jupiterLimitV1.readEvents(compose(fillSignature, [], foreign)).events).toEqual([])
})

test('keeps an invalid base64 line or an unknown event of the program as corrupt', () => {
  const logs = said('Program data: what?', 'Program data: AAAAAAAAAAA=')
  expect(jupiterLimitV1.readEvents(compose(fillSignature, [], logs)).corrupt).toMatchObject([
    { instructionPath: 'log.1', reason: 'log line is not base64' },
    { instructionPath: 'log.2', reason: 'unknown event 0000000000000000' },
  ])
})

/** Returns the log of one call of the program that prints these lines. */
function said(...lines: readonly string[]): readonly string[] {
  return [`Program ${limitV1ProgramId} invoke [1]`, ...lines, `Program ${limitV1ProgramId} success`]
}

function cancelAccounts() {
  const names = [
    'order',
    'reserve',
    'maker',
    'makerInputAccount',
    'systemProgram',
    'tokenProgram',
    'inputMint',
  ] as const
  return Object.fromEntries(names.map((name) => [name, key])) as Record<(typeof names)[number], typeof key>
}

function changed(change: Partial<LimitV1OrderAccount>): Uint8Array {
  const decoded = decodeLimitV1Order(orders[0]!.data)
  if (decoded.outcome !== 'ok') throw new Error('the fixture decodes')
  return encodeLimitV1Order({ ...decoded.value, ...change })
}

function read(bytes: Uint8Array) {
  return jupiterLimitV1.decodeAccount(key, limitV1ProgramId, bytes)
}

test('reads a flash fill from its log alone, with the same identities but without maker and mints', () => {
  const whole = readPartialTransaction(fillTransaction)
  const logged = jupiterLimitV1.readLog?.({ ...whole, accountKeys: [], instructions: [] })
  const unknown = { maker: undefined, inputMint: undefined, outputMint: undefined }
  expect(logged?.events).toEqual([{ ...filled, ...unknown }, completed])
  expect(logged?.written).toEqual([key])
})

test('reads how an order ended from its log, unless the log is truncated', () => {
  const call = (name: string, ...lines: readonly string[]) =>
    jupiterLimitV1.readLog?.({
      ...readPartialTransaction(fillTransaction),
      logs: [
        `Program ${limitV1ProgramId} invoke [1]`,
        `Program log: Instruction: ${name}`,
        ...lines,
        `Program ${limitV1ProgramId} success`,
      ],
    })
  const line = encodeLimitV1EventLog('CancelOrderEvent', { orderKey: key })
  expect(call('CancelOrder', line)?.written).toEqual([key])
  expect(call('CancelOrder', line, 'Log truncated')).toBeUndefined()
  expect(call('CancelOrder', line)?.events).toMatchObject([{ type: 'order-closed', end: 'cancelled' }])
  expect(call('CancelExpiredOrder', line)?.events).toMatchObject([{ type: 'order-closed', end: 'expired' }])
  expect(call('WithdrawFee')).toBeUndefined()
})
