import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { OrderClosed, OrderFilled, OrderOpened } from '~/domain/chain/chain-event'
import { findProgramAddress, textSeed } from '~/solana/pda/pda'
import { familyCase, testProtocol } from '../contract.case'
import { testEvents } from '../event.case'
import { address, base64, blockTime, compose, readKeptInstruction, slot } from '../parse.fixture'
import { kaminoLimit } from '.'
import { decodeKaminoEvent, decodeKaminoOrder } from './decode'
import { encodeKaminoEvent, encodeKaminoEventCpi, encodeKaminoOrder } from './encode'
import kept from './fixtures/decoded_instructions_kamino.json'
import events from './fixtures/reconstructed_event_bytes_kamino.json'
import accounts from './fixtures/SYNTHETIC_account_Order.json'
import { kaminoInstructions } from './instructions'
import { type KaminoOrderAccount, kaminoEventAuthority, kaminoProgramId, orderOffsets } from './layout'

const key = address('E7ytLXK3NttMUfwgW6jeF7Qsindbue5tewAAimZ6niMu')
const titles = ['closed after its fill', 'active', 'filled']
const orders = accounts.map((account, i) => {
  const { padding0, padding, ...oracle } = account.decoded
  // The IDL declares the first u64 after the known fields as padding. Version 3 of the SDK has a name for it.
  return {
    title: titles[i]!,
    key,
    owner: kaminoProgramId,
    data: base64(account.data),
    oracle: { ...oracle, feePaid: padding[0] },
  }
})

const { closeOrderAndClaimTip, createOrder, takeOrder, flashTakeOrderEnd } = kaminoInstructions
const close = composeCall(0, closeOrderAndClaimTip.discriminator, 0)
const create = composeCall(1, createOrder.discriminator, 1)
const take = composeCall(2, takeOrder.discriminator, 2)

const opened = {
  type: 'order-opened',
  protocol: 'kamino-limit',
  signature: '4CbAE6jteJNdeeir4HqAB264rBeGeS1JN2PgdtDfm2DpLH6eLWkx7XFAqKR3YrCCghYCzRZwBtpSeWHbhfe9LxFA',
  instructionPath: '1.1',
  eventIndex: 0,
  slot,
  at: blockTime,
  order: key,
  maker: '5VJ993xQoAwrNvsaeYywHrVqgqXBZGuAxaUNJgdecSCa',
  inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  outputMint: 'So11111111111111111111111111111111111111112',
  inputRaw: 20_000_000n,
  expectedOutputRaw: 230_333_103n,
  inAmountPerCycleRaw: undefined,
  cycleFrequencySeconds: undefined,
  expiresAt: undefined,
} as OrderOpened // constants from a real event and instruction

const filled = {
  type: 'order-filled',
  protocol: 'kamino-limit',
  signature: '2YeS5Groph8k2SGGWfMZpGbL65KefpTfbCnSCDGDmfjmApVC188MyQg5MkBgDujB3CX8UpXSoB5oXVHe7Y1jSzti',
  instructionPath: '3.1',
  eventIndex: 0,
  slot,
  at: blockTime,
  order: key,
  maker: '5VJ993xQoAwrNvsaeYywHrVqgqXBZGuAxaUNJgdecSCa',
  taker: 'MfDuWeqSHEqTFVYZ7LoexgAK9dxk7cy4DFJWjWMGVWa',
  inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  outputMint: 'So11111111111111111111111111111111111111112',
  inputRaw: undefined,
  outputRaw: 230_333_103n,
  feeMint: undefined,
  feeRaw: undefined,
  remainingInputRaw: 0n,
  numberOfFills: 1,
} as OrderFilled // constants from a real event and instruction

const completed = {
  type: 'order-closed',
  protocol: 'kamino-limit',
  signature: filled.signature,
  instructionPath: '3.1',
  eventIndex: 1,
  slot,
  at: blockTime,
  order: key,
  end: 'completed',
  unfilledInputRaw: 0n,
} as OrderClosed // constants from a real event and instruction

