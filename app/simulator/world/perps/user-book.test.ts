import { expect, test } from 'vitest'
import { decodeAccount } from '~/protocols/drift-perps/decode'
import { readAddress } from '~/solana/address/address-reader'
import { createWorld } from '../world'
import { createPositionPlot } from './positions/position-plot'
import { createUserBook } from './user-book'

test('counts a story once if it was dropped from the cache and computed again', () => {
  const { scene } = createWorld(7, 1).perps.drift
  const plot = createPositionPlot(scene, 7)
  // The maker sold 184.741 five days ago, and buys back 92.370 in this slot and 92.371 in the next. It also
  // holds 12.703 and 139.183.
  const slot = 386_622_828
  const closing = { plot: 7, hour: 42_836, ordinal: 122 }
  const others = [
    { plot: 7, hour: 42_880, ordinal: 70 },
    { plot: 7, hour: 42_948, ordinal: 111 },
  ]
  const users = createUserBook(scene)
  for (const id of [closing, ...others]) users.remember(plot.tell(id), slot - 1)
  const again = plot.tell(closing)
  const { maker } = again.terms
  if (maker === undefined) throw new Error('the position has a maker')
  users.touch(maker, [again], slot)

  const { key, owner, data } = users.encode(maker, slot)
  const decoded = decodeAccount(key, owner, data, readAddress)
  if (decoded.outcome !== 'ok' || decoded.value.kind !== 'perp-user') throw new Error(JSON.stringify(decoded))
  expect(decoded.value.positions.find(({ marketIndex }) => marketIndex === 1)?.baseRaw).toBe(59_515_000n)
})
