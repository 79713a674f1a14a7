import { expect, test } from 'vitest'
import type { Question } from './endpoint.server'
import { KnownQuestions } from './known-questions.server'

function question(isRepeatable = true): Question {
  return {
    isRepeatable,
    answer: () => Promise.reject(new Error('nobody asks')),
  }
}

test('finds a request by its URL and its Accept header', () => {
  const known = new KnownQuestions()
  const csv = question()
  known.keep('http://a.test/b', 'text/csv', csv)
  expect(known.find('http://a.test/b', 'text/csv')).toBe(csv)
  expect(known.find('http://a.test/b', null)).toBeUndefined()
  expect(known.find('http://a.test/c', 'text/csv')).toBeUndefined()
})

test('caches a thousand requests, evicts the least recently used, and skips long or unrepeatable ones', () => {
  const known = new KnownQuestions()
  const first = question()
  known.keep('first', null, first)
  known.keep('second', null, question())
  for (let n = 0; n < 998; n++) known.keep(String(n), null, question())
  expect(known.find('first', null)).toBe(first)
  known.keep('one more', null, question())
  expect(known.find('second', null)).toBeUndefined()
  expect(known.find('first', null)).toBe(first)
  known.keep('once', null, question(false))
  expect(known.find('once', null)).toBeUndefined()
  const long = 'x'.repeat(1_025)
  known.keep(long, null, question())
  known.keep('accepts much', long, question())
  expect([known.find(long, null), known.find('accepts much', long)]).toEqual([undefined, undefined])
})

test('a flood of rejected requests does not evict successful ones', () => {
  const known = new KnownQuestions()
  const good = question()
  known.keep('good', null, good)
  for (let n = 0; n < 5_000; n++) known.keepRefused(`wrong ${n}`, null, question())
  expect(known.find('good', null)).toBe(good)
  expect([known.find('wrong 4999', null), known.findRefused('wrong 3999', null)]).toEqual([
    undefined,
    undefined,
  ])
  expect(known.findRefused('wrong 4999', null)).toBeDefined()
})

test('moves a rejected request that succeeds later to the successful ones', () => {
  const known = new KnownQuestions()
  const late = question()
  known.keepRefused('late', null, late)
  known.keep('late', null, late)
  expect([known.find('late', null), known.findRefused('late', null)]).toEqual([late, undefined])
})
