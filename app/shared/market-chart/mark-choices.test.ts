import { expect, test } from 'vitest'
import { hrefWith } from '~/ui/url/url-param'
import { marksPath, readMarks, withMark } from './mark-choices'

const read = (search: string) => readMarks(new URLSearchParams(search))
const place = (search: string) => ({ pathname: '/tokens/x', search })

test('no marks are on by default, and invalid values switch nothing on', () => {
  for (const search of ['', '?fills=5&walls=yes&planned=0'])
    expect(read(search)).toEqual({ kinds: [], fillSize: '1000' })
})

test('each mark has a switch of its own, which keeps the rest of the URL', () => {
  const off = place('?bars=1h')
  expect(hrefWith(off, withMark('fills', read(off.search)))).toBe('/tokens/x?bars=1h&fills=1000')
  expect(hrefWith(off, withMark('walls', read(off.search)))).toBe('/tokens/x?bars=1h&walls=1')
  const on = place('?bars=1h&fills=10000&planned=1')
  expect(hrefWith(on, withMark('planned', read(on.search)))).toBe('/tokens/x?bars=1h&fills=10000')
  expect(hrefWith(on, withMark('fills', read(on.search)))).toBe('/tokens/x?bars=1h&planned=1')
})

test('a chart requests only the marks that are on', () => {
  const path = marksPath('abc', read('?fills=10000&planned=1&bars=1h'))
  expect(path).toBe('/panels/marks/abc?fills=10000&planned=1')
  expect(read(path.slice(path.indexOf('?')))).toEqual({ kinds: ['fills', 'planned'], fillSize: '10000' })
})
