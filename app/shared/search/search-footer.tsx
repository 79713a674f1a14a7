import { Kbd } from '~/ui/controls/kbd'
import { PagerButtons } from '~/ui/table/pager-buttons'
import * as styles from './search-dialog.css'
import type { SearchState } from './search-state'
import { searchText } from './search-text'

interface SearchFooterProps {
  readonly state: SearchState
  readonly onTurn: (page: number) => void
}

/** Keyboard hints, and a pager if there are several pages. */
export function SearchFooter({ state, onTurn }: SearchFooterProps) {
  return (
    <div className={styles.footer}>
      <span className={styles.keys} aria-hidden="true">
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        {searchText.move}
        <Kbd>↵</Kbd>
        {searchText.open}
      </span>
      <PagerButtons
        of={searchText.searchResults}
        page={state.page}
        pages={state.results.pages}
        onTurn={onTurn}
      />
    </div>
  )
}
