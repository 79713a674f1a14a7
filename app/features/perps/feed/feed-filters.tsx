import { Form } from '@remix-run/react'
import { listFiltersText } from '~/shared/list-filters/list-filters-text'
import { minUsdChoices } from '~/shared/list-filters/list-narrowing'
import { Button } from '~/ui/controls/button'
import { bare, field } from '~/ui/controls/field.css'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { useTypedView } from '~/ui/hooks/use-typed-view'
import { usePagePlace, usePendingView, VenueInput } from '../venue/venue-provider'
import * as styles from './feed.css'
import {
  type FeedQuery,
  feedHref,
  feedSides,
  minUsdName,
  narrowedTo,
  parseFeedQuery,
  parseMinUsd,
} from './feed-query'
import { feedText } from './feed-text'

/** Filters of the trades and orders lists by side and by minimum size. */
export function FeedFilters({ query }: { readonly query: FeedQuery }) {
  const { pending, hrefTo } = usePendingView(parseFeedQuery, feedHref)
  return (
    <>
      <SegmentedLinks
        label={feedText.side}
        segments={feedSides.map((side) => ({
          label: feedText.sides[side],
          to: hrefTo(narrowedTo(pending, { side })),
          current: side === query.side,
        }))}
      />
      <SegmentedLinks
        label={feedText.minUsdLabel}
        segments={[0, ...minUsdChoices].map((minUsd) => ({
          label: minUsd === 0 ? listFiltersText.any : listFiltersText.atLeast(minUsd),
          to: hrefTo(narrowedTo(pending, { minUsd })),
          current: minUsd === query.minUsd,
        }))}
      />
      <MinUsd query={query} key={query.minUsd} />
    </>
  )
}

/** Delay between the last keystroke and the update of the filter, milliseconds. */
const debounceMs = 500

/**
 * Field for the minimum size of a trade. It is in a form, so it works without scripts. With scripts it
 * filters while the visitor types.
 */
function MinUsd({ query }: { readonly query: FeedQuery }) {
  const { pathname } = usePagePlace()
  const { pending, hrefTo } = usePendingView(parseFeedQuery, feedHref)
  const {
    field: input,
    type,
    drop,
  } = useTypedView((typed) => {
    const minUsd = parseMinUsd(typed)
    const isNew = minUsd !== undefined && minUsd !== pending.minUsd
    return isNew ? hrefTo(narrowedTo(pending, { minUsd })) : undefined
  }, debounceMs)
  return (
    <Form className={styles.minForm} action={pathname} onSubmit={drop}>
      <label className={`${field} ${styles.minField}`}>
        <span className={styles.minLabel}>{feedText.minUsd}</span>
        <input
          ref={input}
          className={bare}
          name={minUsdName}
          inputMode="decimal"
          autoComplete="off"
          aria-label={feedText.minUsdLabel}
          defaultValue={query.minUsd}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      {pending.side === 'both' ? null : <input type="hidden" name="side" value={pending.side} />}
      <VenueInput />
      {/* A noscript element would end the one around the sheet of phones, because HTML cannot nest them. */}
      <Button type="submit" data-without-script="">
        {feedText.apply}
      </Button>
    </Form>
  )
}
