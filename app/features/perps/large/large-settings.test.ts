import { expect, test } from 'vitest'
import { defaultLarge, isLarge, parseLarge } from './large-settings'

test('uses the default if nothing valid is stored', () => {
  for (const text of [null, '', 'x', '[]', '5', 'null', '{"fromUsd":-1}', '{"fromUsd":"9"}']) {
    expect(parseLarge(text)).toEqual(defaultLarge)
  }
})

test('restores stored settings, and the valid part of damaged ones', () => {
  const settings = { fromUsd: 25_000, notify: true, sound: true }
  expect(parseLarge(JSON.stringify(settings))).toEqual(settings)
  expect(parseLarge('{"fromUsd":0,"notify":true,"sound":1}')).toEqual({ ...defaultLarge, notify: true })
})

test('includes the threshold itself', () => {
  const settings = { ...defaultLarge, fromUsd: 50_000 }
  expect(isLarge(50_000, settings)).toBe(true)
  expect(isLarge(49_999.99, settings)).toBe(false)
})
