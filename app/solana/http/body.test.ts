import { expect, test } from 'vitest'
import { readText } from './body'

test('reads a body as it was written, with or without characters beyond ASCII', async () => {
  for (const text of ['{"name":"Wrapped SOL"}', '{"name":"Früchte 🍒 \u0000"}', ''])
    expect(await readText(new Response(text), 100)).toBe(text)
})

test('rejects a body that is longer than allowed', async () => {
  await expect(readText(new Response('12345'), 4)).rejects.toThrow('longer than 4 bytes')
})
