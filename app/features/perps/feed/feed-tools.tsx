import { chosenFiltersOf } from '~/shared/list-filters/chosen-filters'
import { ChosenFilters } from '~/shared/list-sheet/chosen-filters'
import { ListSheetButton } from '~/shared/list-sheet/list-sheet-button'
import { ExportLink } from '~/ui/export/export-link'
import { notOnPhone } from '~/ui/theme/text-style.css'
import { usePendingView } from '../venue/venue-provider'
import * as styles from './feed.css'
import { FeedFilters } from './feed-filters'
import { type FeedQuery, feedHref, narrowedTo, parseFeedQuery } from './feed-query'

interface FeedToolsProps {
  /** Title of the list. */
  readonly of: string
  readonly query: FeedQuery
  /** URL of the list as a file. */
  readonly href: string
  readonly isEmpty: boolean
  /** Noun for the rows of the file. */
  readonly what: string
}

/** Controls of a list: the download on wide screens; on phones, a sheet with the filters and the download. */
export function FeedTools({ of, query, href, isEmpty, what }: FeedToolsProps) {
  const download = <ExportLink href={href} empty={isEmpty} what={what} />
  return (
    <>
      <span className={notOnPhone}>{download}</span>
      <ListSheetButton
        of={of}
        filters={
          <div className={styles.sheetFilters}>
            <FeedFilters query={query} />
          </div>
        }
        chosen={useChosenOfFeed(query)}
        actions={download}
      />
    </>
  )
}

/** The filters that narrow a list. Only phones show them; wide screens have the filters at the head of the page. */
export function FeedChosen({ of, query }: Pick<FeedToolsProps, 'of' | 'query'>) {
  return <ChosenFilters of={of} chosen={useChosenOfFeed(query)} />
}

function useChosenOfFeed(query: FeedQuery) {
  const { pending, hrefTo } = usePendingView(parseFeedQuery, feedHref)
  return chosenFiltersOf(query, (change) => hrefTo(narrowedTo(pending, change)))
}
