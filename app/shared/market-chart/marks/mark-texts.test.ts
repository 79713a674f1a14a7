import { expect, test } from 'vitest'
import { marksWithText } from './mark-texts'

const bar = (time: number, low: number, high: number) => ({
  time,
  open: low,
  high,
  low,
  close: high,
  volume: 1,
})
const mark = (time: number, usd: number, buy: boolean) => ({ time, usd, buy, count: 1 })

test('writes the values of the two largest marks that are far apart', () => {
  const bars = Array.from({ length: 40 }, (_, index) => bar(index, 10, 20))
  const [first, second, third] = [mark(1, 100, false), mark(20, 300, false), mark(39, 200, true)]
  expect(marksWithText([first, second, third], bars)).toEqual(new Set([second, third]))
})

test('writes no value where the arrow of a near bar on the same side would cover it', () => {
  const bars = [bar(0, 10, 20), bar(1, 9, 21), bar(2, 10, 20)]
  const [left, middle, right] = [mark(0, 900, false), mark(1, 100, false), mark(2, 900, true)]
  expect(marksWithText([left, middle], bars)).toEqual(new Set([middle]))
  expect(marksWithText([left, right], bars)).toEqual(new Set([left, right]))
})

test('writes the larger of two near values, or the earlier of two equal ones, if their bars reach equally far', () => {
  const bars = Array.from({ length: 5 }, (_, index) => bar(index, 10, 20))
  const [small, large, equal] = [mark(1, 100, false), mark(2, 900, false), mark(4, 900, false)]
  expect(marksWithText([small, large], bars)).toEqual(new Set([large]))
  expect(marksWithText([small, large, equal], bars)).toEqual(new Set([large]))
  const [bought, more] = [mark(1, 100, true), mark(2, 900, true)]
  expect(marksWithText([more, bought], bars)).toEqual(new Set([more]))
})

test('a mark without a bar has no text', () => {
  expect(marksWithText([mark(5, 900, true)], [bar(0, 10, 20)])).toEqual(new Set())
})
