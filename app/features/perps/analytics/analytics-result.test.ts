import { expect, test } from 'vitest'
import { volumeChangePercent } from './analytics-result'

test('compares the volume with the previous period, if that had any', () => {
  expect(volumeChangePercent({ volumeUsd: 150, volumeBeforeUsd: 120 })).toBe(25)
  expect(volumeChangePercent({ volumeUsd: 0, volumeBeforeUsd: 120 })).toBe(-100)
  expect(volumeChangePercent({ volumeUsd: 150, volumeBeforeUsd: 0 })).toBeNull()
  expect(volumeChangePercent({ volumeUsd: 150, volumeBeforeUsd: null })).toBeNull()
})
