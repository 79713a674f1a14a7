import { expect, test } from 'vitest'
import { spreadLabels } from './spread-labels'

test('moves overlapping labels apart within the chart', () => {
  expect(spreadLabels([100, 10, 105], 20, 300)).toEqual([100, 10, 120])
  expect(spreadLabels([295, 299, 290], 20, 300)).toEqual([280, 300, 260])
})
