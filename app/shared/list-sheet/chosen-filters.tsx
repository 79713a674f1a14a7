import { button } from '~/ui/controls/button-class'
import { Link } from '~/ui/controls/link'
import { onlyPhone } from '~/ui/theme/text-style.css'
import { chosenFiltersText } from './chosen-filters-text'
import * as styles from './list-tools.css'
import type { ChosenFilter } from './list-tools-context'

interface ChosenFiltersProps {
  /** Title of the list. */
  readonly of: string
  readonly chosen: readonly ChosenFilter[]
}

/**
 * The filters that narrow a list, as links that remove them. Only phones show them, because wider screens show the
 * filters themselves.
 */
export function ChosenFilters({ of, chosen }: ChosenFiltersProps) {
  if (chosen.length === 0) return null
  return (
    <nav aria-label={chosenFiltersText.chosen(of)} className={`${styles.chosen} ${onlyPhone}`}>
      {chosen.map((filter) => (
        <FilterChip key={filter.label} {...filter} />
      ))}
    </nav>
  )
}

/** A filter that narrows a list, as a link that removes it. */
export function FilterChip({ label, clearHref, title }: ChosenFilter) {
  return (
    <Link
      to={clearHref}
      sameView
      className={`${button({ variant: 'quiet', size: 'small' })} ${styles.chip}`}
      aria-label={chosenFiltersText.remove(label)}
      title={title}
    >
      {label} ×
    </Link>
  )
}
