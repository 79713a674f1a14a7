import { once } from 'node:events'
import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createHandMadeLedger } from '../hand-made-ledger'
import { sampleAccount, sampleAddress } from '../hand-made-samples'
import { serve } from '../web3-client.fixture'

async function open(wsUrl: string) {
  const socket = new WebSocket(wsUrl)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  const send = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  const next = async (): Promise<unknown> => JSON.parse(String((await once(socket, 'message'))[0]))
  const ask = async (message: unknown) => {
    const response = next()
    send(message)
    return await response
  }
  return { socket, send, next, ask }
}

const subscribe = (...params: unknown[]) => ({ jsonrpc: '2.0', id: 1, method: 'programSubscribe', params })

test.each([
  ['text that is not JSON', '{', -32700],
  ['an empty batch', [], -32600],
  ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'getSlot' }, -32601],
  ['a subscription without an address', subscribe(), -32602],
  [
    'a subscription to two mentions',
    { ...subscribe({ mentions: [sampleAddress('a'), sampleAddress('b')] }), method: 'logsSubscribe' },
    -32602,
  ],
  [
    'the end of an unknown subscription',
    { jsonrpc: '2.0', id: 1, method: 'programUnsubscribe', params: [77] },
    -32602,
  ],
  [
    'the end of a subscription id that is not a number',
    { jsonrpc: '2.0', id: 1, method: 'programUnsubscribe', params: [{}] },
    -32602,
  ],
])('responds to %s with an error and keeps the socket open', async (_name, message, code) => {
  const { wsUrl } = await serve(createHandMadeLedger())
  const client = await open(wsUrl)
  expect(await client.ask(message)).toMatchObject({ jsonrpc: '2.0', error: { code } })
  expect(await client.ask({ ...subscribe(), method: 'slotSubscribe' })).toMatchObject({
    result: expect.any(Number),
  })
})

test('keeps working after arbitrary messages', async () => {
  const { wsUrl } = await serve(createHandMadeLedger())
  const client = await open(wsUrl)
  const methods = ['program', 'account', 'logs', 'signature', 'slot', 'root'].flatMap((kind) => [
    `${kind}Subscribe`,
    `${kind}Unsubscribe`,
  ])
  const message = fc.record({
    jsonrpc: fc.constantFrom('2.0', '1.0'),
    id: fc.oneof(fc.nat(), fc.jsonValue({ maxDepth: 1 })),
    method: fc.constantFrom(...methods),
    params: fc.array(fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(sampleAddress('program'))), {
      maxLength: 2,
    }),
  })
  for (const garbage of fc.sample(fc.oneof(message, fc.jsonValue(), fc.string()), { numRuns: 500, seed: 2 }))
    client.send(garbage)
  client.socket.send(Buffer.from([0xff, 0xfe, 0x00]))
  const responses: unknown[] = []
  client.socket.on('message', (text) => responses.push(JSON.parse(String(text))))
  client.send({ jsonrpc: '2.0', id: 'after all', method: 'slotSubscribe' })
  await vi.waitUntil(() => responses.some((response) => (response as { id?: unknown }).id === 'after all'))
  expect(responses.every((response) => !JSON.stringify(response).includes('-32603'))).toBe(true)
})

test('does not let a client end the subscription of another', async () => {
  const { wsUrl } = await serve(createHandMadeLedger())
  const [owner, other] = [await open(wsUrl), await open(wsUrl)]
  const { result } = (await owner.ask(subscribe(sampleAddress('program')))) as { result: number }
  const end = { jsonrpc: '2.0', id: 2, method: 'programUnsubscribe', params: [result] }
  expect(await other.ask(end)).toMatchObject({ error: { message: 'Invalid subscription id.' } })
  expect(await owner.ask(end)).toEqual({ jsonrpc: '2.0', result: true, id: 2 })
})

test('sends notifications in the shape of a node, in the encoding of the subscription', async () => {
  const ledger = createHandMadeLedger()
  const { wsUrl } = await serve(ledger)
  const client = await open(wsUrl)
  const config = { encoding: 'base64', commitment: 'processed', dataSlice: { offset: 1, length: 2 } }
  const { result } = (await client.ask(subscribe(sampleAddress('program'), config))) as { result: number }
  const reported = client.next()
  ledger.produce({ accounts: [sampleAccount('a')] })
  expect(await reported).toEqual({
    jsonrpc: '2.0',
    method: 'programNotification',
    params: {
      result: {
        context: { slot: 1001 },
        value: {
          pubkey: sampleAddress('a'),
          account: {
            data: ['AgM=', 'base64'],
            executable: false,
            lamports: 2_000_000,
            owner: sampleAddress('program'),
            rentEpoch: 18_446_744_073_709_552_000,
            space: 4,
          },
        },
      },
      subscription: result,
    },
  })
})

test('replaces data that is too long for base58 with an error text, like a node', async () => {
  const ledger = createHandMadeLedger()
  const { wsUrl } = await serve(ledger)
  const client = await open(wsUrl)
  await client.ask(subscribe(sampleAddress('program'), { commitment: 'processed' }))
  const reported = client.next()
  ledger.produce({ accounts: [sampleAccount('a', { data: new Uint8Array(129) })] })
  expect(await reported).toHaveProperty(
    'params.result.value.account.data',
    'error: data too large for bs58 encoding',
  )
})

test('disconnects a client that does not read, and no other client', async () => {
  const ledger = createHandMadeLedger()
  const limits = { maxBufferedBytes: 1_000_000, maxSubscriptionsPerClient: 10 }
  const { wsUrl } = await serve(ledger, { limits })
  const [stalled, reading] = [await open(wsUrl), await open(wsUrl)]
  const config = { encoding: 'base64', commitment: 'processed' }
  for (const client of [stalled, reading]) await client.ask(subscribe(sampleAddress('program'), config))
  stalled.socket.pause()
  let heard = 0
  reading.socket.on('message', () => {
    heard += 1
  })
  const data = new Uint8Array(500_000)
  for (let block = 0; block < 40; block += 1) {
    ledger.produce({ accounts: [sampleAccount('a', { data })] })
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const closed = once(stalled.socket, 'close')
  stalled.socket.resume()
  expect((await closed)[0]).toBe(1006)
  expect(reading.socket.readyState).toBe(WebSocket.OPEN)
  expect(heard).toBe(40)
})

test('limits the subscriptions of a client', async () => {
  const limits = { maxBufferedBytes: 1_000_000, maxSubscriptionsPerClient: 2 }
  const { wsUrl } = await serve(createHandMadeLedger(), { limits })
  const client = await open(wsUrl)
  for (let count = 0; count < 2; count += 1) await client.ask(subscribe(sampleAddress('program')))
  expect(await client.ask(subscribe(sampleAddress('program')))).toMatchObject({ error: { code: -32603 } })
})

test('closes its sockets when it stops, without waiting for clients that do not respond', async () => {
  const server = await serve(createHandMadeLedger())
  const [polite, deaf] = [await open(server.wsUrl), await open(server.wsUrl)]
  deaf.socket.pause()
  const closed = once(polite.socket, 'close')
  const startedMs = performance.now()
  await server.stop()
  expect((await closed)[0]).toBe(1001)
  expect(performance.now() - startedMs).toBeLessThan(3000)
})
