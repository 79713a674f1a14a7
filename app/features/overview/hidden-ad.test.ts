import { afterEach, expect, test, vi } from 'vitest'
import { isAdHidden, reportHiddenAd } from './hidden-ad'

afterEach(() => void vi.unstubAllGlobals())

test('finds the cookie among others and ignores similar cookies', () => {
  expect(isAdHidden(null)).toBe(false)
  expect(isAdHidden('ad=hidden')).toBe(true)
  expect(isAdHidden('session=x; ad=hidden')).toBe(true)
  expect(isAdHidden('bad=hidden; ad=hiddenx')).toBe(false)
})

test('reports a change only if the cookie is stored', () => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  expect(reportHiddenAd(false)).toBe(false)
  expect(document.cookie).toBe('')
  expect(reportHiddenAd(true)).toBe(true)
  expect(reportHiddenAd(true)).toBe(false)
  vi.stubGlobal('document', {
    get cookie() {
      return ''
    },
    set cookie(_: string) {},
  })
  expect(reportHiddenAd(true)).toBe(false)
  vi.stubGlobal('document', {
    get cookie() {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  })
  expect(reportHiddenAd(true)).toBe(false)
})
