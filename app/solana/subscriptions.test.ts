import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { trustedAddress } from '~/domain/ids'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createSubscriptions, type Subscription, type Subscriptions } from './subscriptions'

const program = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
const key = trustedAddress('J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn')

class FakeSocket extends EventEmitter {
  readonly sent: { id: number; method: string; params: unknown[] }[] = []
  methods(): string[] {
    return this.sent.map(({ method }) => method)
  }
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
  /** Confirms every subscription. The ids are consecutive, starting at `first`. */
  confirmAll(first: number): void {
    this.sent.forEach(({ id }, index) => {
      this.say({ jsonrpc: '2.0', id, result: first + index })
    })
  }
  confirm(method: string, subscription: number): void {
    this.say({
      jsonrpc: '2.0',
      id: this.sent.findLast((each) => each.method === method)?.id,
      result: subscription,
    })
  }
  refuse(method: string, code = -32601): void {
    const id = this.sent.findLast((each) => each.method === method)?.id
    this.say({ jsonrpc: '2.0', id, error: { code, message: 'Method not found' } })
  }
  tellSlot(subscription: number, slot: number): void {
    const result = { parent: slot - 1, root: slot - 32, slot }
    this.say({ jsonrpc: '2.0', method: 'slotNotification', params: { result, subscription } })
  }
  tellAccount(subscription: number, slot: number, owner = program): void {
    const account = { lamports: 1, data: ['AAEC', 'base64'], owner }
    const result = { context: { slot }, value: { pubkey: key, account } }
    this.say({ jsonrpc: '2.0', method: 'programNotification', params: { result, subscription } })
  }
}

let sockets: FakeSocket[] = []
let subscriptions: Subscriptions
let accounts: Subscription
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
      return socket as never // The tests use only this part of a WebSocket.
    },
  })
  accounts = subscriptions.followProgram(program, [{ dataSize: 289 }], {
    onSubscribed: (connection) => told.push(`subscribed ${connection}`),
    onInactive: () => told.push('inactive'),
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

test('ignores notifications of a subscription before its confirmation', () => {
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

test('subscribes to everything again after a lost connection, and ignores ids of the old one', async () => {
  socket(0).open()
  socket(0).confirmAll(5)
  socket(0).emit('close', 1006)
  expect(subscriptions.problem()).toBe(
    'The WebSocket of the Solana RPC is disconnected (closed with code 1006).',
  )
  await vi.advanceTimersByTimeAsync(500)
  socket(1).open()
  expect(subscriptions.problem()).toBeUndefined()
  socket(1).tellAccount(5, 11)
  socket(0).tellAccount(5, 11)
  socket(1).confirmAll(70)
  socket(1).tellAccount(70, 12)
  expect(told).toEqual(['subscribed 1', 'inactive', 'subscribed 2', `${key} 12`])
})

test('explains a missing connection without the URL, and names the setting if the server refuses', () => {
  const secret = createSubscriptions({
    url: 'ws://my-node.example/key-0123456789',
    clock: systemClock,
    random: () => 1,
    log: silentLog,
    openSocket() {
      sockets.push(new FakeSocket())
      return sockets.at(-1) as never
    },
  })
  secret.start()
  socket(1).emit('error', new Error('getaddrinfo ENOTFOUND my-node.example'))
  expect(secret.problem()).toBe('The WebSocket of the Solana RPC is disconnected (getaddrinfo ENOTFOUND …).')
  secret.stop()
  socket(0).emit('error', new Error('Unexpected server response: 403'))
  expect(subscriptions.problem()).toBe(
    'The WebSocket of the Solana RPC is disconnected (Unexpected server response: 403; check SOLANA_WS_URL).',
  )
})

/** Returns the time until the next connection is opened, milliseconds. */
async function untilNext(): Promise<number> {
  const [startedMs, before] = [performance.now(), sockets.length]
  while (sockets.length === before) await vi.advanceTimersByTimeAsync(100)
  return Math.round(performance.now() - startedMs)
}

test('grows the pauses before reconnects to half a minute while connections fail', async () => {
  const waits: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    socket(sockets.length - 1).emit('error', new Error('refused'))
    waits.push(await untilNext())
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000])
})

test('grows the pauses if each connection closes soon after all subscriptions are confirmed', async () => {
  const waits: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const mine = socket(sockets.length - 1)
    mine.open()
    mine.confirmAll(1)
    await vi.advanceTimersByTimeAsync(1_000)
    mine.emit('close', 1000)
    waits.push(await untilNext())
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000])
})

