import { expect, test } from 'vitest'
import { printLogData, readCallsOf, readProgramLog } from './log-lines'

const one = 'jupoNjAxXgZ4rjzxzPMP4oxduvQsQtZzyknqvzYNrNu'
const two = '6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P'

test('attributes a line to the program that runs when it is printed', () => {
  const log = readProgramLog([
    `Program ${one} invoke [1]`,
    'Program log: before',
    `Program ${two} invoke [2]`,
    'Program data: AAAA',
    `Program ${two} consumed 5 of 10 compute units`,
    `Program return: ${two} AAAA`,
    `Program ${two} success`,
    'Program data: BBBB',
    `Program ${one} success`,
  ])
  expect(log).toEqual({
    lines: [
      { line: 1, programId: one, kind: 'log', text: 'before' },
      { line: 3, programId: two, kind: 'data', text: 'AAAA' },
      { line: 7, programId: one, kind: 'data', text: 'BBBB' },
    ],
    truncated: false,
  })
})

test('attributes lines after a failed call to the caller', () => {
  const log = readProgramLog([
    `Program ${one} invoke [1]`,
    `Program ${two} invoke [2]`,
    `Program ${two} failed: custom program error: 0x1`,
    'Program log: after',
  ])
  expect(log.lines).toEqual([{ line: 3, programId: one, kind: 'log', text: 'after' }])
})

test('does not let a program imitate the lines of the runtime', () => {
  const log = readProgramLog([
    `Program ${two} invoke [1]`,
    `Program log: Program ${one} invoke [2]`,
    `Program log: \nProgram ${one} invoke [2]`,
    'Program data: AAAA',
    `Program ${two} success`,
  ])
  expect(log.lines.map((line) => line.programId)).toEqual([two, two, two])
})

test('keeps what came before a truncation', () => {
  const log = readProgramLog([
    `Program ${one} invoke [1]`,
    'Program data: AAAA',
    'Log truncated',
    'Program data: BBBB',
  ])
  expect(log.lines.map((line) => line.text)).toEqual(['AAAA'])
  expect(log.truncated).toBe(true)
})

test.each([
  ['a success of a program that is not running', [`Program ${one} success`]],
  ['a depth out of sequence', [`Program ${one} invoke [2]`]],
  ['a success of another program', [`Program ${one} invoke [1]`, `Program ${two} success`]],
])('treats a contradictory log as truncated: %s', (_, lines) => {
  expect(readProgramLog([...lines, 'Program data: AAAA'])).toEqual({ lines: [], truncated: true })
})

test('ignores a line outside of any program', () => {
  expect(readProgramLog(['Program data: AAAA', 'Program log: x', 'nonsense', ''])).toEqual({
    lines: [],
    truncated: false,
  })
})

test('prints bytes as Anchor does', () => {
  expect(printLogData(Uint8Array.of(1, 2, 3, 255))).toBe('Program data: AQID/w==')
})

test('groups the lines of a program by its invocations', () => {
  const logs = [
    `Program ${one} invoke [1]`,
    'Program log: first',
    `Program ${two} invoke [2]`,
    'Program log: other',
    `Program ${one} invoke [3]`,
    'Program data: AAAA',
    `Program ${one} success`,
    `Program ${two} success`,
    'Program log: first again',
    `Program ${one} success`,
    `Program ${one} invoke [1]`,
    `Program ${one} success`,
  ]
  const texts = readCallsOf(logs, one)?.map((lines) => lines.map(({ text }) => text))
  expect(texts).toEqual([['first', 'first again'], ['AAAA'], []])
  expect(readCallsOf([...logs, 'Log truncated'], one)).toBeUndefined()
})
