import { useLocation } from '@remix-run/react'
import { useMemo } from 'react'
import { parseListQuery } from '~/ui/list-query'
import { listSearch, marketList } from '../market-list-view'

/**
 * Returns the parameters that a link to a market keeps: the sort order of the market list, and nothing of
 * this page.
 */
export function useKeptSearch(): string {
  const { search } = useLocation()
  return useMemo(() => listSearch(parseListQuery(marketList, new URLSearchParams(search))), [search])
}
