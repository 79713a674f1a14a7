import { Icon } from '~/ui/marks/icon'
import type { SavedItem } from './saved-items'
import * as styles from './star-button.css'
import { useFavourites } from './use-saved-items'

interface StarButtonProps {
  readonly item: SavedItem
  /** Name under which the page shows the item. The label of the button contains the name. */
  readonly called: string
}

const labelOf = (what: string) => `Favourite: ${what}`

/** Button that adds an item to this device's favourites or removes the item. */
export function StarButton({ item, called }: StarButtonProps) {
  const { has, toggle } = useFavourites()
  const starred = has(item)
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={starred}
      aria-label={labelOf(called)}
      onClick={() => toggle(item)}
      data-needs-script=""
    >
      <Icon name="star" filled={starred} />
    </button>
  )
}
