import { expect, test } from 'vitest'
import type { Column } from './columns'
import { linesOf } from './copy-rows'

interface Row {
  readonly text: string | null
  readonly raw: bigint | undefined
}

const columns: readonly Column<Row>[] = [
  { name: 'text', type: 'text', of: (row) => row.text },
  { name: 'raw', type: 'numeric', of: (row) => row.raw },
]

test('writes a row as a line of cells, with unknown values as null', () => {
  const rows = [
    { text: 'one', raw: 18_446_744_073_709_551_615n },
    { text: null, raw: undefined },
  ]
  expect(linesOf(columns, rows)).toBe('one\t18446744073709551615\n\\N\t\\N\n')
})

test('escapes characters that would end a cell or a line, and removes NUL', () => {
  expect(linesOf(columns, [{ text: 'a\tb\nc\rd\\.\0e', raw: 1n }])).toBe('a\\tb\\nc\\rd\\\\.e\t1\n')
})
