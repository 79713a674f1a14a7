import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCsv } from './csv.server'

test('a table has a line of names, quotes what needs it and tells a missing value from an empty text', () => {
  const rows = [
    { name: 'plain', size: 1.5, open: true, note: null },
    { note: '', open: false, size: -2, name: 'a "b", c\r\nd' },
  ]
  expect(toCsv(['name', 'size', 'open', 'note'], rows)).toBe(
    `name,size,open,note\r\nplain,1.5,true,\r\n"a ""b"", c\r\nd",-2,false,""\r\n`,
  )
})

test('a list without rows still names its columns', () => {
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
])('the text %j is written so that no spreadsheet runs it', (text, cell) => {
  expect(toCsv(['x'], [{ x: text }])).toBe(`x\r\n${cell}\r\n`)
})

test('an exact amount stays a number, also below zero and beyond 2^53', () => {
  expect(toCsv(['a', 'b'], [{ a: '18446744073709551615', b: '-9223372036854775808' }])).toBe(
    `a,b\r\n18446744073709551615,-9223372036854775808\r\n`,
  )
})

test('whatever stands in a table comes out of it again, and no text of it begins like a formula', () => {
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

/** RFC 4180 read by the book: quotes open and close a cell, doubled ones are one; a line ends with CRLF. */
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
