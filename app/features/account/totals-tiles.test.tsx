import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TraderTotalsWire } from '~/contracts/trader'
import { PageAt } from '~/ui/url/page-at.fixture'
import { SettledStat } from './totals-tiles'

function textOf(pnl: TraderTotalsWire['settledPnl']): string {
  const html = renderToStaticMarkup(
    <PageAt path="/">
      <SettledStat pnl={pnl} />
    </PageAt>,
  )
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

test('shows the settled profit with the day from which it is known', () => {
  const text = textOf({ usd: -1234.5, since: 1_795_910_400 })
  expect(text).toMatch(/Settled PnL since 2\d Nov/)
  expect(text).toContain('−$1.23K')
})

test('says why the settled profit is unknown', () => {
  const text = textOf(null)
  expect(text).toContain('Settled PnL — Unknown: records of some fills are missing or not read yet')
})
