import { expect, test } from 'vitest'
import {
  formatChange,
  formatPerpPrice,
  formatPrice,
  formatPriceInFull,
  formatSigned,
  formatUsd,
  formatUsdInFull,
  isHotProgress,
  roundedProgress,
  shortKey,
} from './format'

test.each([
  [2_345_678, '2.35', 'M'],
  [1_000_000, '1.00', 'M'],
  [999_999, '1.00', 'M'],
  [999_994, '999.99', 'K'],
  [1000, '1.00', 'K'],
  [999.996, '1.00', 'K'],
  [999.99, '999.99', ''],
  [1, '1.00', ''],
  [0.9999, '0.9999', ''],
  [0.01, '0.0100', ''],
  [0.009_999, '0.009999', ''],
  [0.0001, '0.000100', ''],
  [0.000_020_92, '0.00002092', ''],
  [0.000_000_123_4, '0.00000012', ''],
  [0.000_000_1, '0.00000010', ''],
  [0.000_000_099_96, '0.0₆100', ''],
  [0.000_000_012_34, '0.0₇123', ''],
  [0.000_000_005, '0.0₈500', ''],
  [1.234_5e-12, '0.0₁₁123', ''],
  [0, '0.00', ''],
])('formats the price %d as %s%s', (price, text, suffix) => {
  expect(formatPrice(price)).toMatchObject({ text, suffix })
})

test.each([
  [118_236.4, '118,236'],
  [10_000, '10,000'],
  [9999, '9,999.00'],
  [187.424, '187.42'],
  [0.8123, '0.81'],
  [0.005, '0.01'],
  [0.0049, '0.004900'],
  [0.000_020_92, '0.00002092'],
  [0, '0.00'],
  [999_999_999, '999,999,999'],
  [9_223_372_036_854.775, '9.22T'],
])('formats the perp price %d as %s', (price, read) => {
  const { text, suffix } = formatPerpPrice(price)
  expect(text + suffix).toBe(read)
})

test.each([
  [123_463.52, '123,464'],
  [3_488.276, '3,488.28'],
  [1, '1.00'],
  [0.8123, '0.8123'],
  [0.000_020_92, '0.00002092'],
  [0, '0.00'],
])('formats the price %d in full as %s', (price, read) => {
  const { text, suffix } = formatPriceInFull(price)
  expect(text + suffix).toBe(read)
})

test.each([
  [1_240_000, '1.24', 'M', '1,240,000.00'],
  [842_130, '842.13', 'K', '842,130.00'],
  [998.4, '998.40', '', '998.40'],
  [5_640_000_000, '5.64', 'B', '5,640,000,000.00'],
  [1_500_000_000_000, '1.50', 'T', '1,500,000,000,000.00'],
  [0.004, '<0.01', '', '0.004'],
  [1.8e-11, '<0.01', '', '0.000000000018'],
  [0.005, '0.01', '', '0.01'],
  [0, '0.00', '', '0.00'],
  [-1234.5, '\u22121.23', 'K', '\u22121,234.50'],
])('formats the amount %d as %s%s and in full as %s', (amount, text, suffix, full) => {
  expect(formatUsd(amount)).toEqual({ text, suffix, full })
})

test('never abbreviates a spending rate', () => {
  expect(formatUsdInFull(5120.5)).toEqual({ text: '5,120.50', suffix: '', full: '5,120.50' })
})

test.each([
  [2.31, '+2.31%'],
  [-0.42, '\u22120.42%'],
  [0, '0.00%'],
  [0.001, '0.00%'],
  [-0.001, '0.00%'],
])('formats the change %d as %s', (percent, text) => {
  expect(formatChange(percent)).toBe(text)
})

test('formats a signed number with its sign and decimals', () => {
  expect(formatSigned(8.84, 1)).toBe('+8.8')
  expect(formatSigned(-14.75, 1)).toBe('\u221214.8')
})

test.each([
  [-5, 0],
  [0.4, 0],
  [37.6, 38],
  [99.5, 100],
  [140, 100],
])('shows progress of %d as %d', (percent, shown) => {
  expect(roundedProgress(percent)).toBe(shown)
})

test.each([
  [90, false],
  [90.4761, false],
  [90.5, true],
  [100, true],
])('decides by the rounded progress whether a bar of %d percent is amber: %s', (percent, isHot) => {
  expect(isHotProgress(percent)).toBe(isHot)
})

test('puts the full price into the title without rounding away digits', () => {
  expect(formatPrice(0.000_020_923_4).full).toBe('0.0000209234')
  expect(formatPrice(0.000_000_012_345_6).full).toBe('0.0000000123456')
  expect(formatPrice(3925.75).full).toBe('3,925.75')
})

test('shortens a key to its ends', () => {
  expect(shortKey('So11111111111111111111111111111111111111112')).toBe('So11…1112')
})
