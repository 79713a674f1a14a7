import { useMemo } from 'react'
import { useDeviceText } from '~/ui/hooks/device-text'
import {
  hasItem,
  mostFavourites,
  mostRecent,
  parseItems,
  type SavedItem,
  withItem,
  withoutItem,
} from './saved-items'

/**
 * Returns this device's favourites, newest first. All components and all open pages of the site share the
 * favourites.
 */
export function useFavourites() {
  const [text, write] = useDeviceText('favourites')
  const items = useMemo(() => parseItems(text), [text])
  return {
    items,
    has: (item: Pick<SavedItem, 'kind' | 'key'>) => hasItem(items, item),
    toggle(item: SavedItem) {
      // The star that the visitor sees decides, although another one may be stored.
      const change = hasItem(items, item) ? withoutItem : withFavourite
      write((stored) => JSON.stringify(change(parseItems(stored), item)))
    },
  }
}

function withFavourite(items: readonly SavedItem[], item: SavedItem): readonly SavedItem[] {
  return withItem(items, item, mostFavourites)
}

/** Returns the search results that were last opened on this device, newest first. */
export function useRecentItems() {
  const [text, write] = useDeviceText('recent')
  const items = useMemo(() => parseItems(text), [text])
  return {
    items,
    add: (item: SavedItem) =>
      write((stored) => JSON.stringify(withItem(parseItems(stored), item, mostRecent))),
    clear: () => write(null),
  }
}
