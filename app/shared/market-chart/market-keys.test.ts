import { expect, test } from 'vitest'
import { actionOf } from './market-keys'

const press = (key: string, rest: Partial<Parameters<typeof actionOf>[0]> = {}) =>
  actionOf({ key, shiftKey: false, motion: 'movable', from: undefined, count: 24, ...rest })

test('arrow keys move the view of bars, and plus and minus zoom', () => {
  expect(press('ArrowLeft')).toEqual({ kind: 'pan', part: -0.2 })
  expect(press('ArrowRight')).toEqual({ kind: 'pan', part: 0.2 })
  expect(press('+', { shiftKey: true })).toEqual({ kind: 'zoom', factor: 1 / 1.4 })
  expect(press('=')).toEqual(press('+'))
  expect(press('-')).toEqual({ kind: 'zoom', factor: 1.4 })
  expect(press('Home')).toEqual({ kind: 'oldest' })
  expect(press('End')).toEqual({ kind: 'newest' })
  expect(press('a')).toBeUndefined()
})

test('arrow keys with Shift select bars', () => {
  expect(press('ArrowLeft', { shiftKey: true })).toEqual({ kind: 'step', index: 23 })
  expect(press('ArrowRight', { shiftKey: true, from: 4 })).toEqual({ kind: 'step', index: 5 })
})

test('in a time frame, arrow keys select bars and nothing zooms', () => {
  expect(press('ArrowLeft', { motion: 'fixed', from: 4 })).toEqual({ kind: 'step', index: 3 })
  expect(press('Home', { motion: 'fixed' })).toEqual({ kind: 'step', index: 0 })
  expect(press('+', { motion: 'fixed' })).toBeUndefined()
})
