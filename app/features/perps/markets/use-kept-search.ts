import { useMemo } from 'react'
import { usePendingLocation } from '~/ui/hooks/use-pending-location'
import { parseListQuery } from '~/ui/table/list-query'
import { useVenue } from '../venue/venue-provider'
import { listSearch, marketList } from './market-list-view'

/**
 * Returns the query string that a link to a market keeps. It contains the venue and the sort order of the market list,
 * but no choices of the overview.
 */
export function useKeptSearch(): string {
  const { search } = usePendingLocation()
  const { keep } = useVenue()
  return useMemo(
    () => keep(listSearch(parseListQuery(marketList, new URLSearchParams(search)))),
    [search, keep],
  )
}
