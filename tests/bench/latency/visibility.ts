import { setTimeout as pause } from 'node:timers/promises'
import type { Slot } from '~/domain/base/time'
import { computePriceUsd } from '~/domain/perp/perp-math'
import { followApi, type StreamedPrice, type StreamedRow } from './api-side'
import { type ChainChange, followNode } from './node-side'

/** Delays from a node's notification to the API's stream, milliseconds each. */
export interface Visibility {
  readonly ordersMs: readonly number[]
  readonly fillsMs: readonly number[]
  readonly pricesMs: readonly number[]
  /** Number of changes that did not arrive within ten seconds. */
  readonly missed: number
}

interface Pending {
  readonly atMs: number
  readonly slot: Slot
  readonly kind: ChainChange['kind']
  readonly priceUsd?: number | undefined
}

const longestMs = 10_000

/** Listens to the node and to the API at the same time. */
export async function measureVisibility(
  nodeUrl: string,
  apiUrl: string,
  durationMs: number,
): Promise<Visibility> {
  const pending = new Map<string, Pending[]>()
  const seen = { order: [] as number[], fill: [] as number[], price: [] as number[] }

  /** Removes the pending changes up to `last`. They are visible now, or a newer change has replaced them. */
  function settle(id: string, isLast: (change: Pending) => boolean): void {
    const changes = pending.get(id) ?? []
    const end = changes.findLastIndex(isLast)
    for (const { kind, atMs } of changes.splice(0, end + 1)) seen[kind].push(performance.now() - atMs)
  }

  const api = await followApi(apiUrl, {
    onRow: ({ id, slot }: StreamedRow) => settle(id, (change) => change.slot <= slot),
    onPrice: ({ market, priceUsd }: StreamedPrice) =>
      settle(market, (change) => change.priceUsd === priceUsd),
  })
  const node = await followNode(nodeUrl, ({ id, slot, kind, oraclePriceRaw }) => {
    const priceUsd = oraclePriceRaw === undefined ? undefined : computePriceUsd(oraclePriceRaw)
    const changes = pending.get(id) ?? []
    // Ignore an unchanged price, because the product does not publish it.
    if (kind === 'price' && changes.at(-1)?.priceUsd === priceUsd) return
    pending.set(id, [...changes, { atMs: performance.now(), slot, kind, priceUsd }])
  })
  await pause(durationMs)
  node.close()
  await pause(longestMs)
  await api.close()
  const missed = [...pending.values()].flat().length
  return { ordersMs: seen.order, fillsMs: seen.fill, pricesMs: seen.price, missed }
}
