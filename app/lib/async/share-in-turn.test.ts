import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { shareInTurn } from './share-in-turn'

function counting() {
  const runs: string[] = []
  const share = shareInTurn(
    (text: string) => text.slice(0, 1),
    async (text) => {
      runs.push(text)
      await null
      if (text === 'bad') throw new Error('bad')
      return text
    },
  )
  return { runs, share }
}

test('runs once per key and turn, whether the result is pending or known', async () => {
  const { runs, share } = counting()
  const together = await Promise.all([share('a1'), share('a2'), share('b1')])
  expect(together).toEqual(['a1', 'a1', 'b1'])
  expect(await share('a3')).toBe('a1')
  expect(runs).toEqual(['a1', 'b1'])
})

test('runs again in the next turn, also while the last result is pending', async () => {
  let settle = (_: string) => {}
  const results = [new Promise<string>((resolve) => (settle = resolve)), Promise.resolve('new')]
  const share = shareInTurn(
    () => '',
    () => results.shift() ?? Promise.reject(new Error('a third run')),
  )
  const first = share('')
  await nextTurn()
  expect(await share('')).toBe('new')
  settle('old')
  expect(await first).toBe('old')
})

test('rejects each call of the turn, and starts afresh', async () => {
  const { runs, share } = counting()
  const settled = await Promise.allSettled([share('bad'), share('bad')])
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await nextTurn()
  expect(await share('b')).toBe('b')
  expect(runs).toEqual(['bad', 'b'])
})
