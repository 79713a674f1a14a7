import { expect, test } from 'vitest'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { address, at, base64, blockTime, compose, readKeptInstruction, slot } from '../parse.fixture'
import { jupiterLimit } from '.'
import { encodeLimitEventCpi } from './encode'
import kept from './fixtures/decoded_instructions_limit_v2.json'
import events from './fixtures/reconstructed_event_bytes_limit_v2.json'
import { limitInstructions } from './instructions'

const signature = 'VLzYfuPuxFcAV841yKgyvuYeJK9VgBKf9YSH4jHGLAJhc84jJZzYbrh97XJRQh3tfsLEAEkws3CRcmhsGeDEdFk'
const dusty = address('CWsd8ReS4a9PEuK6HYyqWQ8BpuoNE9dnF6tzUPPbvhyZ')

test('reads a new order from its event', () => {
  const created = events.find((event) => event.event === 'CreateOrderEvent')!
  expect(readCalls(created.signature, [3], 1, created.emitCpiInstructionDataBase64)).toEqual([
    {
      type: 'order-opened',
      protocol: 'jupiter-limit',
      signature: created.signature,
      instructionPath: '3.0',
      eventIndex: 0,
      slot,
      at: blockTime,
      order: 'GrHFBAW551vSxWDGHFityD1VTFqftFXmfzvKH2nW4oEv',
      maker: 'FYRKw6RK69xt6gNS4xoftF2JVnGoJDQQV6bLXbxkwbs',
      inputMint: 'NV2RYH954cTJ3ckFUpvfqaQXU4ARqqDH3562nFSpump',
      outputMint: 'So11111111111111111111111111111111111111112',
      inputRaw: 14_093_007_584n,
      expectedOutputRaw: 3_173_894_650n,
      inAmountPerCycleRaw: undefined,
      cycleFrequencySeconds: undefined,
      expiresAt: 1_771_248_336,
    },
  ])
})

test('reads a cancellation by a keeper as an expiry', () => {
  const cancelled = events.find((event) => event.event === 'CancelOrderEvent')!
  expect(readCalls(cancelled.signature, [1], 0, cancelled.emitCpiInstructionDataBase64)).toMatchObject([
    { type: 'order-closed', order: '2zAefLJBL4d8xujfTy6NzoD5rkHLGndBn1QevMXeZson', end: 'expired' },
  ])
})

test('reads a cancellation signed by the maker as a cancellation', () => {
  const cancelled = events.find((event) => event.event === 'CancelOrderEvent')!
  const call = readKeptInstruction([1], kept.instructions[0]!, limitInstructions.cancelOrder.discriminator)
  const byMaker = { ...call, accounts: [call.accounts[1]!, ...call.accounts.slice(1)] }
  const event = { ...call, path: [1, 2], data: base64(cancelled.emitCpiInstructionDataBase64) }
  const found = jupiterLimit.readEvents(compose(cancelled.signature, [byMaker, event])).events
  expect(found).toMatchObject([{ type: 'order-closed', end: 'cancelled', unfilledInputRaw: undefined }])
})

test('reads the removal of dust as a cancellation', () => {
  const call = at(
    [0, 1],
    encodeLimitEventCpi('CancelDustOrderEvent', { orderKey: dusty, oneUsdInputMintAmount: 9n }),
  )
  const found = jupiterLimit.readEvents(compose(signature, [call])).events
  expect(found).toMatchObject([{ type: 'order-closed', order: dusty, end: 'cancelled' }])
})

test('takes the input mint of a flash fill from its first half, and closes nothing on a partial fill', () => {
  const { preFlashFillOrder, flashFillOrder } = limitInstructions
  const lending = readKeptInstruction([2], kept.instructions[2]!, preFlashFillOrder.discriminator)
  const repaying = readKeptInstruction([4], kept.instructions[3]!, flashFillOrder.discriminator)
  const trade = encodeLimitEventCpi('TradeEvent', {
    orderKey: address('spAzDFpLup284FzdcPcipqUMf51MuUeN3iodkT9EYJy'),
    taker: address('j1opmdubY84LUeidrPCsSGskTCYmeJVzds1UWm6nngb'),
    remainingMakingAmount: 7n,
    remainingTakingAmount: 8n,
    makingAmount: 5_000_000_000n,
    takingAmount: 71_428_571_428_571n,
  })
  const found = jupiterLimit.readEvents(compose(signature, [lending, repaying, at([4, 3], trade)])).events
  expect(found).toMatchObject([
    {
      type: 'order-filled',
      maker: 'EHNFquKK1z6SVng97Zxsssqc3XmfmNDLe9iYDGyRLxEF',
      taker: 'j1opmdubY84LUeidrPCsSGskTCYmeJVzds1UWm6nngb',
      inputMint: 'hntyVP6YFm1Hg25TN9WGLqM12b8TQmcknKrdu1oxWux',
      outputMint: kept.instructions[3]!.accounts[8]!.pubkey,
      inputRaw: 5_000_000_000n,
      outputRaw: 71_428_571_428_571n,
      remainingInputRaw: 7n,
    },
  ])
})

/**
 * Reads the events of a recorded instruction that emits one event. The instruction is given by its index in
 * the fixture.
 */
function readCalls(
  signature: string,
  path: readonly number[],
  instruction: number,
  event: string,
): readonly ChainEvent[] {
  const keptCall = kept.instructions[instruction]!
  const layouts = [limitInstructions.cancelOrder, limitInstructions.initializeOrder]
  const call = readKeptInstruction(path, keptCall, layouts[instruction]!.discriminator)
  const emitted = { ...call, path: [...path, 0], data: base64(event) }
  return jupiterLimit.readEvents(compose(signature, [call, emitted])).events
}
