import { expect, test } from 'vitest'
import { invariant } from '~/lib/invariant'
import { isOwnMistake, rejection } from './rejection'

const withCode = (code: string) => Object.assign(new Error('no'), { code })

test.each([
  ['a number that a column can’t hold', withCode('22003')],
  ['a row that is there twice', withCode('21000')],
  ['a number that ours can’t hold', new RangeError('bigint column holds 9223372036854775807')],
])('treats %s as a permanent rejection', (_, error) => {
  expect(rejection(error)?.cause).toBe(error)
})

test.each([
  ['a server that stops', withCode('57P01')],
  ['a deadlock', withCode('40P01')],
  ['a connection that is cut', withCode('ECONNRESET')],
  ['what nobody has foreseen', new TypeError('not a function')],
  ['what is no error', 'no'],
])('treats %s as temporary', (_, error) => {
  expect(rejection(error)).toBeUndefined()
})

test.each([
  ['a value that is not there', () => (undefined as unknown as string).length],
  ['a text that is no number', () => BigInt('1.5')],
  ['what the code itself guarantees and does not hold', () => invariant(false, 'a price is above zero')],
])('counts %s as a bug in our own code', (_, fail) => {
  expect(isOwnMistake(caught(fail))).toBe(true)
})

test.each([
  ['a connection that is cut', withCode('ECONNRESET')],
  ['a connection that ended', new Error('Connection terminated unexpectedly')],
  ['what is no error', 'no'],
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
