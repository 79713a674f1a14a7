import { expect, test } from 'vitest'
import { axisTexts, paneText } from './pane-text'

test('formats open interest, funding per hour and the long/short ratio', () => {
  expect(paneText('openInterest', 26_720_000)).toBe('$26.72M')
  expect(paneText('funding', 0.123)).toBe('+0.0012%')
  expect(paneText('longShort', 1.5)).toBe('1.50')
})

test('labels of open interest that are close together have more decimals', () => {
  expect(axisTexts('openInterest', [20_000_000, 30_000_000])).toEqual(['$20.00M', '$30.00M'])
  expect(axisTexts('openInterest', [26_721_000, 26_722_000])).toEqual(['$26.721M', '$26.722M'])
  expect(axisTexts('openInterest', [26_721_100, 26_721_200])).toEqual(['$26.7211M', '$26.7212M'])
  expect(axisTexts('longShort', [1, 1.001])).toEqual(['1.00', '1.00'])
})
