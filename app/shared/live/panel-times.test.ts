import { expect, test } from 'vitest'
import { panelAgeSeconds } from '~/domain/service/freshness'
import { panelNotice, panelTimes } from './panel-times'

test("takes the older of source and last response as the panel's age", () => {
  expect(panelTimes({}, { dataTime: 90 }, 100)).toEqual({ refreshedAt: 100, dataAt: 90 })
  expect(panelAgeSeconds(panelTimes({}, { dataTime: 90 }, 100), 103)).toBe(13)
})

test('has no age if the panel never had data, however current its source is', () => {
  expect(panelAgeSeconds(panelTimes(null, { dataTime: 100 }, 100), 100)).toBeUndefined()
  expect(panelAgeSeconds(panelTimes([], { dataTime: null }, 100), 100)).toBeUndefined()
})

test('returns the source notice, unless the panel has no data yet', () => {
  expect(panelNotice([], { dataTime: 90, notice: 'Down.' })).toBe('Down.')
  expect(panelNotice([], { dataTime: 90, notice: null })).toBeUndefined()
  expect(panelNotice([], { dataTime: null, notice: 'Waiting.' })).toBeUndefined()
  expect(panelNotice(null, { dataTime: 90, notice: 'Down.' })).toBeUndefined()
})
