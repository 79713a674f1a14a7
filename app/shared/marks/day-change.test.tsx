import '~/ui/table/style-scope.fixture'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tone } from '~/ui/theme/text-style.css'
import { DayChange } from './day-change'
import { KeptLegend } from './kept-legend'

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')

test('a change that is no longer current is grey and has its age in brackets', () => {
  const keptAt = Math.floor(Date.now() / 1_000) - 7_300
  const html = renderToStaticMarkup(<DayChange percent={1.5} keptAt={keptAt} />)
  expect(textOf(html)).toMatch(/^\(\d+\w\) \+1\.50%$/)
  expect(html).not.toContain(tone.buy)
})

test('a current change has the colour of its sign and no age', () => {
  const html = renderToStaticMarkup(<DayChange percent={1.5} keptAt={null} />)
  expect(textOf(html)).toBe('+1.50%')
  expect(html).toContain(tone.buy)
})

test('the legend is shown if a change has an age', () => {
  expect(renderToStaticMarkup(<KeptLegend of={[null, undefined]} />)).toBe('')
  expect(renderToStaticMarkup(<KeptLegend of={[null, 1_700_000_000]} />)).toContain('such as (2h)')
})
