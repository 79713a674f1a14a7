import { expect, test } from 'vitest'
import { systemClock } from '~/lib/clock'
import { createHandMadeLedger } from '../hand-made-ledger'
import { sampleAccount, sampleAddress } from '../hand-made-samples'
import { createChainView } from './chain-view'
import { commitments } from './commitment'

test('never returns account states newer than the context slot after a start', () => {
  const ledger = createHandMadeLedger()
  const key = sampleAddress('order')
  const write = (byte: number) =>
    ledger.produce({ accounts: [sampleAccount('order', { data: Uint8Array.of(byte) })] })
  write(1)
  const started = write(2)
  const view = createChainView(ledger, systemClock)
  for (let block = 3; block < 40; block += 1) {
    for (const commitment of commitments) {
      const slot = view.slotAt(commitment)
      expect(view.accountAt(key, slot)?.slot).toBeLessThanOrEqual(slot)
      expect(slot).toBeGreaterThanOrEqual(started)
    }
    write(block)
  }
  expect(view.slotAt('finalized')).toBeGreaterThan(started)
})
