import { Button } from '~/ui/controls/button'
import { bare, field } from '~/ui/controls/field.css'
import { GetForm } from '~/ui/controls/get-form'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { useTypedView } from '~/ui/hooks/use-typed-view'
import type { Place } from '~/ui/url/url-param'
import * as styles from './list-filters.css'
import { listFiltersText } from './list-filters-text'
import {
  choiceHref,
  choiceParams,
  type ListChoice,
  listSides,
  minUsdChoices,
  readChoice,
} from './list-narrowing'

interface ListFiltersProps {
  /** Title of the list. */
  readonly of: string
  /** Prefix of the list's URL parameters. */
  readonly name: string
  /** Minimum value that the page sets for every view of the list, USD. Smaller minimums are not offered. */
  readonly leastUsd?: number
  /** Whether the list has rows of both sides. */
  readonly hasSides?: boolean
  /** URL of the page with the list. Default: the current page. */
  readonly at?: Place | undefined
}

/** Delay between the last keystroke and the update of the list, milliseconds. */
const debounceMs = 500

/**
 * Filters of a list of orders or trades by side and by minimum value. Links and a form change the URL of the
 * page, so they work without scripts.
 */
export function ListFilters({ of, name, leastUsd = 0, hasSides = true, at }: ListFiltersProps) {
  const current = usePendingLocation()
  const place = at ?? current
  const params = new URLSearchParams(place.search)
  const choice = readChoice(name, params)
  const hrefOf = (change: Partial<ListChoice>) => choiceHref(name, { ...choice, ...change }, place)
  const amounts = minUsdChoices.filter((usd) => usd > leastUsd)
  const anyLabel = leastUsd > 0 ? listFiltersText.atLeast(leastUsd) : listFiltersText.any
  return (
    <search className={styles.filters} aria-label={listFiltersText.filtersOf(of)}>
      {hasSides ? (
        <SegmentedLinks
          label={listFiltersText.sideOf(of)}
          segments={listSides.map((side) => ({
            label: listFiltersText.sides[side],
            to: hrefOf({ side }),
            current: side === choice.side,
          }))}
        />
      ) : null}
      <SegmentedLinks
        label={listFiltersText.minUsdOf(of)}
        segments={[0, ...amounts].map((minUsd) => ({
          label: minUsd === 0 ? anyLabel : listFiltersText.atLeast(minUsd),
          to: hrefOf({ minUsd }),
          current: minUsd === choice.minUsd,
        }))}
      />
      <MinUsdForm key={choice.minUsd} {...{ of, name, params, hrefOf, place }} minUsd={choice.minUsd} />
    </search>
  )
}

interface MinUsdFormProps {
  readonly of: string
  readonly name: string
  readonly minUsd: number
  readonly params: URLSearchParams
  readonly place: Place
  readonly hrefOf: (change: Partial<ListChoice>) => string
}

/** Field for any minimum value. With scripts the list changes while the visitor types. */
function MinUsdForm({ of, name, minUsd, params, place, hrefOf }: MinUsdFormProps) {
  const own = choiceParams(name)
  const {
    field: input,
    type,
    drop,
  } = useTypedView((typed) => {
    const wanted = typed.trim() === '' ? 0 : own.minUsd.parse(typed)
    return wanted === undefined || wanted === minUsd ? undefined : hrefOf({ minUsd: wanted })
  }, debounceMs)
  const kept = [...params].filter(([param]) => param !== own.minUsd.name && param !== own.page.name)
  return (
    <GetForm className={styles.form} action={place.pathname} kept={kept} onSubmit={drop}>
      <label className={`${field} ${styles.amount}`}>
        <span className={styles.amountLabel}>{listFiltersText.minUsd}</span>
        <input
          ref={input}
          className={bare}
          name={own.minUsd.name}
          inputMode="decimal"
          autoComplete="off"
          aria-label={listFiltersText.minUsdLabel(of)}
          defaultValue={minUsd === 0 ? '' : minUsd}
          onChange={(event) => type(event.target.value)}
        />
      </label>
      {/* A noscript element would end the one around the tools of phones, because HTML cannot nest them. */}
      <Button type="submit" data-without-script="">
        {listFiltersText.apply}
      </Button>
    </GetForm>
  )
}
