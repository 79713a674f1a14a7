import type { ComponentProps } from 'react'
import { useDelayed } from '~/ui/hooks/use-delayed'
import { PanelState } from '~/ui/panel/panel-state'
import { keyHintOf, kindLabels, nothingLine } from './search-hit'
import { emptinessOf, type SearchState } from './search-state'
import { SearchTable } from './search-table'
import { searchText } from './search-text'

/**
 * Delay after which placeholder rows appear, milliseconds. If the results arrive sooner, no placeholders are
 * shown.
 */
const skeletonAfterMs = 150
const skeletonRows = 8

interface SearchRowsProps {
  readonly state: SearchState
  readonly onOpen: NonNullable<ComponentProps<typeof SearchTable>['onOpen']>
}

/** Search results, placeholders while loading, or a message if there are none. */
export function SearchRows({ state, onOpen }: SearchRowsProps) {
  const { results, phase, kind, text: written } = state
  const empty = results.rows.length === 0
  const waiting = useDelayed(empty && phase === 'asking', skeletonAfterMs)
  const keyHint = keyHintOf(kind)
  if (keyHint !== undefined && empty && written.trim() === '') {
    return <PanelState kind="empty" title={kindLabels[kind]} reason={keyHint} />
  }
  const emptiness = emptinessOf(state)
  if (emptiness === 'noTokens') return <PanelState kind="empty" title={searchText.noTokens} />
  if (emptiness === 'noResults') {
    const reason = nothingLine(kind, written.trim())
    return <PanelState kind="empty" title={searchText.noResults} reason={reason} />
  }
  if (empty && !waiting) return null
  return (
    <SearchTable
      rows={results.rows}
      pendingRows={waiting ? skeletonRows : undefined}
      marksFirst
      onOpen={onOpen}
    />
  )
}
