import { Kbd } from '~/ui/controls/kbd'
import { Link } from '~/ui/controls/link'
import { PagerButtons } from '~/ui/table/pager-buttons'
import * as styles from './search-dialog.css'
import type { SearchState } from './search-state'
import { searchText } from './search-text'

interface SearchFooterProps {
  readonly state: SearchState
  readonly onTurn: (page: number) => void
  /** Called when the visitor leaves the search for the list of all tokens. */
  readonly onLeave: () => void
}

/** Keyboard hints, a link to all tokens, and a pager if there are several pages. */
export function SearchFooter({ state, onTurn, onLeave }: SearchFooterProps) {
  return (
    <div className={styles.footer}>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {searchText.move}
        <Kbd>↵</Kbd>
        {searchText.open}
      </span>
      <Link to="/tokens" className={styles.allTokens} onClick={onLeave}>
        {searchText.allTokens}
      </Link>
      <PagerButtons
        of={searchText.searchResults}
        page={state.page}
        pages={state.results.pages}
        onTurn={onTurn}
      />
    </div>
  )
}
