import { expect, test } from 'vitest'
import { requireEmptyOrJsonBody, requireJsonBody } from './json-body.server'

/**
 * Returns a request that sends these parts of a body. After the last part the body either ends or breaks off.
 */
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

test('reads a body in parts of any size', async () => {
  expect(await requireJsonBody(sending(['{"a":', '"é', '"}'], 'end'))).toEqual({ a: 'é' })
})

test.each([
  { parts: ['{"a":'], how: 'break', code: 'invalid_parameter' },
  { parts: [], how: 'break', code: 'invalid_parameter' },
  { parts: ['{"a":'], how: 'end', code: 'invalid_parameter' },
  { parts: [], how: 'end', code: 'invalid_parameter' },
  { parts: ['"', 'x'.repeat(16_384), '"'], how: 'break', code: 'payload_too_large' },
] as const)(
  'rejects a body that is incomplete or too large as a client error: $code',
  async ({ parts, how, code }) => {
    await expect(requireJsonBody(sending(parts, how))).rejects.toMatchObject({ name: 'Problem', code })
  },
)

const post = (body: string | undefined, headers: Record<string, string>) =>
  new Request('http://sextant.test/logout', {
    method: 'POST',
    headers,
    ...(body !== undefined && { body: Buffer.from(body) }),
  })

test.each([
  { body: undefined, headers: { 'Content-Type': 'application/json' } },
  { body: '', headers: { 'Content-Type': 'application/json; charset=utf-8' } },
  { body: '{}', headers: { 'Content-Type': 'application/json' } },
  { body: undefined, headers: {} },
])('accepts an empty body where none is needed: $headers $body', async ({ body, headers }) => {
  await expect(requireEmptyOrJsonBody(post(body, headers))).resolves.toBeUndefined()
})

test.each([
  { body: '', headers: { 'Content-Type': 'text/plain' }, code: 'unsupported_media_type' },
  {
    body: '',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    code: 'unsupported_media_type',
  },
  {
    body: '',
    headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    code: 'unsupported_media_type',
  },
  { body: '{}', headers: {}, code: 'unsupported_media_type' },
  { body: '{', headers: { 'Content-Type': 'application/json' }, code: 'invalid_parameter' },
])(
  'rejects a form, a text and a body without a type even where no body is needed: $headers $body',
  async ({ body, headers, code }) => {
    await expect(requireEmptyOrJsonBody(post(body, headers))).rejects.toMatchObject({ name: 'Problem', code })
  },
)
