import { expect, test, vi } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { key, openSubscriptions, program } from './subscriptions.fixture'

test('ignores notifications of a subscription before its confirmation', () => {
  const { told, socket } = openSubscriptions()
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

test('keeps the connection and other subscriptions when one is refused, and recovers', async () => {
  const { subscriptions, accounts, sockets, told, socket } = openSubscriptions()
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
  const { accounts, told, socket } = openSubscriptions()
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
  const { subscriptions, socket, untilNext } = openSubscriptions()
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

test('delivers to the right listener if ids collide between kinds or programs', () => {
  const { subscriptions, told, socket } = openSubscriptions()
  const other = trustedAddress('j1o2qRpjcyUwEvwtcfhEQefh773ZgjxcVRry7LDqg5X')
  subscriptions.followSlots({ onSubscribed() {}, onSlot: (slot) => told.push(`slot ${slot}`) })
  subscriptions.followProgram(other, [], {
    onSubscribed() {},
    onAccount: (account, slot) => told.push(`other ${account.key} ${slot}`),
  })
  const only = socket(0)
  only.open()
  for (const { id } of [...only.sent]) only.say({ jsonrpc: '2.0', id, result: 7 })
  told.length = 0
  only.tellSlot(7, 20)
  only.tellAccount(7, 21)
  only.tellAccount(7, 22, other)
  only.tellAccount(8, 23)
  expect(told).toEqual(['slot 20', `${key} 21`, `other ${key} 22`])
  expect(subscriptions.counters()).toMatchObject({ stray: 1 })
})

test('ends the old subscription before renewing it, and reports only after the confirmation', () => {
  const { accounts, sockets, told, socket } = openSubscriptions()
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

test('counts and ignores garbage', () => {
  const { subscriptions, told, socket } = openSubscriptions()
  socket(0).open()
  socket(0).confirmAll(5)
  socket(0).emit('message', Buffer.from('<html>'))
  socket(0).emit('message', Buffer.from([0xff, 0xfe, 0]))
  socket(0).tellAccount(5, 10)
  expect(told).toEqual(['subscribed 1', `${key} 10`])
  expect(subscriptions.counters()).toMatchObject({ unreadable: 2 })
})

test('drops notifications of slots that no chain has reached, and continues', () => {
  const { subscriptions, socket, told } = openSubscriptions({ allowsSlot: (slot) => slot < 1_000 })
  const slots: number[] = []
  subscriptions.followSlots({ onSubscribed() {}, onSlot: (slot) => slots.push(slot) })
  socket(0).open()
  socket(0).confirmAll(5)
  socket(0).tellAccount(5, 1e12)
  socket(0).tellSlot(6, 1e12)
  socket(0).tellAccount(5, 10)
  socket(0).tellSlot(6, 11)
  expect(told).toEqual(['subscribed 1', `${key} 10`])
  expect(slots).toEqual([11])
  expect(subscriptions.counters()).toMatchObject({ implausible: 2, unreadable: 0 })
})
