import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('writes a header line, quotes where needed, and distinguishes a missing value from an empty text', () => {
  const rows = [
    { name: 'plain', size: 1.5, open: true, note: null },
    { note: '', open: false, size: -2, name: 'a "b", c\r\nd' },
  ]
  expect(toCsv(['name', 'size', 'open', 'note'], rows)).toBe(
    `name,size,open,note\r\nplain,1.5,true,\r\n"a ""b"", c\r\nd",-2,false,""\r\n`,
  )
})

test('writes the header line of a list without rows', () => {
  expect(toCsv(['name', 'size'], [])).toBe(`name,size\r\n`)
})

test.each([
  ['=HYPERLINK("http://evil.test")', `"'=HYPERLINK(""http://evil.test"")"`],
  ['+1', "'+1"],
  ['-1+cmd', "'-1+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tcmd', `"'\tcmd"`],
  ['\r\n=cmd', `"'\r\n=cmd"`],
  ['\n=cmd', `"'\n=cmd"`],
  ['\0=cmd', "'\0=cmd"],
  ['＝cmd', "'＝cmd"],
  ['＋cmd', "'＋cmd"],
  ['－cmd', "'－cmd"],
  ['＠cmd', "'＠cmd"],
  ["'quoted", "''quoted"],
  ['a;=cmd', '"a;=cmd"'],
])('writes the text %j so that spreadsheets do not run it', (text, cell) => {
  expect(toCsv(['x'], [{ x: text }])).toBe(`x\r\n${cell}\r\n`)
})

test('keeps an exact amount a number, also below zero and beyond 2^53', () => {
  expect(toCsv(['a', 'b'], [{ a: '18446744073709551615', b: '-9223372036854775808' }])).toBe(
    `a,b\r\n18446744073709551615,-9223372036854775808\r\n`,
  )
})

test('preserves every value of a table, and no text begins like a formula', () => {
  const spice = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    '\0',
    '＝',
    '＠',
    "'",
    '"',
    ',',
    ';',
    ' ',
  )
  const text = fc.tuple(
    spice,
    fc.string({ unit: fc.oneof(spice, fc.string({ minLength: 1, maxLength: 1 })) }),
  )
  const value = fc.oneof(
    text.map((parts) => parts.join('')),
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
    fc.boolean(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(value, value), { maxLength: 5 }), (table) => {
      const csv = toCsv(
        ['a', 'b'],
        table.map(([a, b]) => ({ a, b })),
      )
      const [head, ...lines] = parseCsv(csv)
      expect(head).toEqual(['a', 'b'])
      expect(lines.map((line) => line.map((cell) => cell.replace(/^'/, '')))).toEqual(
        table.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
      )
      const texts = lines.flat().filter((_, n) => typeof table.flat()[n] === 'string')
      for (const cell of texts.filter((text) => !/^-\d+$/.test(text)))
        expect(cell).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/)
    }),
    { numRuns: 1_000 },
  )
})

/**
 * Parses strict CSV (RFC 4180). A cell may be enclosed in quotes, two quotes inside such a cell represent
 * one, and lines end with CRLF.
 */
function parseCsv(text: string): string[][] {
  const lines: string[][] = []
  let line: string[] = []
  let at = 0
  while (at < text.length) {
    const [whole = '', quoted, plain = '', end = ''] =
      /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/.exec(text.slice(at)) ?? []
    if (end === '') throw new Error(`no cell at ${at}: ${JSON.stringify(text.slice(at, at + 30))}`)
    line.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += whole.length
    if (end === ',') continue
    lines.push(line)
    line = []
  }
  return lines
}
