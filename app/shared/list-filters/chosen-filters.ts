import type { ChosenFilter } from '~/shared/list-sheet/list-tools-context'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { listFiltersText } from './list-filters-text'
import { choiceHref, type ListChoice, readChoice } from './list-narrowing'

/** Returns the filters that narrow a list. `hrefOf` returns the URL of the list after a change of its filters. */
export function chosenFiltersOf(
  { side, minUsd }: ListChoice,
  hrefOf: (change: Partial<ListChoice>) => string,
): readonly ChosenFilter[] {
  return [
    ...(side === 'both' ? [] : [{ label: listFiltersText.sides[side], clearHref: hrefOf({ side: 'both' }) }]),
    ...(minUsd === 0 ? [] : [{ label: listFiltersText.atLeast(minUsd), clearHref: hrefOf({ minUsd: 0 }) }]),
  ]
}

/** Returns the filters in the URL that narrow a list. `name` is the prefix of the list's URL parameters. */
export function useChosenFilters(name: string): readonly ChosenFilter[] {
  const place = usePendingLocation()
  const choice = readChoice(name, new URLSearchParams(place.search))
  return chosenFiltersOf(choice, (change) => choiceHref(name, { ...choice, ...change }, place))
}
