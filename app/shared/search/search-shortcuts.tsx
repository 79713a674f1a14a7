import type { MouseEvent } from 'react'
import { shortKey } from '~/domain/format/format'
import { MarketLogo, TokenLogo } from '~/shared/marks/token-logo'
import type { SavedItem } from '~/shared/saved-items/saved-items'
import { useFavourites, useRecentItems } from '~/shared/saved-items/use-saved-items'
import { IconButton } from '~/ui/controls/button'
import { Link } from '~/ui/controls/link'
import { mono } from '~/ui/theme/text-style.css'
import * as styles from './search-dialog.css'
import { pathOf } from './search-hit'
import { searchText } from './search-text'

/** Maximum number of favourites to show. The visitor can find other favourites by name. */
const shownFavourites = 8

interface SearchShortcutsProps {
  readonly onOpen: (item: SavedItem, event: MouseEvent<HTMLAnchorElement>) => void
}

/** Favourites and recent items of this device, shown while the search field is empty. */
export function SearchShortcuts({ onOpen }: SearchShortcutsProps) {
  const favourites = useFavourites()
  const recent = useRecentItems()
  if (favourites.items.length === 0 && recent.items.length === 0) return null
  return (
    <div className={styles.shortcuts}>
      <Items
        label={searchText.favourites}
        items={favourites.items.slice(0, shownFavourites)}
        onOpen={onOpen}
      />
      <Items label={searchText.recent} items={recent.items} onOpen={onOpen} onClear={recent.clear} />
    </div>
  )
}

interface ItemsProps extends SearchShortcutsProps {
  readonly label: string
  readonly items: readonly SavedItem[]
  readonly onClear?: () => void
}

function Items({ label, items, onOpen, onClear }: ItemsProps) {
  if (items.length === 0) return null
  return (
    <nav className={styles.shortcutRow} aria-label={label}>
      <span className={styles.shortcutLabel} aria-hidden="true">
        {label}
      </span>
      {items.map((item) => (
        <Link
          key={`${item.kind} ${item.key}`}
          to={pathOf(item)}
          className={styles.shortcut}
          title={item.key}
          onClick={(event) => onOpen(item, event)}
        >
          <ShortcutLogo item={item} />
          <bdi className={item.symbol === null ? mono : undefined} translate="no">
            {labelOf(item)}
          </bdi>
        </Link>
      ))}
      {onClear === undefined ? null : (
        <IconButton icon="close" inline label={searchText.clearRecent} onClick={onClear} />
      )}
    </nav>
  )
}

/** Logo of an item. Renders nothing for a trader. */
function ShortcutLogo({ item }: { readonly item: SavedItem }) {
  const { kind, symbol, verified, key } = item
  if (kind === 'trader') return null
  if (kind === 'market') return <MarketLogo symbol={symbol} size={16} />
  return <TokenLogo symbol={symbol} verified={verified} pictureOf={key} size={16} />
}

function labelOf({ kind, symbol, name, key }: SavedItem): string {
  return (kind === 'market' ? name : symbol) ?? shortKey(key)
}
