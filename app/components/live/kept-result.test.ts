import { expect, test } from 'vitest'
import type { PolledResult } from '~/contracts/panel'
import { keepResult } from './kept-result'

const answer = (
  data: string | null,
  answeredAt: number,
  notice: string | null = null,
): PolledResult<string> => ({
  data,
  meta: { source: 'live', dataTime: answeredAt - 5, dataSlot: 1, notice },
  answeredAt,
})

test('keeps data and age when a response has no data, and takes its source notice', () => {
  const kept = keepResult(undefined, answer('a', 100), '/kamino')
  const after = keepResult(kept, answer(null, 130, 'The store is down'), '/kamino')
  expect(after.answer).toEqual(answer('a', 100, 'The store is down'))
  expect(after.answer.meta.dataTime).toBe(95)
  expect(keepResult(after, answer('b', 160), '/kamino').answer).toEqual(answer('b', 160))
})

test('keeps nothing for another view of the page', () => {
  const kept = keepResult(undefined, answer('a', 100), '/kamino')
  expect(keepResult(kept, answer(null, 130), '/kamino?tokens=day').answer).toEqual(answer(null, 130))
})
