import { type KeyboardEvent, type UIEvent, useEffect, useId, useRef, useState } from 'react'
import type { SearchResultWire } from '~/contracts/token'
import { HitName } from '~/shared/search/hit-name'
import { PriceOf } from '~/shared/search/price-of'
import type { SearchState } from '~/shared/search/search-state'
import { searchText } from '~/shared/search/search-text'
import { useSearch } from '~/shared/search/use-search'
import { SearchField } from '~/ui/controls/search-field'
import { PanelState } from '~/ui/panel/panel-state'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './token-selector.css'

interface TokenOptionsProps {
  readonly onSelect: (token: SearchResultWire) => void
}

/**
 * Search field and list of tokens in a token selector. The focus always stays in the field, and the arrow
 * keys move through the list.
 */
export function TokenOptions({ onSelect }: TokenOptionsProps) {
  const [state, dispatch] = useSearch('token')
  const [active, setActive] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const { rows } = state.results
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = rows[active]
    if (step !== undefined) setActive(Math.max(0, Math.min(active + step, rows.length - 1)))
    else if (event.key === 'Enter' && chosen !== undefined) onSelect(chosen)
    else return
    event.preventDefault()
  }
  const onScroll = (event: UIEvent<HTMLElement>) => {
    if (isNearEnd(event.currentTarget)) dispatch({ type: 'nearedEnd' })
  }
  return (
    <>
      <div className={styles.top}>
        <SearchField
          ref={field}
          label={searchText.chooseToken}
          placeholder={searchText.searchTokens}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={rows[active] === undefined ? undefined : `${id}${active}`}
          value={state.text}
          onChange={(event) => {
            setActive(0)
            dispatch({ type: 'typed', text: event.target.value })
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.frame}>
        <OptionList id={id} state={state} active={active} onSelect={onSelect} onScroll={onScroll} />
        {rows.length === 0 && (state.phase === 'answered' || state.phase === 'failed') ? (
          <PanelState kind="empty" title={searchText.noTokens} />
        ) : null}
        <p className={visuallyHidden} role="status">
          {state.phase === 'asking' && rows.length > 0 ? searchText.loadingMore : ''}
        </p>
      </div>
    </>
  )
}

interface OptionListProps extends TokenOptionsProps {
  readonly id: string
  readonly state: SearchState
  /** Index of the option that the Enter key selects. */
  readonly active: number
  readonly onScroll: (event: UIEvent<HTMLElement>) => void
}

function OptionList({ id, state, active, onSelect, onScroll }: OptionListProps) {
  return (
    <div
      id={`${id}list`}
      role="listbox"
      aria-label={searchText.tokens}
      aria-busy={state.phase === 'asking'}
      className={state.results.rows.length === 0 ? undefined : styles.list}
      onScroll={onScroll}
    >
      {state.results.rows.map((token, index) => (
        <Option
          key={token.tokenMint}
          id={`${id}${index}`}
          token={token}
          active={index === active}
          onSelect={onSelect}
        />
      ))}
    </div>
  )
}

interface OptionProps extends TokenOptionsProps {
  readonly id: string
  readonly token: SearchResultWire
  readonly active: boolean
}

function Option({ id, token, active, onSelect }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of the list
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      data-active={active || undefined}
      className={styles.option}
      onClick={() => onSelect(token)}
    >
      <HitName hit={token} />
      <PriceOf hit={token} />
    </div>
  )
}

/** Position and heights of a scrollable list, pixels. */
interface ScrollState {
  readonly scrollTop: number
  readonly clientHeight: number
  readonly scrollHeight: number
}

/** Share of the list's height. When the visitor scrolls past it, an endless list loads more rows. */
const loadPast = 0.8

/** Returns whether the visitor has scrolled so far that an endless list must load more rows. */
export function isNearEnd({ scrollTop, clientHeight, scrollHeight }: ScrollState): boolean {
  return scrollTop + clientHeight > loadPast * scrollHeight
}
