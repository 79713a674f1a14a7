import { setTimeout as pause } from 'node:timers/promises'
import { protocolFacts } from '~/domain/protocol/protocol'
import { systemClock } from '~/lib/clock'
import { silentLog } from '~/lib/log'
import type { Protocol } from '~/protocols/protocol'
import { createSubscriptions, type Subscription, type Subscriptions } from '~/solana/pubsub/subscriptions'
import type { Finding } from './finding'
import type { NodeToCheck } from './probe'

/** Time limit for the connection and all confirmations, milliseconds. */
const settleMs = 15_000
/** Time in which a slot must be reported. Blocks are 0.4 s apart. */
const slotMs = 10_000
const checkMs = 50

interface Asked {
  readonly name: string
  readonly costs: string
  readonly subscription: Subscription
}

/**
 * Checks the subscriptions of the indexer with the client that the indexer uses: slots, and the logs and the
 * first account family of each program.
 */
export async function checkSubscriptions(
  { wsUrl, wsHeaders = {} }: NodeToCheck,
  protocols: readonly Protocol[],
): Promise<readonly Finding[]> {
  const subscriptions = createSubscriptions({
    url: () => wsUrl,
    headers: () => wsHeaders,
    clock: systemClock,
    random: Math.random,
    log: silentLog,
  })
  let slots = 0
  const ofSlots: Asked = {
    name: 'slotSubscribe',
    costs: 'the tip is polled: live data arrives later and costs more calls',
    subscription: subscriptions.followSlots({
      onSubscribed() {},
      onSlot() {
        slots += 1
      },
    }),
  }
  const asked = [ofSlots, ...protocols.flatMap((protocol) => askOf(subscriptions, protocol))]
  subscriptions.start()
  try {
    await until(() => asked.every(({ subscription }) => subscription.isSettled()), settleMs)
    await until(() => slots > 0 || ofSlots.subscription.problem() !== undefined, slotMs)
    return [...asked.map(findingOf), slotsOf(slots)]
  } finally {
    subscriptions.stop()
  }
}

function askOf(subscriptions: Subscriptions, { id, programIds, accountFamilies }: Protocol): Asked[] {
  const label = protocolFacts[id].programLabel
  const [program] = programIds
  const [family] = accountFamilies
  if (program === undefined || family === undefined) return []
  return [
    {
      name: `logsSubscribe, ${label}`,
      costs: 'executions are found by polling: later, and for more calls',
      subscription: subscriptions.followLogs(program, { onSubscribed() {}, onLogs() {} }),
    },
    {
      name: `programSubscribe, ${label}`,
      costs: 'accounts are polled: changes appear later, and each poll costs a snapshot',
      subscription: subscriptions.followProgram(family.programId, family.filters, {
        onSubscribed() {},
        onAccount() {},
      }),
    },
  ]
}

function findingOf({ name, costs, subscription }: Asked): Finding {
  const problem = subscription.problem()
  return { name, verdict: problem === undefined ? 'ok' : 'missing', found: problem ?? 'confirmed', costs }
}

function slotsOf(slots: number): Finding {
  return {
    name: 'notifications of slots',
    verdict: slots > 0 ? 'ok' : 'missing',
    found: slots > 0 ? 'arrive' : `none within ${slotMs / 1000} s`,
    costs: 'subscriptions are confirmed but silent: data is polled',
  }
}

async function until(isDone: () => boolean, limitMs: number): Promise<void> {
  const startedMs = performance.now()
  while (!isDone() && performance.now() - startedMs < limitMs) await pause(checkMs)
}
