import { expect, test } from 'vitest'
import { createLog } from './json-log'
import type { Log } from './log'

/** Returns the text that a log writes. */
function textOf(write: (log: Log) => void): string {
  const pieces: string[] = []
  write(createLog('web', { write: (piece) => void pieces.push(piece) }))
  return pieces.join('')
}

/** Returns the lines that a log writes, as objects. */
function written(write: (log: Log) => void): readonly Record<string, unknown>[] {
  const text = textOf(write)
  expect(text.endsWith('\n')).toBe(true)
  const lines = text.slice(0, -1).split('\n')
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>)
}

test('writes one line per event, whatever its texts contain', () => {
  const hostile = 'name\n{"level":60,"msg":"forged"}\r\u001b[2J\u2028\0'
  const lines = written((log) => {
    log.warn({ name: hostile, userAgent: hostile }, 'first')
    log.error({ error: new Error(hostile).stack }, 'second')
  })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ role: 'web', name: hostile, userAgent: hostile, msg: 'first' })
})

test('control characters are escaped, so that a terminal obeys none of them', () => {
  const text = textOf((log) => log.info({ name: '\u001b]0;title\u0007\u0000\b' }, 'shown'))
  expect(text.trimEnd()).toMatch(/^[^\p{Cc}]+$/u)
})

test('cuts long texts', () => {
  const [line] = written((log) => log.warn({ error: 'x'.repeat(1_000_000), count: 3 }, 'long'))
  expect(line).toMatchObject({ error: `${'x'.repeat(2_000)}…`, count: 3 })
})

test('leaves out secrets, wherever the object has them', () => {
  const secret = 'never-in-a-log'
  const [line] = written((log) =>
    log.info(
      {
        headers: { cookie: secret, authorization: secret, 'x-api-key': secret, accept: '*/*' },
        body: { signature: secret, password: secret, secret },
      },
      'request',
    ),
  )
  expect(JSON.stringify(line)).not.toContain(secret)
  expect(line).toMatchObject({ headers: { accept: '*/*' } })
})