const closed = {
  ...completed,
  signature: '5EGRryjkPJvHZf1XqLkLgm8WWsko9uxDe6K6VhL4vrK65zmUDPq1CZ1hgiRjydJJzejhWGbDBf5FJ9Zoa56wHsoH',
  instructionPath: '1.1',
  eventIndex: 0,
  order: 'HT3nVyFDjyQfD1T128nZyTK2xVLFdffPE68R29XF7cb7',
} as OrderClosed // constants from a real event and instruction

testProtocol({
  protocol: kaminoLimit,
  families: [
    familyCase({ name: 'Order', fixtures: orders, decode: decodeKaminoOrder, encode: encodeKaminoOrder }),
  ],
  transactions: [
    { title: '4CbA… (a creation)', transaction: create, events: [opened] },
    { title: '2YeS… (a take that completes its order)', transaction: take, events: [filled, completed] },
    { title: '5EGR… (a filled order closed, with status cancelled)', transaction: close, events: [closed] },
  ],
})

testEvents({
  program: 'Kamino',
  fixtures: events.map((event) => ({
    name: event.event,
    data: base64(event.eventBase64),
    oracle: event.decoded,
  })),
  decode: decodeKaminoEvent,
  // name and fields belong to the same event
  encode: (event) => encodeKaminoEvent(event.name, event.fields as never),
})

test('has the event authority that the program derives', () => {
  expect(findProgramAddress([textSeed('__event_authority')], kaminoProgramId).address).toBe(
    kaminoEventAuthority,
  )
})

test('has the field offsets of the program', () => {
  expect(orderOffsets).toMatchObject({ globalConfig: 8, maker: 40, inputMint: 72, outputMint: 136 })
  expect(orderOffsets).toMatchObject({ remainingInputAmount: 216, numberOfFills: 240, orderType: 248 })
  expect(orderOffsets).toMatchObject({ status: 249, flashIxLock: 251, lastUpdatedTimestamp: 256 })
  expect(orderOffsets).toMatchObject({ counterparty: 272, feePaid: 304 })
})

test('converts an account to an order with its remaining amount and status', () => {
  expect(read(orders[0]!.data)).toEqual({
    outcome: 'ok',
    value: {
      kind: 'limit',
      protocol: 'kamino-limit',
      key,
      maker: '5VJ993xQoAwrNvsaeYywHrVqgqXBZGuAxaUNJgdecSCa',
      inputMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      outputMint: 'So11111111111111111111111111111111111111112',
      initialInputRaw: 14_000_000_000n,
      expectedOutputRaw: 1_232_000_000n,
      remainingInputRaw: 0n,
      filledOutputRaw: 1_232_000_000n,
      createdAt: undefined,
      updatedAt: 1_770_398_977,
      expiresAt: undefined,
      accountStatus: 'cancelled',
      midFlash: false,
      counterparty: undefined,
      numberOfFills: 1,
      uniqueId: undefined,
      feeBps: undefined,
    },
  })
})

test('reads a bound counterparty and a flash lock', () => {
  const taker = trustedAddress('MfDuWeqSHEqTFVYZ7LoexgAK9dxk7cy4DFJWjWMGVWa')
  expect(read(changed({ counterparty: taker, flashIxLock: 1 }))).toMatchObject({
    value: { counterparty: taker, midFlash: true, accountStatus: 'active' },
  })
})

test.each([
  ['a status beyond the enum', { status: 3 }, 'status is 3'],
  ['an order type beyond the enum', { orderType: 1 }, 'orderType is 1'],
  ['a flash lock other than 0 and 1', { flashIxLock: 2 }, 'flashIxLock is 2'],
  [
    'more left than deposited',
    { remainingInputAmount: 20_000_001n },
    'remainingInputAmount exceeds initialInputAmount',
  ],
  [
    'an update in milliseconds',
    { lastUpdatedTimestamp: 1_770_398_977_000n },
    'lastUpdatedTimestamp is 1770398977000',
  ],
  [
    'more fills than transactions are possible',
    { numberOfFills: 2n ** 32n + 1n },
    `numberOfFills is ${2n ** 32n + 1n}`,
  ],
])('rejects %s as corrupt', (_, change, reason) => {
  expect(read(changed(change))).toEqual({ outcome: 'corrupt', reason })
})

