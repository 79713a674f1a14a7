import { expect, test } from 'vitest'
import { choiceParam, flagParam, pageParam } from './url-param'
import { readView, type ViewParams, viewHref } from './url-view'

interface View {
  readonly side: 'both' | 'buy'
  readonly page: number
  readonly paused: boolean
}
const params: ViewParams<View> = {
  side: choiceParam('side', ['both', 'buy'], 'both'),
  page: pageParam('trades.page'),
  paused: flagParam('paused'),
}
const read = (search: string) => readView(params, new URLSearchParams(search))

test('parses fields from their parameters and uses defaults for invalid ones', () => {
  expect(read('')).toEqual({ side: 'both', page: 1, paused: false })
  expect(read('side=buy&trades.page=3&paused=1')).toEqual({ side: 'buy', page: 3, paused: true })
  expect(read('side=up&trades.page=0&page=7&paused=yes')).toEqual({ side: 'both', page: 1, paused: false })
})

test('keeps unknown parameters, omits defaults and parses what it wrote', () => {
  const view: View = { side: 'buy', page: 2, paused: false }
  const href = viewHref(params, view, { pathname: '/drift', search: '?market=SOL&paused=1' })
  expect(href).toBe('/drift?market=SOL&side=buy&trades.page=2')
  expect(read(href.slice(href.indexOf('?')))).toEqual(view)
})
