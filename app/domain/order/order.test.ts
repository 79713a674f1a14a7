import { expect, test } from 'vitest'
import { dcaPaidOut } from './order'

/** From the `Closed` events of real orders (`shared/chain/fixtures/jupiter-dca/decoded_events_dca.json`). */
const cancelled = {
  inDeposited: 4_000_000_000n,
  totalInWithdrawn: 1_400_000_000n,
  totalOut: 9737035287242016n,
}
const completed = { inDeposited: 915_433_478n, totalInWithdrawn: 0n, totalOut: 1279067332474n }

/**
 * Returns an order of which only the opening and the fills are known. A backfill creates such orders if their
 * accounts no longer exist.
 */
function filled({ inDeposited, totalInWithdrawn, totalOut }: typeof cancelled) {
  return {
    inDepositedRaw: inDeposited,
    inUsedRaw: inDeposited - totalInWithdrawn,
    outReceivedRaw: totalOut,
    inWithdrawnRaw: 0n,
    outWithdrawnRaw: 0n,
    nextCycleAmountLeftRaw: 100_000_000n,
  }
}

test.each([
  ['cancelled', cancelled],
  ['completed', completed],
] as const)('computes the same payout as the closing event of a DCA order that was %s', (status, closing) => {
  expect(dcaPaidOut(filled(closing), status, 1_771_111_277)).toEqual({
    inWithdrawnRaw: closing.totalInWithdrawn,
    outWithdrawnRaw: closing.totalOut,
    nextCycleAmountLeftRaw: 0n,
  })
})

test('does not return the amount that was withdrawn before the closing again', () => {
  const order = { ...filled(cancelled), inUsedRaw: 2_000_000_000n, inWithdrawnRaw: 600_000_000n }
  expect(dcaPaidOut(order, 'cancelled', 1_771_111_277).inWithdrawnRaw).toBe(2_000_000_000n)
})

test('keeps the known payout if the account still exists or disappeared for an unknown reason', () => {
  const order = filled(cancelled)
  expect(dcaPaidOut(order, 'open', undefined)).toBe(order)
  expect(dcaPaidOut(order, 'completed', undefined)).toBe(order)
  expect(dcaPaidOut(order, 'ended', 1_771_111_277)).toBe(order)
})
