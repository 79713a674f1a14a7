import { useLocation } from '@remix-run/react'
import { useMemo } from 'react'
import { parseListQuery } from '~/ui/table/list-query'
import { listSearch, marketList } from '../markets/market-list-view'

/**
 * Returns the query string that a link to a market keeps. It contains the sort order of the market list, but
 * no choices of the overview.
 */
export function useKeptSearch(): string {
  const { search } = useLocation()
  return useMemo(() => listSearch(parseListQuery(marketList, new URLSearchParams(search))), [search])
}
