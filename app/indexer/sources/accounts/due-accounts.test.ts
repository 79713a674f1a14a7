import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { createDueAccounts } from './due-accounts'

const [a, b, c] = ['a', 'b', 'c'].map(trustedAddress) as [
  ReturnType<typeof trustedAddress>,
  ReturnType<typeof trustedAddress>,
  ReturnType<typeof trustedAddress>,
]

test('keeps an account due until it is read as of the newest slot that wrote it', () => {
  const due = createDueAccounts()
  due.add(a, 10)
  due.add(a, 12)
  due.add(a, 11)
  expect(due.settle(a, 11)).toBe(false)
  expect(due.oldest(10)).toEqual([a])
  expect(due.settle(a, 12)).toBe(true)
  expect(due.size()).toBe(0)
})

test('passes a mark once everything before it is read, including accounts written again meanwhile', () => {
  const due = createDueAccounts()
  due.add(a, 10)
  due.add(b, 10)
  const mark = due.mark()
  due.add(c, 11)
  due.add(a, 11)
  expect(due.isPast(mark)).toBe(false)
  due.settle(b, 10)
  due.settle(a, 10)
  expect(due.isPast(mark)).toBe(false)
  due.settle(a, 11)
  expect(due.isPast(mark)).toBe(true)
  expect(due.has(c)).toBe(true)
})

test('returns the oldest accounts first, and drops those that a snapshot covers', () => {
  const due = createDueAccounts()
  due.add(a, 10)
  due.add(b, 20)
  due.add(c, 30)
  expect(due.oldest(2)).toEqual([a, b])
  due.dropUpTo(20)
  expect(due.oldest(2)).toEqual([c])
})
