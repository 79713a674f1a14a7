import '~/ui/table/style-scope.fixture'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, expect, test, vi } from 'vitest'

vi.mock('~/shared/metric-info/metric-info', () => ({
  MetricInfo: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}))
// Test files share imported modules, so those of other files must not have this file's substitutes, nor the reverse.
vi.resetModules()
afterAll(() => vi.resetModules())
const { SettledStat } = await import('./totals-tiles')

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('shows the settled profit with the day from which it is known', () => {
  const html = textOf(renderToStaticMarkup(<SettledStat pnl={{ usd: -1234.5, since: 1_795_910_400 }} />))
  expect(html).toMatch(/Settled PnL since 2\d Nov/)
  expect(html).toContain('−$1.23K')
})

test('says why the settled profit is unknown', () => {
  const html = textOf(renderToStaticMarkup(<SettledStat pnl={null} />))
  expect(html).toContain('Settled PnL — Unknown: records of some fills are missing or not read yet')
})
