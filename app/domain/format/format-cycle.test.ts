import { expect, test } from 'vitest'
import { formatCycle } from './format-cycle'

test.each([
  [60, '1 min'],
  [300, '5 min'],
  [3_600, '1 h'],
  [5_400, '90 min'],
  [86_400, '1 d'],
  [1_209_600, '2 w'],
  [45, '45 s'],
  [7_201, '2h 0min'],
])('formats a cycle of %i seconds as %s', (seconds, text) => expect(formatCycle(seconds)).toBe(text))
