import { EventEmitter } from 'node:events'
import { onTestFinished, vi } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import {
  createSubscriptions,
  type Subscription,
  type Subscriptions,
  type SubscriptionsOptions,
} from './subscriptions'

export const program = trustedAddress('DCA265Vj8a9CEuX1eb1LWRnDT7uK6q1xMipnNyatn23M')
export const key = trustedAddress('J1toso1uCk3RLmjorhTtrVwY9HJ7X8V9yYac6Y7kGCPn')

export class FakeSocket extends EventEmitter {
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

/** Subscriptions over sockets that the test controls. Timers are fake. */
interface SubscriptionsTest {
  readonly subscriptions: Subscriptions
  /** Subscription to the accounts of `program`. */
  readonly accounts: Subscription
  /** Every socket that was opened, oldest first. */
  readonly sockets: FakeSocket[]
  /** Calls of the listener of `accounts`, as short texts. */
  readonly told: string[]
  /** Returns the socket that was opened at this place. */
  socket(index: number): FakeSocket
  /** Returns the time until the next connection is opened, milliseconds. */
  untilNext(): Promise<number>
}

/** Starts subscriptions with one program. They stop at the end of the test. */
export function openSubscriptions(options: Pick<SubscriptionsOptions, 'allowsSlot'> = {}): SubscriptionsTest {
  vi.useFakeTimers()
  const sockets: FakeSocket[] = []
  const told: string[] = []
  const subscriptions = createSubscriptions({
    ...options,
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
  const accounts = subscriptions.followProgram(program, [{ dataSize: 289 }], {
    onSubscribed: (connection) => told.push(`subscribed ${connection}`),
    onInactive: () => told.push('inactive'),
    onAccount: (account, slot) => told.push(`${account.key} ${slot}`),
  })
  subscriptions.start()
  onTestFinished(() => {
    subscriptions.stop()
    vi.useRealTimers()
  })
  return {
    subscriptions,
    accounts,
    sockets,
    told,
    socket(index) {
      const found = sockets[index]
      if (found === undefined) throw new Error(`no socket ${index}`)
      return found
    },
    async untilNext() {
      const [startedMs, before] = [performance.now(), sockets.length]
      while (sockets.length === before) await vi.advanceTimersByTimeAsync(100)
      return Math.round(performance.now() - startedMs)
    },
  }
}
