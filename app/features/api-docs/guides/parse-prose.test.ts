import { expect, test } from 'vitest'
import { parseProse } from './parse-prose.server'

test('parses a text into blocks and keeps code unchanged', () => {
  const text =
    '# A & B\n\n## To do it\n\nSee `a<b` in [**this**](/x), "now".\n\n- one\n- two `2`\n\n```sh\ncurl \'a\' <b>\n```\n'
  expect(parseProse(text)).toEqual({
    title: 'A & B',
    blocks: [
      { kind: 'heading', id: 'to-do-it', parts: ['To do it'] },
      {
        kind: 'paragraph',
        parts: [
          'See ',
          { kind: 'code', text: 'a<b' },
          ' in ',
          { kind: 'link', to: '/x', parts: [{ kind: 'strong', parts: ['this'] }] },
          ', "now".',
        ],
      },
      { kind: 'list', items: [['one'], ['two ', { kind: 'code', text: '2' }]] },
      { kind: 'code', language: 'sh', code: "curl 'a' <b>" },
    ],
  })
})

test('parses a table into a head and rows', () => {
  expect(parseProse('# T\n\n| a | b |\n|---|---|\n| `1` | 2 |').blocks).toEqual([
    { kind: 'table', head: [['a'], ['b']], rows: [[[{ kind: 'code', text: '1' }], ['2']]] },
  ])
})

test('throws on HTML and on a text without a title', () => {
  expect(() => parseProse('no title')).toThrow('title')
  expect(() => parseProse('# T\n\n<script>evil()</script>\n')).toThrow('html')
  expect(() => parseProse('# T\n\na <b onclick="evil()">bold</b> word')).toThrow('html')
})
