import { expect, test } from 'vitest'
import { render } from './render.server'

const columns = ['time', 'closedAt']

function table(rows: readonly object[], millis: number): string {
  const times = new Map(columns.map((column) => [column, millis]))
  return render(rows, { format: 'csv', hasMark: false }, { columns, times }).body
}

test('adds ISO 8601 times to seconds and milliseconds, and an empty cell to a missing time', () => {
  expect(table([{ time: 1_700_000_000, closedAt: null }], 1_000)).toBe(
    'time,timeIso,closedAt,closedAtIso\r\n1700000000,2023-11-14T22:13:20Z,,\r\n',
  )
  expect(table([{ time: 1_700_000_000_500 }], 1)).toContain('1700000000500,2023-11-14T22:13:20.500Z,,')
})

test('leaves a time out of range as a number', () => {
  expect(table([{ time: 9e15, closedAt: 0 }], 1)).toContain('\r\n9000000000000000,,0,1970-01-01T00:00:00Z')
})

test('does not convert times in lines of JSON', () => {
  const fields = { columns, times: new Map([['time', 1]]) }
  expect(render([{ time: 5 }], { format: 'ndjson', hasMark: false }, fields).body).toBe('{"time":5}\n')
})