test('reads a closing with a remaining amount as a cancellation', () => {
  const found = readDisplayed(close, { remainingInputAmount: 5n, status: 2 })
  expect(found.events).toMatchObject([{ type: 'order-closed', end: 'cancelled', unfilledInputRaw: 5n }])
})

test('reads the number of a fill, and rejects one that exceeds a double as corrupt', () => {
  const third = readDisplayed(take, { remainingInputAmount: 5n, numberOfFills: 3n, status: 0 })
  expect(third.events).toMatchObject([{ type: 'order-filled', remainingInputRaw: 5n, numberOfFills: 3 }])
  const absurd = readDisplayed(take, { numberOfFills: 2n ** 60n })
  expect(absurd).toMatchObject({ events: [], corrupt: [{ reason: `numberOfFills is ${2n ** 60n}` }] })
})

test('reads the second half of a flash take as a fill and ignores the first', () => {
  const { flashTakeOrderStart } = kaminoInstructions
  const start = readKeptInstruction([5], kept.instructions[3]!, flashTakeOrderStart.discriminator)
  const end = readKeptInstruction([8], kept.instructions[4]!, flashTakeOrderEnd.discriminator)
  const emitted = { ...end, path: [8, 4], data: base64(events[2]!.emitCpiInstructionDataBase64) }
  const found = kaminoLimit.readEvents(compose(filled.signature, [start, end, emitted]))
  expect(found.events).toMatchObject([
    {
      type: 'order-filled',
      order: '4YcpyLR2pMSGZbLqxJuURowcSnAKqftGhJsCuvfC1hip',
      maker: 'Cokdcvr1q3xZu6xGBZ4s4Yuh6YSGH4WtfE3yab7PQVB1',
      taker: 'LdrEN5dyj7sPQ4vp3Fn4EzmzAZMdrXJ7FVBjGUMF8iq',
      inputMint: 'So11111111111111111111111111111111111111112',
    },
    { type: 'order-closed', order: '4YcpyLR2pMSGZbLqxJuURowcSnAKqftGhJsCuvfC1hip' },
  ])
})

test('keeps an event without its instruction as corrupt, because its order is unknown', () => {
  const alone = { ...take, instructions: take.instructions.slice(1) }
  expect(kaminoLimit.readEvents(alone)).toMatchObject({
    events: [],
    corrupt: [{ instructionPath: '3.1', reason: 'OrderDisplay from an unknown instruction' }],
  })
})

/**
 * Builds a transaction from a recorded instruction, at its recorded index, and the event that the instruction
 * emitted.
 */
function composeCall(instruction: number, discriminator: string, event: number) {
  const keptCall = kept.instructions[instruction]!
  const call = readKeptInstruction([keptCall.instruction_index], keptCall, discriminator)
  const data = base64(events[event]!.emitCpiInstructionDataBase64)
  return compose(keptCall.signature, [call, { ...call, path: [...call.path, 1], data }])
}

/** Changes fields of the event in a transaction and reads the events of the changed transaction. */
function readDisplayed(
  call: typeof take,
  change: Partial<Parameters<typeof encodeKaminoEventCpi<'OrderDisplay'>>[1]>,
) {
  const event = decodeKaminoEvent(base64(events[1]!.eventBase64))
  if (event.outcome !== 'ok' || event.value.name !== 'OrderDisplay')
    throw new Error('the fixture is an order')
  const { data } = encodeKaminoEventCpi('OrderDisplay', { ...event.value.fields, ...change })
  const [emitter, emitted] = call.instructions
  return kaminoLimit.readEvents({ ...call, instructions: [emitter!, { ...emitted!, data }] })
}

function changed(change: Partial<KaminoOrderAccount>): Uint8Array {
  const decoded = decodeKaminoOrder(orders[1]!.data)
  if (decoded.outcome !== 'ok') throw new Error('the fixture decodes')
  return encodeKaminoOrder({ ...decoded.value, ...change })
}

function read(bytes: Uint8Array) {
  return kaminoLimit.decodeAccount(key, kaminoProgramId, bytes)
}
