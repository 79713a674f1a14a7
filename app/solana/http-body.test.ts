import { expect, test } from 'vitest'
import { readText } from './http-body'

test('a body is read as it was written, with letters of any alphabet or none but ASCII', async () => {
  for (const text of ['{"name":"Wrapped SOL"}', '{"name":"Früchte 🍒 \u0000"}', ''])
    expect(await readText(new Response(text), 100)).toBe(text)
})

test('a body that is longer than it may be is refused', async () => {
  await expect(readText(new Response('12345'), 4)).rejects.toThrow('longer than 4 bytes')
})
