import { expect, test } from 'vitest'
import { createTokenBucket } from './token-bucket'
import { createTurnstile } from './turnstile'

function setUp(perSecond: number) {
  const clock = { nowMs: () => performance.now(), monotonicMs: () => performance.now() }
  const stopped = new AbortController()
  const turnstile = createTurnstile(createTokenBucket({ capacity: 1, perSecond, clock }), stopped.signal)
  const passed: string[] = []
  return {
    passed,
    pass: (name: string, tokens: number) => turnstile.pass(tokens).then(() => passed.push(name)),
    passPatiently: (name: string, tokens: number) =>
      turnstile.passPatiently(tokens).then(() => passed.push(name)),
  }
}

test('serves requests in order of arrival', async () => {
  const { passed, pass } = setUp(200)
  await Promise.all([pass('many', 5), pass('one', 1), pass('two', 2)])
  expect(passed).toEqual(['many', 'one', 'two'])
})

test('serves patient requests after all others, including later ones', async () => {
  const { passed, pass, passPatiently } = setUp(200)
  const patient = [passPatiently('patient', 20), passPatiently('second patient', 1)]
  await pass('first', 1)
  await pass('second', 1)
  expect(passed).toEqual(['first', 'second'])
  await Promise.all(patient)
  expect(passed).toEqual(['first', 'second', 'patient', 'second patient'])
})
