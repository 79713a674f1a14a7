import { sampleAddress } from '~/simulator/hand-made-samples'
import { hits, type Lie, type Notification, notificationLie, replaceField } from './lie'

/** A node that sends something else instead of some notifications of a kind. */
function sending(name: string, method: string, send: (message: object) => readonly (object | string)[]): Lie {
  return {
    name,
    bend: (random) => ({
      message: (message) =>
        (message as Notification).method === method && hits(random) ? send(message) : message,
    }),
  }
}

function dropping(name: string, method: string): Lie {
  return sending(name, method, () => [])
}

const [accounts, logs, slots] = ['programNotification', 'logsNotification', 'slotNotification']
const far = 1_000_000_000_000

/** Faults of the WebSocket. */
export const socketLies: readonly Lie[] = [
  {
    name: 'notifications twice',
    bend: (random) => ({ message: (message) => (hits(random) ? [message, message] : message) }),
  },
  {
    name: 'notifications late and out of order',
    bend: (random) => ({ messageDelayMs: () => random.below(2_500) }),
  },
  dropping('account subscription that falls silent', accounts),
  dropping('logs subscription that falls silent', logs),
  dropping('slot subscription that falls silent', slots),
  sending('garbled message', logs, (message) => [JSON.stringify(message).slice(0, 60)]),
  sending('notification of an unknown subscription', accounts, (message) => [
    replaceField(message, 'subscription', () => 987_654) as object,
    message,
  ]),
  {
    name: 'one id for all subscriptions',
    isAtStart: true,
    bend: () => ({
      message(message) {
        const { method, params } = message as Notification
        const { result } = message as { readonly result?: unknown }
        if (method === undefined) return typeof result === 'number' ? { ...message, result: 7 } : message
        return { ...message, params: { ...params, subscription: 7 } }
      },
    }),
  },
  notificationLie('slot notification that goes backwards', slots, (result) =>
    replaceField(result, 'slot', (slot) => Number(slot) - 40),
  ),
  notificationLie('slot notification that no chain has reached', slots, (result) =>
    replaceField(result, 'slot', () => far),
  ),
  notificationLie('account notification of another owner', accounts, (result) =>
    replaceField(result, 'owner', () => sampleAddress('foreign program')),
  ),
  notificationLie('account notification with garbled base64', accounts, (result) =>
    replaceField(result, 'data', () => ['%%%%', 'base64']),
  ),
  notificationLie('account notification of an older slot', accounts, (result) =>
    replaceField(result, 'slot', (slot) => Number(slot) - 100),
  ),
  notificationLie('logs notification without logs', logs, (result) =>
    replaceField(result, 'logs', () => null),
  ),
  {
    name: 'refused subscriptions',
    isAtStart: true,
    bend: () => ({ subscribe: () => ({ code: -32601, message: 'Method not found' }) }),
  },
  {
    name: 'subscriptions that are never confirmed',
    isAtStart: true,
    bend: () => ({ subscribe: () => 'silent' }),
  },
]
