import { type ProtocolId, protocolFacts, type StreamTopic } from './protocol'

/** What the popup of an order shows (M111). */
export type OrderKind = 'drift' | 'dca' | 'limit' | 'kamino' | 'token'

/** The dex labels of the specification (M246). */
export type DexLabel = (typeof protocolFacts)[Exclude<ProtocolId, 'spl-token'>]['label']

const kindOfLabel: Readonly<Record<DexLabel, OrderKind>> = {
  [protocolFacts['jupiter-dca'].label]: 'dca',
  [protocolFacts['jupiter-limit'].label]: 'limit',
  [protocolFacts['kamino-limit'].label]: 'kamino',
  [protocolFacts['drift-perps'].label]: 'drift',
}

/** The topic of a venue's orders by its dex label. */
export const topicOfDex = {
  [protocolFacts['jupiter-dca'].label]: protocolFacts['jupiter-dca'].topic,
  [protocolFacts['jupiter-limit'].label]: protocolFacts['jupiter-limit'].topic,
  [protocolFacts['kamino-limit'].label]: protocolFacts['kamino-limit'].topic,
  [protocolFacts['drift-perps'].label]: protocolFacts['drift-perps'].topic,
} as const satisfies Record<DexLabel, StreamTopic>

/** Fields that only an order of Drift has (resolution 4.37). */
const driftFields = ['orderId', 'baseAssetAmount', 'direction'] as const

/** Drift if the order has Drift's fields; else what its dex label says; without one a plain token (M111). */
export function orderKind(order: object, dex: DexLabel | undefined): OrderKind {
  if (driftFields.every((field) => field in order)) return 'drift'
  return dex === undefined ? 'token' : kindOfLabel[dex]
}

/** The words above an order by its kind (M110); a plain token stands under its symbol. */
export const orderKindWords = {
  dca: 'Jupiter DCA',
  limit: 'Limit Order',
  kamino: 'Kamino Limit Order',
  drift: 'Drift Order',
} as const satisfies Record<Exclude<OrderKind, 'token'>, string>

/** The words above an order; `symbol` is the token's. */
export function orderHeader(kind: OrderKind, symbol: string): string {
  return kind === 'token' ? symbol : orderKindWords[kind]
}

/** LONG for 0, SHORT for anything else (M117). */
export function isLong(direction: number): boolean {
  return direction === 0
}
