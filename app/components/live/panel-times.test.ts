import { expect, test } from 'vitest'
import { panelAgeSeconds } from '~/domain/freshness'
import { panelNotice, panelTimes } from './panel-times'

test('a panel is as old as its source or its last answer, whichever is older', () => {
  expect(panelTimes({}, { dataTime: 90 }, 100)).toEqual({ refreshedAt: 100, dataAt: 90 })
  expect(panelAgeSeconds(panelTimes({}, { dataTime: 90 }, 100), 103)).toBe(13)
})

test('a panel that has never had anything to show has no age, however current its source is', () => {
  expect(panelAgeSeconds(panelTimes(null, { dataTime: 100 }, 100), 100)).toBeUndefined()
  expect(panelAgeSeconds(panelTimes([], { dataTime: null }, 100), 100)).toBeUndefined()
})

test('a panel says of its source what is wrong with it, unless it says itself that there is nothing yet', () => {
  expect(panelNotice([], { dataTime: 90, notice: 'Down.' })).toBe('Down.')
  expect(panelNotice([], { dataTime: 90, notice: null })).toBeUndefined()
  expect(panelNotice([], { dataTime: null, notice: 'Waiting.' })).toBeUndefined()
  expect(panelNotice(null, { dataTime: 90, notice: 'Down.' })).toBeUndefined()
})