test.each([
  ['ten seconds with all subscriptions confirmed', 15_000, true],
  ['a minute without them', 65_000, false],
])('starts with short pauses again after a connection has lived for %s', async (_name, livedMs, confirms) => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    socket(sockets.length - 1).emit('error', new Error('refused'))
    await untilNext()
  }
  const mine = socket(sockets.length - 1)
  mine.open()
  if (confirms) mine.confirmAll(1)
  for (let aliveMs = 0; aliveMs < livedMs; aliveMs += 5_000) {
    mine.tellAccount(1, 10)
    await vi.advanceTimersByTimeAsync(5_000)
  }
  mine.emit('close', 1001)
  expect(await untilNext()).toBe(500)
})

test('closes a connection that is silent for half a minute', async () => {
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

test('keeps a silent connection while reading is paused, also a new one', async () => {
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

test('keeps the connection and other subscriptions when one is refused, and recovers', async () => {
  const logs = subscriptions.followLogs(program, { onSubscribed: () => told.push('logs'), onLogs() {} })
  const only = socket(0)
  only.open()
  only.confirm('programSubscribe', 5)
  expect(logs.problem()).toBe('The node has not confirmed logsSubscribe yet')
  only.refuse('logsSubscribe')
  expect(logs.problem()).toBe('The node refuses logsSubscribe (-32601)')
  expect([logs.isSettled(), accounts.problem()]).toEqual([true, undefined])
  only.tellAccount(5, 10)
  expect(told).toEqual(['subscribed 1', `${key} 10`])
  for (let minute = 0; minute < 10; minute += 1) {
    await vi.advanceTimersByTimeAsync(20_000)
    only.tellAccount(5, 10)
    only.refuse('logsSubscribe')
  }
  // The subscription is requested again after 15, 30, 60 and 120 s, each time on the same connection.
  expect(only.methods().filter((method) => method === 'logsSubscribe')).toHaveLength(4)
  expect(sockets).toHaveLength(1)
  while (only.methods().filter((method) => method === 'logsSubscribe').length < 5) {
    only.tellAccount(5, 10)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  only.confirm('logsSubscribe', 6)
  expect(logs.problem()).toBeUndefined()
  expect(told.at(-1)).toBe('logs')
})

test('treats an unconfirmed subscription as refused, and accepts a late confirmation', async () => {
  const only = socket(0)
  only.open()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(accounts.isSettled()).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(accounts.problem()).toBe('The node does not confirm programSubscribe')
  expect(accounts.isSettled()).toBe(true)
  only.confirmAll(5)
  expect(accounts.problem()).toBeUndefined()
  expect(told).toEqual(['inactive', 'subscribed 1'])
})

test('omits a subscription from new connections for a while if the node closes the connection after it', async () => {
  const logs = subscriptions.followLogs(program, { onSubscribed() {}, onLogs() {} })
  for (const attempt of [0, 1]) {
    socket(attempt).open()
    socket(attempt).confirm('programSubscribe', 5)
    socket(attempt).emit('close', 1008)
    await untilNext()
  }
  socket(2).open()
  expect(socket(2).methods()).toEqual(['programSubscribe'])
  expect(logs.problem()).toBe('The node closes the connection after logsSubscribe')
  await vi.advanceTimersByTimeAsync(16_000)
  expect(socket(2).methods()).toEqual(['programSubscribe', 'logsSubscribe'])
})

test('keeps a refusal after a reconnect to the same endpoint, but not to another one', async () => {
  let url = 'ws://first'
  const moving = createSubscriptions({
    url: () => url,
    clock: systemClock,
    random: () => 1,
    log: silentLog,
    openSocket: () => {
      sockets.push(new FakeSocket())
      return sockets.at(-1) as never
    },
  })
  moving.followLogs(program, { onSubscribed() {}, onLogs() {} })
  moving.start()
  socket(1).open()
  socket(1).refuse('logsSubscribe')
  socket(1).emit('close', 1006)
  await untilNext()
  socket(2).open()
  expect(socket(2).methods()).toEqual([])
  url = 'ws://second'
  moving.drop('the first endpoint fails')
  await untilNext()
  socket(3).open()
  expect(socket(3).methods()).toEqual(['logsSubscribe'])
  moving.stop()
})

test('delivers to the right listener if ids collide between kinds or programs', () => {
  const other = trustedAddress('j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X')
  subscriptions.followSlots({ onSubscribed() {}, onSlot: (slot) => told.push(`slot ${slot}`) })
  subscriptions.followProgram(other, [], {
    onSubscribed() {},
    onAccount: (account, slot) => told.push(`other ${account.key} ${slot}`),
  })
  const only = socket(0)
  only.open()
  for (const { id } of [...only.sent]) only.say({ jsonrpc: '2.0', id, result: 7 })
  told = []
  only.tellSlot(7, 20)
  only.tellAccount(7, 21)
  only.tellAccount(7, 22, other)
  only.tellAccount(8, 23)
  expect(told).toEqual(['slot 20', `${key} 21`, `other ${key} 22`])
  expect(subscriptions.counters()).toMatchObject({ stray: 1 })
})

test('ends the old subscription before renewing it, and reports only after the confirmation', () => {
  const only = socket(0)
  only.open()
  only.confirmAll(5)
  accounts.renew('it is silent')
  expect(only.sent.slice(1)).toMatchObject([
    { method: 'programUnsubscribe', params: [5] },
    { method: 'programSubscribe' },
  ])
  only.say({
    jsonrpc: '2.0',
    id: only.sent[1]?.id,
    error: { code: -32602, message: 'Invalid subscription id.' },
  })
  expect(accounts.problem()).toBe('The node has not confirmed programSubscribe yet')
  only.tellAccount(5, 10)
  only.confirm('programSubscribe', 5)
  only.tellAccount(5, 11)
  expect(told).toEqual(['subscribed 1', 'inactive', 'subscribed 1', `${key} 11`])
  expect(sockets).toHaveLength(1)
})

test('keeps a quiet connection alive by pongs if slots are not available', async () => {
  subscriptions.followSlots({ onSubscribed() {}, onSlot() {} })
  const only = socket(0)
  only.open()
  only.confirm('programSubscribe', 5)
  only.refuse('slotSubscribe')
  for (let pong = 0; pong < 12; pong += 1) {
    await vi.advanceTimersByTimeAsync(5_000)
    only.emit('pong')
  }
  expect(sockets).toHaveLength(1)
  only.confirm('slotSubscribe', 6)
  for (let pong = 0; pong < 8; pong += 1) {
    await vi.advanceTimersByTimeAsync(5_000)
    only.emit('pong')
  }
  expect(only.state).toBe('terminated')
})

test('connects to the endpoint that the URL function returns, and changes it when the connection is dropped', async () => {
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
  expect(moving.problem()).toBe('The WebSocket of the Solana RPC is disconnected (the first endpoint fails).')
  await vi.advanceTimersByTimeAsync(500)
  expect(opened).toEqual(['ws://first', 'ws://second'])
  moving.stop()
})

test('counts and ignores garbage', () => {
  socket(0).open()
  socket(0).confirmAll(5)
  socket(0).emit('message', Buffer.from('<html>'))
  socket(0).emit('message', Buffer.from([0xff, 0xfe, 0]))
  socket(0).tellAccount(5, 10)
  expect(told).toEqual(['subscribed 1', `${key} 10`])
  expect(subscriptions.counters()).toMatchObject({ unreadable: 2 })
})

test('opens no connection after it is stopped', async () => {
  socket(0).open()
  subscriptions.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(socket(0).state).toBe('terminated')
})
