import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tone } from '~/ui/theme/text-style.css'
import { ChangePercent } from './change-percent'

test('a change has the colour of its sign while it is current, and is grey afterwards', () => {
  const current = renderToStaticMarkup(<ChangePercent percent={-2} />)
  expect(current).toContain(tone.sell)
  const kept = renderToStaticMarkup(<ChangePercent percent={-2} kept />)
  expect(kept).toContain(tone.subtle)
  expect(kept).not.toContain(tone.sell)
})
