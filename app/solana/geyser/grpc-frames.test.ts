import { expect, test } from 'vitest'
import { createFrameSplitter, frameOf } from './grpc-frames'

const most = 70_000

/** Returns the messages that a splitter finds in these chunks. */
function split(chunks: readonly Buffer[]): readonly string[] {
  const found: string[] = []
  const read = createFrameSplitter(most, ({ bytes, at, end }) => {
    found.push(bytes.toString('latin1', at, end))
  })
  for (const chunk of chunks) read(chunk)
  return found
}

const messages = ['a', '', 'b'.repeat(300), 'c'.repeat(70_000), 'd']
const stream = Buffer.concat(messages.map((message) => frameOf(Buffer.from(message))))

test.each([1, 4, 5, 6, 7, 299, 16_384, 1e6])('finds every message in chunks of %i bytes', (size) => {
  const count = Math.ceil(stream.length / size)
  const chunks = Array.from({ length: count }, (_, index) =>
    stream.subarray(index * size, (index + 1) * size),
  )
  expect(split(chunks)).toEqual(messages)
})

test('does not copy a message that is within a chunk', () => {
  let buffer: unknown
  createFrameSplitter(most, ({ view }) => {
    buffer = view.buffer
  })(stream)
  expect(buffer).toBe(stream.buffer)
})

test('rejects a message that is too large before its bytes arrive, and one that is compressed', () => {
  const header = frameOf(Buffer.alloc(most + 1)).subarray(0, 5)
  expect(() => split([header])).toThrow(RangeError)
  expect(() => split([Buffer.from([1, 0, 0, 0, 0])])).toThrow(/compressed/)
})
