import type { Bend } from '../../../helpers/nodes/bent-proxy'
import type { SeededRandom } from '../../../helpers/seeded-random'

/** A way in which a node misbehaves for a while. */
export interface Lie {
  readonly name: string
  /** Whether the indexers are killed at the beginning, so that they read everything again from this node. */
  readonly isAtStart?: boolean
  /** Whether blocks with many events come meanwhile, which are requested together. */
  readonly isBusy?: boolean
  bend(random: SeededRandom): Bend
}

/** A response of the node, as far as a lie changes it. */
export interface Response {
  readonly id: number
  readonly result?: unknown
}

/** A notification of the node, as far as a lie changes it. */
export interface Notification {
  readonly method?: string
  readonly params?: { readonly result: unknown; readonly subscription: number }
}

/** Returns whether a fault hits this time. Two of three responses are hit, so that retries succeed sometimes. */
export const hits = (random: SeededRandom): boolean => random.below(3) < 2

/** Replaces a value wherever an object or a list contains it under a name. */
export function replaceField(json: unknown, name: string, replace: (value: unknown) => unknown): unknown {
  if (Array.isArray(json)) return json.map((each) => replaceField(each, name, replace))
  if (typeof json !== 'object' || json === null) return json
  const entries = Object.entries(json).map(([key, value]) => [
    key,
    key === name ? replace(value) : replaceField(value, name, replace),
  ])
  return Object.fromEntries(entries)
}

/** A node that changes the results of some methods. */
export function resultLie(
  name: string,
  methods: readonly string[],
  change: (result: unknown) => unknown,
  isAtStart = false,
): Lie {
  return {
    name,
    isAtStart,
    bend: (random) => ({
      answer(call, response) {
        const { result } = response as Response
        const isHit = methods.includes(call.method) && result !== undefined && result !== null && hits(random)
        return isHit ? { ...response, result: change(result) } : undefined
      },
    }),
  }
}

/** A node that changes some of its notifications. */
export function notificationLie(name: string, method: string, change: (result: unknown) => unknown): Lie {
  return {
    name,
    bend: (random) => ({
      message(message) {
        const { method: sent, params } = message as Notification
        if (sent !== method || params === undefined || !hits(random)) return message
        return { ...message, params: { ...params, result: change(params.result) } }
      },
    }),
  }
}
