import { expect, test } from 'vitest'
import { mayChangeVenue, recordShown } from './venue-change'

test('a link that names the shown venue does not change it, although the URL named none', () => {
  expect(mayChangeVenue('', '?venue=drift')).toBe(true)
  const remove = recordShown('drift')
  expect(mayChangeVenue('?metric=funding', '?venue=drift')).toBe(false)
  expect(mayChangeVenue('', '?venue=velocity')).toBe(true)
  expect(mayChangeVenue('?venue=velocity', '?venue=drift')).toBe(true)
  expect(mayChangeVenue('?venue=drift', '?venue=drift&side=buy')).toBe(false)
  expect(mayChangeVenue('?venue=drift', '')).toBe(true)
  expect(mayChangeVenue('', '?side=buy')).toBe(false)
  remove()
  expect(mayChangeVenue('', '?venue=drift')).toBe(true)
})

test('a URL without a choice shows another venue if another tab has chosen one', () => {
  const remove = recordShown('drift')
  expect(mayChangeVenue('', '?side=buy', 'velocity')).toBe(true)
  expect(mayChangeVenue('', '?side=buy', 'drift')).toBe(false)
  expect(mayChangeVenue('?venue=drift', '?venue=drift&side=buy', 'velocity')).toBe(false)
  remove()
})
