import { expect, test } from 'vitest'
import { requireJsonBody } from './json-body.server'

/** A request that sends these parts, and then ends or breaks off. */
function sending(parts: readonly string[], how: 'end' | 'break'): Request {
  const waiting = [...parts]
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = waiting.shift()
      if (part !== undefined) controller.enqueue(new TextEncoder().encode(part))
      else if (how === 'end') controller.close()
      else controller.error(new Error('aborted'))
    },
  })
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  return new Request('http://sextant.test/verify', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as RequestInit)
}

test('a body is read in whatever parts it comes', async () => {
  expect(await requireJsonBody(sending(['{"a":', '"é', '"}'], 'end'))).toEqual({ a: 'é' })
})

test.each([
  { parts: ['{"a":'], how: 'break', code: 'invalid_parameter' },
  { parts: [], how: 'break', code: 'invalid_parameter' },
  { parts: ['{"a":'], how: 'end', code: 'invalid_parameter' },
  { parts: ['"', 'x'.repeat(16_384), '"'], how: 'break', code: 'payload_too_large' },
] as const)(
  'a body that is no whole JSON of some size is refused, and is no failure of ours: $code',
  async ({ parts, how, code }) => {
    await expect(requireJsonBody(sending(parts, how))).rejects.toMatchObject({ name: 'Problem', code })
  },
)
