import { formatCount } from '~/domain/format'
import { IconButton } from '~/ui/button'
import { Kbd } from '~/ui/kbd'
import { sprinkles } from '~/ui/sprinkles.css'
import { text } from '~/ui/text'
import * as styles from './search-dialog.css'
import type { SearchState } from './search-state'

interface SearchFooterProps {
  readonly state: SearchState
  readonly onTurn: (page: number) => void
}

/** Which keys move, and pages where one is not enough (M47). */
export function SearchFooter({ state, onTurn }: SearchFooterProps) {
  const { page, results } = state
  return (
    <div className={styles.footer}>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {text.move}
        <Kbd>↵</Kbd>
        {text.open}
      </span>
      {results.pages <= 1 ? null : (
        <nav
          className={sprinkles({
            display: 'flex',
            alignItems: 'center',
            gap: 's8',
            marginInlineStart: 'auto',
          })}
          aria-label={text.pages(text.searchResults)}
        >
          <IconButton
            icon="previous"
            label={text.previousPage}
            disabled={page <= 1}
            onClick={() => onTurn(page - 1)}
          />
          <span>{text.pageOf(formatCount(page), formatCount(results.pages))}</span>
          <IconButton
            icon="next"
            label={text.nextPage}
            disabled={page >= results.pages}
            onClick={() => onTurn(page + 1)}
          />
        </nav>
      )}
    </div>
  )
}
