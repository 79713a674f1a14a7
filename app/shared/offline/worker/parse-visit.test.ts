import { expect, test } from 'vitest'
import { parseVisit } from './parse-visit'

test('reads the visited page', () => {
  expect(parseVisit('/tokens?page=2')).toBe('/tokens?page=2')
})

test.each([null, {}, ['/'], 1, '', 'text', '//a.test', '/\\a.test'])('ignores the message %j', (data) => {
  expect(parseVisit(data)).toBeUndefined()
})
