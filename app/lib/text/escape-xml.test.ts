import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml'

test('escapes markup and removes characters that XML does not allow', () => {
  expect(escapeXml('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d')
  expect(escapeXml('&lt;')).toBe('&amp;lt;')
  expect(escapeXml('a\u0000b\u001bc\uFFFEd\tÄ🚀')).toBe('abcd\tÄ🚀')
})
