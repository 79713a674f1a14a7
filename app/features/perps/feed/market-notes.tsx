import type { PerpMarketWire } from '~/contracts/perps/perp'
import { Icon } from '~/ui/marks/icon'
import { useNow } from '~/ui/marks/now'
import * as styles from './feed.css'
import { notesOfMarket } from './notes-of-market'

/** Notes below the header that explain what is unusual about a market. A normal market has no notes. */
export function MarketNotes({ market }: { readonly market: PerpMarketWire }) {
  const { seconds } = useNow()
  const notes = notesOfMarket(market, seconds)
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note} className={styles.marketNote}>
          <Icon name="warning" size={14} />
          {note}
        </li>
      ))}
    </ul>
  )
}
