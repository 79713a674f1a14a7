import { useNavigate } from '@remix-run/react'
import { type FormEvent, type MouseEvent, useEffect, useRef } from 'react'
import { formatCount } from '~/domain/format/format'
import { type SearchScope, searchScopes } from '~/domain/token/search-view'
import type { SavedItem } from '~/shared/saved-items/saved-items'
import { useRecentItems } from '~/shared/saved-items/use-saved-items'
import { siteText } from '~/shared/text/site-text'
import { Kbd } from '~/ui/controls/kbd'
import { Segmented } from '~/ui/controls/segmented'
import { Icon } from '~/ui/marks/icon'
import { Dialog } from '~/ui/overlay/dialog'
import { text } from '~/ui/text'
import { moveAmongHits } from './move-among-hits'
import * as styles from './search-dialog.css'
import { SearchFooter } from './search-footer'
import { countedLabel, savedItemOf, searchHref } from './search-hit'
import { SearchRows } from './search-rows'
import { SearchShortcuts } from './search-shortcuts'
import type { SearchResults, SearchState } from './search-state'
import { searchText } from './search-text'
import { useSearch } from './use-search'

interface SearchDialogProps {
  /** Text that the visitor has already typed. */
  readonly typed: string
  /** Initial list that was stored when the dialog was open before. */
  readonly known: SearchResults | undefined
  /** Stores the initial list, so that the dialog can show it immediately when it opens again. */
  readonly onOpeningList: (results: SearchResults) => void
  readonly onClose: () => void
}

/**
 * Search dialog for all tokens, markets, traders and orders. It is available on every page. Arrow keys move between
 * the field and the rows. Enter opens a result.
 */
export function SearchDialog({ typed, known, onOpeningList, onClose }: SearchDialogProps) {
  const [state, dispatch] = useSearch('all', known, typed)
  const recent = useRecentItems()
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const { text: written, kind, page, phase, results } = state
  const isOpeningList = phase === 'answered' && written === '' && kind === 'all' && page === 1
  useEffect(() => {
    if (isOpeningList) onOpeningList(results)
  }, [isOpeningList, results, onOpeningList])
  const opened = (item: SavedItem | undefined, event: MouseEvent<HTMLAnchorElement>) => {
    if (item !== undefined) recent.add(item)
    // A click that opens a result in another tab does not close the search.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0) onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const first = list.current?.querySelector<HTMLElement>('[data-hit]')
    // If the visitor presses Enter before the results have arrived, open the search page.
    if (phase === 'answered' || written.trim() === '') return first?.click()
    onClose()
    navigate(searchHref({ text: written.trim(), kind, page: 1 }))
  }
  return (
    <Dialog label={text.search} shape="search" onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble from the field and the rows */}
      <div style={{ display: 'contents' }} onKeyDown={moveAmongHits}>
        <SearchInput
          text={written}
          onChange={(next) => dispatch({ type: 'typed', text: next })}
          onSubmit={submit}
          onClose={onClose}
        />
        <KindRow state={state} onChoose={(next) => dispatch({ type: 'chose', kind: next })} />
        {written === '' ? <SearchShortcuts onOpen={opened} /> : null}
        <div ref={list} className={styles.list}>
          <SearchRows state={state} onOpen={(hit, event) => opened(savedItemOf(hit), event)} />
        </div>
        <SearchFooter
          state={state}
          onTurn={(next) => dispatch({ type: 'turned', page: next })}
          onLeave={onClose}
        />
      </div>
    </Dialog>
  )
}

interface KindRowProps {
  readonly state: SearchState
  readonly onChoose: (kind: SearchScope) => void
}

function KindRow({ state, onChoose }: KindRowProps) {
  const options = searchScopes.map((scope) => ({
    value: scope,
    label: countedLabel(scope, state.results.counts),
  }))
  return (
    <div className={styles.kinds}>
      <Segmented label={searchText.searchKind} value={state.kind} options={options} onChange={onChoose} />
      <span className={styles.count} role="status">
        {countOf(state)}
      </span>
    </div>
  )
}

interface SearchInputProps {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSubmit: (event: FormEvent) => void
  readonly onClose: () => void
}

function SearchInput({ text: written, onChange, onSubmit, onClose }: SearchInputProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: React 18 does not support <search>
    <form className={styles.top} role="search" onSubmit={onSubmit}>
      <Icon name="search" size={18} />
      <input
        type="search"
        className={styles.input}
        placeholder={siteText.searchPlaceholder}
        aria-label={siteText.searchPlaceholder}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={written}
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={styles.escapeKey}>
        <Kbd>Esc</Kbd>
      </span>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {searchText.cancel}
      </button>
    </form>
  )
}

/** Returns the text with the number of results. Empty before the results have arrived. */
function countOf({ phase, results }: SearchState): string {
  if (phase !== 'answered') return ''
  const count = formatCount(results.total)
  return searchText.resultCount(results.totalIsExact ? count : text.atLeast(count), results.total === 1)
}
