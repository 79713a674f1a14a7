import { afterEach, expect, test, vi } from 'vitest'
import { isAdHidden, tellWhetherAdIsHidden } from './hidden-ad'

afterEach(() => void vi.unstubAllGlobals())

test('an advertisement that can’t be reached is told of among other cookies, and in no other word', () => {
  expect(isAdHidden(null)).toBe(false)
  expect(isAdHidden('ad=hidden')).toBe(true)
  expect(isAdHidden('session=x; ad=hidden')).toBe(true)
  expect(isAdHidden('bad=hidden; ad=hiddenx')).toBe(false)
})

test('only a change is news, and only where a cookie is kept', () => {
  const document = { cookie: '' }
  vi.stubGlobal('document', document)
  expect(tellWhetherAdIsHidden(false)).toBe(false)
  expect(document.cookie).toBe('')
  expect(tellWhetherAdIsHidden(true)).toBe(true)
  expect(tellWhetherAdIsHidden(true)).toBe(false)
  vi.stubGlobal('document', {
    get cookie() {
      return ''
    },
    set cookie(_: string) {},
  })
  expect(tellWhetherAdIsHidden(true)).toBe(false)
  vi.stubGlobal('document', {
    get cookie() {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  })
  expect(tellWhetherAdIsHidden(true)).toBe(false)
})
