import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { createKnownAccounts } from './known-accounts'

const key = trustedAddress('account')
const at = (slot: number, content: number) => ({ key, family: 1, data: Uint8Array.of(content), slot })

test('marks an account as changed when a read finds content that was not reported', () => {
  const known = createKnownAccounts()
  known.read(at(10, 1))
  known.complete()
  known.read(at(20, 1))
  expect(known.get(key)).toMatchObject({ slot: 20, changedSlot: -1, reportedSlot: -1 })
  known.read(at(30, 2))
  expect(known.get(key)).toMatchObject({ slot: 30, changedSlot: 30, reportedSlot: -1 })
})

test('does not mark an account as changed when a read finds the reported content', () => {
  const known = createKnownAccounts()
  known.read(at(10, 1))
  known.report(at(20, 2))
  known.read(at(30, 2))
  expect(known.get(key)).toMatchObject({ slot: 30, changedSlot: -1, reportedSlot: 20 })
})

test('does not replace newer content with a report or a read of an older slot', () => {
  const known = createKnownAccounts()
  known.read(at(30, 3))
  known.report(at(20, 2))
  known.read(at(25, 2))
  known.read(at(31, 3))
  expect(known.get(key)).toMatchObject({ slot: 31, changedSlot: -1, reportedSlot: 20 })
})

test('marks an account that appears after a snapshot as changed, but not one from before', () => {
  const known = createKnownAccounts()
  known.read(at(10, 1))
  expect(known.get(key)?.changedSlot).toBe(-1)
  known.forget(key)
  known.complete()
  known.read(at(20, 1))
  expect(known.get(key)?.changedSlot).toBe(20)
})

test('samples the accounts that were reported last, then any others of the family', () => {
  const known = createKnownAccounts()
  for (let index = 0; index < 5; index += 1)
    known.read({ ...at(10, 1), key: trustedAddress(`account ${index}`), family: index % 2 })
  known.report({ ...at(11, 1), key: trustedAddress('account 4'), family: 0 })
  expect(known.sample(0, 2)).toEqual(['account 4', 'account 0'])
  expect(known.sample(0, 9)).toEqual(['account 4', 'account 0', 'account 2'])
  expect(known.sample(2, 9)).toEqual([])
})

test('visits the accounts of a family one after another and starts again at the end', () => {
  const known = createKnownAccounts()
  for (let index = 0; index < 6; index += 1)
    known.read({ ...at(10, 1), key: trustedAddress(`account ${index}`), family: index % 2 })
  expect(known.next(0, 2)).toEqual(['account 0', 'account 2'])
  known.forget(trustedAddress('account 0'))
  expect(known.count(0)).toBe(2)
  expect(known.next(0, 2)).toEqual(['account 4'])
  expect(known.next(0, 9)).toEqual(['account 2', 'account 4'])
  expect(known.next(2, 9)).toEqual([])
})
