import { expect, test } from 'vitest'
import { toColumnarJson } from './columnar-json'
import { noticesIn, noticesNow, resultsOf } from './page-notices'

const answer = (notice: string | null) => ({
  data: [{ meta: { notice: 'of a row' }, answeredAt: 1 }],
  meta: { source: 'live', dataTime: 90, dataSlot: 1, notice },
  answeredAt: 100,
})

test('collects the notices of all panels once, at any depth', () => {
  const page = {
    history: null,
    dca: { query: { page: 1 }, answer: answer('Down.') },
    trades: answer('Down.'),
  }
  expect(noticesIn([page, null, { panels: answer('Filling.') }, 'text'])).toEqual(['Down.', 'Filling.'])
  expect(noticesIn([{ dca: { answer: answer(null) } }])).toEqual([])
})

test('reads the notices of a serialized response', () => {
  const page = toColumnarJson({ query: { page: 1 }, orders: answer('Down.') })
  const results = resultsOf([{ data: page }, { data: { panels: answer('Filling.') } }, { data: undefined }])
  expect(noticesIn(results)).toEqual(['Down.', 'Filling.'])
})

test('reads the notices of similar records, and parses no response without notices', () => {
  const panels = [answer(null), answer('Down.')].map(({ meta }) => ({ meta, answeredAt: 1 }))
  const results = resultsOf([
    { data: toColumnarJson({ panels }) },
    { data: toColumnarJson({ meta: { notice: null }, answeredAt: 1 }) },
    { data: toColumnarJson('"notice":"Down."') },
  ])
  expect(results).toEqual([{ panels }])
  expect(noticesIn(results)).toEqual(['Down.'])
})

test('keeps a notice while a source reports it, and adds a new one when all sources report it', () => {
  const all = (...notices: (string | null)[]) => notices.map((notice) => ({ notice }))
  expect(noticesNow([], all('Down.', 'Down.'))).toEqual(['Down.'])
  expect(noticesNow([], all('Down.', null))).toEqual([])
  expect(noticesNow(['Down.'], all('Down.', null))).toEqual(['Down.'])
  expect(noticesNow(['Down.'], all(null, null))).toEqual([])
  expect(noticesNow(['Filling.'], all('Down.', 'Down.'))).toEqual(['Down.'])
})
