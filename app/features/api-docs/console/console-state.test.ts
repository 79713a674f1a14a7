import { expect, test } from 'vitest'
import { type CallResult, testersAfter } from './console-state'

const result: CallResult = {
  status: 200,
  reason: 'OK',
  body: '[]',
  failure: undefined,
  durationMs: 12,
  bytes: 2,
  headers: [],
  quota: undefined,
  endedAtMs: 0,
}

test('loads endpoints independently and keeps the result during a reload', () => {
  const calling = testersAfter({}, { type: 'call', id: 'a' })
  expect(calling).toMatchObject({ a: { calling: true, result: undefined } })
  const answered = testersAfter(testersAfter(calling, { type: 'call', id: 'b' }), {
    type: 'answer',
    id: 'a',
    result,
  })
  expect(answered).toMatchObject({ a: { calling: false, result }, b: { calling: true } })
  expect(testersAfter(answered, { type: 'call', id: 'a' }).a).toMatchObject({ calling: true, result })
})

test('marks an empty required field until it is edited', () => {
  const refused = testersAfter({}, { type: 'refuse', id: 'a', missing: ['mint', 'interval'] })
  expect(refused.a?.missing).toEqual(['mint', 'interval'])
  const edited = testersAfter(refused, { type: 'edit', id: 'a', name: 'mint', value: 'x' })
  expect(edited.a).toMatchObject({ missing: ['interval'], values: { mint: 'x' }, calling: false })
})

test('keeps the state of other endpoints', () => {
  const before = testersAfter({}, { type: 'edit', id: 'a', name: 'page', value: '2' })
  expect(testersAfter(before, { type: 'call', id: 'b' }).a).toBe(before.a)
})
