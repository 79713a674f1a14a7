import { expect, test, vi } from 'vitest'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import { createSubscriptions } from './subscriptions'
import { FakeSocket, key, openSubscriptions, program } from './subscriptions.fixture'

test('subscribes to everything again after a lost connection, and ignores ids of the old one', async () => {
  const { subscriptions, told, socket } = openSubscriptions()
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
  const { subscriptions, sockets, socket } = openSubscriptions()
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

test('grows the pauses before reconnects to half a minute while connections fail', async () => {
  const { sockets, socket, untilNext } = openSubscriptions()
  const waits: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    socket(sockets.length - 1).emit('error', new Error('refused'))
    waits.push(await untilNext())
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000])
})

test('grows the pauses if each connection closes soon after all subscriptions are confirmed', async () => {
  const { sockets, socket, untilNext } = openSubscriptions()
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
  const { sockets, socket, untilNext } = openSubscriptions()
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
  const { sockets, socket } = openSubscriptions()
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
  const { subscriptions, sockets, socket } = openSubscriptions()
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

test('keeps a refusal after a reconnect to the same endpoint, but not to another one', async () => {
  const { sockets, socket, untilNext } = openSubscriptions()
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

test('keeps a quiet connection alive by pongs if slots are not available', async () => {
  const { subscriptions, sockets, socket } = openSubscriptions()
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
  openSubscriptions()
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

test('opens no connection after it is stopped', async () => {
  const { subscriptions, sockets, socket } = openSubscriptions()
  socket(0).open()
  subscriptions.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sockets).toHaveLength(1)
  expect(socket(0).state).toBe('terminated')
})
