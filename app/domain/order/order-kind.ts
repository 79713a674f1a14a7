import { invariant } from '~/lib/invariant'
import {
  type PerpProtocolId,
  protocolFacts,
  protocolsOfKind,
  type SpotProtocolId,
  type StreamTopic,
} from '../protocol/protocol'
import type { SpotVenue } from '../protocol/venues'

/** Kinds of content that an order popup can show. */
export type OrderKind = 'drift' | 'dca' | 'limit' | 'kamino' | 'token'

/** Protocols of orders. */
type OrderProtocolId = SpotProtocolId | PerpProtocolId

/** Labels of the venues in the `dex` field. */
export type DexLabel = (typeof protocolFacts)[OrderProtocolId]['label']

const kindOfVenue = {
  dca: 'dca',
  jupiter: 'limit',
  kamino: 'kamino',
} as const satisfies Record<SpotVenue, OrderKind>

/** Returns the facts of a protocol with a dex label. All protocols with one label have the same venue. */
function factsOfDex(dex: DexLabel) {
  const found = protocolsOfKind('dca', 'limit', 'perp').find((id) => protocolFacts[id].label === dex)
  invariant(found, 'each dex label is the label of a protocol')
  return protocolFacts[found]
}

/** Returns the stream topic of a dex label. */
export function topicOfDex(dex: DexLabel): StreamTopic {
  return factsOfDex(dex).topic
}

/** Fields that only Drift orders have. */
const driftFields = ['orderId', 'baseAssetAmount', 'direction'] as const

/**
 * Returns `drift` if the order has Drift's fields, otherwise the kind of its dex label. Without a label it is
 * a plain token.
 */
export function orderKind(order: object, dex: DexLabel | undefined): OrderKind {
  if (driftFields.every((field) => field in order)) return 'drift'
  if (dex === undefined) return 'token'
  const facts = factsOfDex(dex)
  return facts.kind === 'perp' ? 'drift' : kindOfVenue[facts.venue]
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
