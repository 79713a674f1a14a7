import { type ProtocolId, protocolFacts, type StreamTopic } from './protocol'

/** Kinds of content that an order popup can show. */
export type OrderKind = 'drift' | 'dca' | 'limit' | 'kamino' | 'token'

/** Labels of the venues in the `dex` field. */
export type DexLabel = (typeof protocolFacts)[Exclude<ProtocolId, 'spl-token'>]['label']

const kindOfLabel: Readonly<Record<DexLabel, OrderKind>> = {
  [protocolFacts['jupiter-dca'].label]: 'dca',
  [protocolFacts['jupiter-limit'].label]: 'limit',
  [protocolFacts['kamino-limit'].label]: 'kamino',
  [protocolFacts['drift-perps'].label]: 'drift',
}

/** Stream topic of each dex label. */
export const topicOfDex = {
  [protocolFacts['jupiter-dca'].label]: protocolFacts['jupiter-dca'].topic,
  [protocolFacts['jupiter-limit'].label]: protocolFacts['jupiter-limit'].topic,
  [protocolFacts['kamino-limit'].label]: protocolFacts['kamino-limit'].topic,
  [protocolFacts['drift-perps'].label]: protocolFacts['drift-perps'].topic,
} as const satisfies Record<DexLabel, StreamTopic>

/** Fields that only Drift orders have. */
const driftFields = ['orderId', 'baseAssetAmount', 'direction'] as const

/**
 * Returns `drift` if the order has Drift's fields, otherwise the kind of its dex label. Without a label it is
 * a plain token.
 */
export function orderKind(order: object, dex: DexLabel | undefined): OrderKind {
  if (driftFields.every((field) => field in order)) return 'drift'
  return dex === undefined ? 'token' : kindOfLabel[dex]
}

/** Header of the popup for each kind of order. A plain token uses its symbol instead. */
export const orderKindWords = {
  dca: 'Jupiter DCA',
  limit: 'Limit Order',
  kamino: 'Kamino Limit Order',
  drift: 'Drift Order',
} as const satisfies Record<Exclude<OrderKind, 'token'>, string>

/** Returns the header of the popup. `symbol` is the token's symbol. */
export function orderHeader(kind: OrderKind, symbol: string): string {
  return kind === 'token' ? symbol : orderKindWords[kind]
}

/** Returns true for direction 0 (LONG). Any other number is SHORT. */
export function isLong(direction: number): boolean {
  return direction === 0
}
