import { useMemo } from 'react'
import { parseAddress } from '~/domain/base/parse-id'
import { type Polled, usePolled } from '~/shared/page-data/use-polled'
import type { SavedItem } from '~/shared/saved-items/saved-items'
import type { WatchedRow } from './read-watched.server'
import { mostWatchedPerRequest, type WatchedKey, watchedParam } from './watched-key'

const pace = { everyMs: 5_000, jitterMs: 500 } as const

/** A starred item with its current figures. `null`: they are unknown, or the item is a trader. */
export interface WatchedItem extends SavedItem {
  readonly row: WatchedRow | null
}

interface WatchedItems {
  readonly items: readonly WatchedItem[]
  /** The request whose times and problems the page shows. */
  readonly polled: Polled<readonly WatchedRow[]>
}

/**
 * Hook that polls the figures of the starred items. Two requests are enough, because a device stores at most
 * twice as many items as one request may have.
 */
export function useWatchedRows(saved: readonly SavedItem[]): WatchedItems {
  const keys = useMemo(() => saved.map(keyOf).filter((key) => key !== undefined), [saved])
  const first = useFigures(keys.slice(0, mostWatchedPerRequest))
  const second = useFigures(keys.slice(mostWatchedPerRequest))
  const items = useMemo(() => {
    const rows = [...(first.data ?? []), ...(second.data ?? [])]
    const byKey = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]))
    return saved.map((item) => ({ ...item, row: byKey.get(`${item.kind} ${item.key}`) ?? null }))
  }, [saved, first.data, second.data])
  return { items, polled: first }
}

function useFigures(keys: readonly WatchedKey[]): Polled<readonly WatchedRow[]> {
  const path = `/panels/watchlist?${new URLSearchParams({ ids: watchedParam.format(keys) })}`
  return usePolled<readonly WatchedRow[]>(path, undefined, pace, keys.length > 0)
}

function keyOf({ kind, key }: SavedItem): WatchedKey | undefined {
  const address = parseAddress(key)
  return kind === 'trader' || address === undefined ? undefined : { kind, key: address }
}
