import { expect, test } from 'vitest'
import { statusBadge } from './status-badge'

test('shows the status and the measured uptime, never rounded up', () => {
  const badge = statusBadge('A & B', { status: 'operational', uptimePercent: 99.999 })
  expect(badge).toContain('aria-label="A &amp; B: operational · 99.99%"')
  expect(badge).toContain('<text x="8" y="14">A &amp; B</text>')
})

test('shows no uptime if there are no measurements', () => {
  expect(statusBadge('X', { status: 'degraded', uptimePercent: null })).toContain('aria-label="X: degraded"')
  expect(statusBadge('X', null)).toContain('aria-label="X: unknown"')
})
