import { expect, test } from 'vitest'
import { parseVisit } from './parse-visit'

test('reads the visited page and the paths of its files', () => {
  const data = { visited: '/tokens?page=2', files: ['/assets/a.js', 1] }
  expect(parseVisit(data)).toEqual({ visited: '/tokens?page=2', files: ['/assets/a.js'] })
})

test.each([
  null,
  'text',
  {},
  { visited: 1, files: [] },
  { visited: '/', files: 'a' },
  { visited: '//a.test', files: [] },
])('ignores the message %j', (data) => {
  expect(parseVisit(data)).toBeUndefined()
})
