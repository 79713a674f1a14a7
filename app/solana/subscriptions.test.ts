import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trustedAddress } from '~/domain/ids'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createSubscriptions, type Subscriptions } from './subscriptions'

const program = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
const key = trustedAddress('J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn')

class FakeSocket extends EventEmitter {
  readonly sent: { id: number; method: string; params: unknown[] }[] = []
  state: 'connecting' | 'open' | 'terminated' = 'connecting'
  reading = true
  pings = 0

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  ping(): void {
    this.pings += 1
  }
  pause(): void {
    this.reading = false
  }
  resume(): void {
    this.reading = true
  }
  terminate(): void {
    this.state = 'terminated'
  }

  open(): void {
    this.state = 'open'
    this.emit('open')
  }
  say(message: unknown): void {
    this.emit('message', Buffer.from(JSON.stringify(message)))
  }
  /** Confirms every subscription; the ids begin at `first`. */
  confirmAll(first: number): void {
    this.sent.forEach(({ id }, index) => {
      this.say({ jsonrpc: '2.0', id, result: first + index })
    })
  }
  tellAccount(subscription: number, slot: number): void {
    const account = { lamports: 1, data: ['AAEC', 'base64'], owner: program }
    const result = { context: { slot }, value: { pubkey: key, account } }
    this.say({ jsonrpc: '2.0', method: 'programNotification', params: { result, subscription } })
  }
}

let sockets: FakeSocket[] = []
let subscriptions: Subscriptions
let told: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  told = []
  subscriptions = createSubscriptions({
    url: 'ws://node',
    clock: systemClock,
    random: () => 1,
    log: silentLog,
    openSocket() {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as never // only the part of a WebSocket that is used
    },
  })
  subscriptions.followProgram(program, [{ dataSize: 289 }], {
    onSubscribed: (connection) => told.push(`subscribed ${connection}`),
    onAccount: (account, slot) => told.push(`${account.key} ${slot}`),
  })
  subscriptions.start()
})

afterEach(() => {
  subscriptions.stop()
  vi.useRealTimers()
})

function socket(index: number): FakeSocket {
  const found = sockets[index]
  if (found === undefined) throw new Error(`no socket ${index}`)
  return found
}

test('a subscription is confirmed before its notifications count', () => {
  socket(0).open()
  expect(socket(0).sent).toEqual([
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'programSubscribe',
      params: [program, { encoding: 'base64', commitment: 'confirmed', filters: [{ dataSize: 289 }] }],
    },
  ])
  socket(0).tellAccount(5, 9)
  socket(0).confirmAll(5)
  socket(0).tellAccount(5, 10)
  expect(told).toEqual(['subscribed 1', `${key} 10`])
})

test('after a lost connection everything is subscribed to again, and ids of the old connection are dead', async () => {
  socket(0).open()
  socket(0).confirmAll(5)
  socket(0).emit('close', 1006)
  expect(subscriptions.problem()).toBe('The WebSocket of the Solana RPC is gone (closed with code 1006).')
  await vi.advanceTimersByTimeAsync(500)
  socket(1).open()
  expect(subscriptions.problem()).toBeUndefined()
  socket(1).tellAccount(5, 11)
  socket(0).tellAccount(5, 11)
  socket(1).confirmAll(70)
  socket(1).tellAccount(70, 12)
  expect(told).toEqual(['subscribed 1', 'subscribed 2', `${key} 12`])
})

test('waits between attempts grow to half a minute, and a message makes them short again', async () => {
  const openedAt: number[] = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    openedAt.push(performance.now())
    socket(sockets.length - 1).emit('error', new Error('refused'))
    const before = sockets.length
    while (sockets.length === before) await vi.advanceTimersByTimeAsync(100)
  }
  const waits = openedAt.slice(1).map((at, index) => Math.round(at - (openedAt[index] ?? 0)))
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000])
  const last = socket(sockets.length - 1)
  last.open()
  last.confirmAll(1)
  last.emit('close', 1001)
  const before = sockets.length
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(before + 1)
})

test('a connection that is silent for half a minute is given up', async () => {
  socket(0).open()
  socket(0).confirmAll(5)
  await vi.advanceTimersByTimeAsync(25_000)
  socket(0).tellAccount(5, 10)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(socket(0).state).toBe('open')
  await vi.advanceTimersByTimeAsync(6_500)
  expect(socket(0).state).toBe('terminated')
  expect(sockets).toHaveLength(2)
})

test('while reading is paused, silence is no reason to give up, also on a fresh connection', async () => {
  socket(0).open()
  subscriptions.pause()
  expect(socket(0).reading).toBe(false)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(sockets).toHaveLength(1)
  socket(0).emit('close', 1006)
  await vi.advanceTimersByTimeAsync(500)
  socket(1).open()
  expect(socket(1).reading).toBe(false)
  subscriptions.resume()
  expect(socket(1).reading).toBe(true)
})

test('a refused subscription drops the connection, which is then tried again', async () => {
  socket(0).open()
  socket(0).say({ jsonrpc: '2.0', id: 1, error: { code: -32602, message: 'too many' } })
  expect(socket(0).state).toBe('terminated')
  await vi.advanceTimersByTimeAsync(500)
  expect(sockets).toHaveLength(2)
})

test('connects to the endpoint that the URL function names, and changes it when the connection is dropped', async () => {
  const urls = ['ws://first', 'ws://second']
  const opened: string[] = []
  const moving = createSubscriptions({
    url: () => urls[0] ?? '',
    clock: systemClock,
    random: () => 1,
    log: silentLog,
    openSocket(url) {
      opened.push(url)
      return new FakeSocket() as never
    },
  })
  moving.start()
  urls.shift()
  moving.drop('the first endpoint fails')
  expect(moving.problem()).toBe('The WebSocket of the Solana RPC is gone (the first endpoint fails).')
  await vi.advanceTimersByTimeAsync(500)
  expect(opened).toEqual(['ws://first', 'ws://second'])
  moving.stop()
})

test('garbage is counted and harms nothing', () => {
  socket(0).open()
  socket(0).confirmAll(5)
  socket(0).emit('message', Buffer.from('<html>'))
  socket(0).emit('message', Buffer.from([0xff, 0xfe, 0]))
  socket(0).tellAccount(5, 10)
  expect(told).toEqual(['subscribed 1', `${key} 10`])
  expect(subscriptions.counters()).toMatchObject({ unreadable: 2 })
})

test('nothing is opened after the end', async () => {
  socket(0).open()
  subscriptions.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(socket(0).state).toBe('terminated')
})
