import { expect, test } from 'vitest'
import { trustedAddress, trustedSignature } from '~/domain/base/ids'
import type { ChainEvent } from '~/domain/chain/chain-event'
import { mints } from '~/domain/token/mints'
import type { Batch } from '~/store/batch/batch'
import { createBatchBuffer } from './batch-buffer'
import { isHistory } from './batch-rows'

function closing(signature: string, slot: number): ChainEvent {
  return {
    type: 'order-closed',
    protocol: 'jupiter-dca',
    order: trustedAddress('order'),
    end: 'cancelled',
    unfilledInputRaw: 0n,
    signature: trustedSignature(signature),
    instructionPath: '0.0',
    eventIndex: 0,
    slot,
    at: 1_700_000_000 + slot,
  }
}

const past = { events: [closing('long ago', 5)], isPast: true, cursors: [] }
const signaturesOf = (batches: readonly Batch[]) =>
  batches.map(({ events }) => events.map(({ signature }) => signature))

test('never mixes live events with history in a batch, even for few rows, and writes live events first', () => {
  const buffer = createBatchBuffer()
  buffer.addEvents(past)
  expect(buffer.holdsPresent()).toBe(false)
  buffer.addEvents({ events: [closing('now', 900)] })
  expect(buffer.holdsPresent()).toBe(true)
  buffer.addPrice({ mint: mints.wSOL, source: 'price-api', at: 1_700_000_900, priceUsd: 150 })
  const batches = buffer.takeBatches(2_000)
  expect(signaturesOf(batches)).toEqual([['now'], ['long ago']])
  expect(batches.map(isHistory)).toEqual([false, true])
  expect(batches.map(({ prices }) => prices.length)).toEqual([1, 0])
  expect(buffer.isEmpty()).toBe(true)
  expect(buffer.holdsPresent()).toBe(false)
})

test('does not count cursors alone as waiting live data', () => {
  const buffer = createBatchBuffer()
  buffer.addEvents({
    events: [],
    cursors: [{ source: 'events:jupiter-dca', slot: 900, signature: undefined }],
  })
  expect(buffer.holdsPresent()).toBe(false)
  expect(buffer.isEmpty()).toBe(false)
})
