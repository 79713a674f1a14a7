import { expect, test } from 'vitest'
import { invariant } from '~/lib/invariant'
import { isOwnMistake, rejection } from './rejection'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ['a number out of a column’s range', withCode('22003')],
  ['a duplicate row', withCode('21000')],
  ['a number beyond the safe range', new RangeError('bigint column holds 9223372036854775807')],
])('treats %s as a permanent rejection', (_, error) => {
  expect(rejection(error)?.cause).toBe(error)
})

test.each([
  ['a stopping server', withCode('57P01')],
  ['a deadlock', withCode('40P01')],
  ['a reset connection', withCode('ECONNRESET')],
  ['an unforeseen error', new TypeError('not a function')],
  ['a thrown text', 'no'],
])('treats %s as temporary', (_, error) => {
  expect(rejection(error)).toBeUndefined()
})

test.each([
  ['an undefined value', () => (undefined as unknown as string).length],
  ['a text that is not a number', () => BigInt('1.5')],
  ['a broken invariant', () => invariant(false, 'a price is above zero')],
])('counts %s as a bug in our own code', (_, fail) => {
  expect(isOwnMistake(caught(fail))).toBe(true)
})

test.each([
  ['a reset connection', withCode('ECONNRESET')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['a thrown text', 'no'],
])('does not count %s as a bug in our own code', (_, error) => {
  expect(isOwnMistake(error)).toBe(false)
})

function caught(fail: () => unknown): unknown {
  try {
    fail()
  } catch (error) {
    return error
  }
  return undefined
}
