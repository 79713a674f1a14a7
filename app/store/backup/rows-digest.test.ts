import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRowsDigest } from './rows-digest'

function tallyOf(...blocks: string[]) {
  const digest = createRowsDigest()
  for (const block of blocks) digest.add(Buffer.from(block))
  return digest.tally()
}

test('has the same checksum for any order of rows and any block boundaries', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-c]{0,5}$/), { maxLength: 20 }), fc.nat(), (rows, cut) => {
      const text = rows.map((row) => `${row}\n`).join('')
      const backwards = rows
        .toReversed()
        .map((row) => `${row}\n`)
        .join('')
      const at = text.length === 0 ? 0 : cut % text.length
      expect(tallyOf(text.slice(0, at), text.slice(at))).toEqual(tallyOf(backwards))
      expect(tallyOf(text).rows).toBe(rows.length)
    }),
  )
})

test('changes when a row is different, repeated, missing or cut in two', () => {
  const whole = tallyOf('a\nb\nc\n')
  for (const other of ['a\nb\nd\n', 'a\nb\nc\nc\n', 'a\nb\nc\nc\nc\n', 'a\nb\n', 'a\nb\n\nc\n', 'a\nbc\n'])
    expect(tallyOf(other).checksum).not.toBe(whole.checksum)
  expect(tallyOf('')).toEqual({ rows: 0, checksum: '0'.repeat(32) })
})
