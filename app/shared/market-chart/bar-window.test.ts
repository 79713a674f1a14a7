import { expect, test } from 'vitest'
import { atNewest, panned, revealed, startWindow, zoomed } from './bar-window'

test('a chart opens with the newest bars at a readable width', () => {
  expect(startWindow(300, 800)).toEqual({ from: 201, to: 301 })
  expect(startWindow(300, 4_000).from).toBe(301 - 180)
  expect(startWindow(300, 10)).toEqual({ from: 291, to: 301 })
})

test('moves the view by a part of its width', () => {
  expect(panned({ from: 100, to: 200 }, -0.2, 300)).toEqual({ from: 80, to: 180 })
  expect(panned({ from: 100, to: 200 }, 0.2, 300)).toEqual({ from: 120, to: 220 })
})

test('keeps ten bars in view at both ends', () => {
  expect(panned({ from: -80, to: 20 }, -1, 300)).toEqual({ from: -90, to: 10 })
  expect(panned({ from: 250, to: 350 }, 1, 300)).toEqual({ from: 290, to: 390 })
  expect(panned({ from: -95, to: 5 }, -1, 300)).toEqual({ from: -95, to: 5 })
})

test('zooms at the right edge if the last bar is in view, otherwise in the middle', () => {
  expect(zoomed({ from: 201, to: 301 }, 0.5, 300)).toEqual({ from: 251, to: 301 })
  expect(zoomed({ from: 100, to: 200 }, 0.5, 300)).toEqual({ from: 125, to: 175 })
})

test('never shows fewer than ten bars, nor many more than there are', () => {
  expect(zoomed({ from: 100, to: 112 }, 0.1, 300)).toEqual({ from: 101, to: 111 })
  expect(zoomed({ from: 0, to: 301 }, 10, 300)).toEqual({ from: -1, to: 301 })
})

test('moves a bar into view by the shortest way', () => {
  expect(revealed({ from: 100, to: 200 }, 150)).toEqual({ from: 100, to: 200 })
  expect(revealed({ from: 100, to: 200 }, 99)).toEqual({ from: 98, to: 198 })
  expect(revealed({ from: 100, to: 200 }, 203)).toEqual({ from: 104, to: 204 })
})

test('moves to the newest bar without another width', () => {
  expect(atNewest({ from: 10, to: 60 }, 300)).toEqual({ from: 251, to: 301 })
})
