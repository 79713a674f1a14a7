import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endAfterTurn } from './end-after-turn'

test('ends responses in order, after all requests of the turn', async () => {
  const steps: string[] = []
  const targetOf = (name: string) =>
    ({ end: (body?: Buffer) => steps.push(`${name} ended with ${body}`) }) as unknown as ServerResponse
  endAfterTurn(targetOf('first'), Buffer.from('a body'))
  await Promise.resolve()
  endAfterTurn(targetOf('second'))
  steps.push('both handled')
  await nextTurn()
  expect(steps).toEqual(['both handled', 'first ended with a body', 'second ended with undefined'])
})

test('a response that is cut off before the end of the turn does no harm', async () => {
  const server = createServer((_, target) => {
    endAfterTurn(target.writeHead(200), Buffer.from('a body'))
    target.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const failed = new Promise<Error>((resolve) =>
    request({ port, host: '127.0.0.1' }).on('error', resolve).end(),
  )
  expect(await failed).toMatchObject({ code: 'ECONNRESET' })
  await nextTurn()
  server.close()
})
