import { expect, test } from 'vitest'
import { mayDownload } from './dump-window'
import { enterprisePlan, plans } from './plan'

const nowAt = Date.parse('2026-11-27T12:00:00Z') / 1_000
const newestDay = '2026-11-24'
const reach = (plan: Parameters<typeof mayDownload>[0], day: string) =>
  mayDownload(plan, { day, newestDay, nowAt })

test('everyone may download the newest 30 days', () => {
  expect(reach(plans.free, '2026-11-24')).toBe(true)
  expect(reach(plans.free, '2026-10-26')).toBe(true)
  expect(reach(plans.free, '2026-10-25')).toBe(false)
})

test('older days are for plans whose history reaches them', () => {
  expect(reach(plans.pro, '2025-11-27')).toBe(true)
  expect(reach(plans.pro, '2025-11-26')).toBe(false)
  expect(reach(plans.ultimate, '2021-01-01')).toBe(true)
  expect(reach(enterprisePlan(50), '2021-01-01')).toBe(true)
})

test('the newest 30 days stay available if nothing new is published', () => {
  const late = { day: '2026-10-26', newestDay, nowAt: nowAt + 300 * 86_400 }
  expect(mayDownload(plans.free, late)).toBe(true)
})
