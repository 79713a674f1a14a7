import { expect, test } from 'vitest'
import { escapeXml } from './escape-xml'

test('markup becomes text, and what XML cannot hold is left out', () => {
  expect(escapeXml('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d')
  expect(escapeXml('&lt;')).toBe('&amp;lt;')
  expect(escapeXml('a\u0000b\u001bc\uFFFEd\tÄ🚀')).toBe('abcd\tÄ🚀')
})
