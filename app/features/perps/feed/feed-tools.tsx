import type { ReactNode } from 'react'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { FeedFilters } from './feed-filters'
import type { FeedQuery } from './feed-query'

interface FeedToolsProps {
  /** Title of the list. */
  readonly of: string
  readonly query: FeedQuery
  /** Link to the list as a file. */
  readonly download: ReactNode
}

/** Controls of a list: the download on wide screens; on phones, a sheet with the filters and the download. */
export function FeedTools({ of, query, download }: FeedToolsProps) {
  return (
    <>
      <span className={notOnPhone}>{download}</span>
      <ListSheetButton of={of} filters={<FeedFilters query={query} />} actions={download} />
    </>
  )
}
