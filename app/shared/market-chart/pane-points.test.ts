import { expect, test } from 'vitest'
import { createPanePoints } from './pane-points'

const pointAt = (time: number) => ({ time, openInterest: 1, funding: null, longShort: null })

test('figures before the first bar are left out, because they would take up places on the axis', () => {
  const points = [1, 2, 3, 4].map(pointAt)
  const shown = createPanePoints()
  expect(shown(points, 3)).toEqual([pointAt(3), pointAt(4)])
  expect(shown(points, undefined)).toEqual([])
})

test('the same figures are the same array, so that a live price does not draw them again', () => {
  const points = [1, 2].map(pointAt)
  const shown = createPanePoints()
  expect(shown(points, 1)).toBe(shown(points, 1))
  expect(shown([...points, pointAt(3)], 1)).toHaveLength(3)
})
