import type { ReactNode } from 'react'
import { ChosenFilters } from '~/shared/list-sheet/chosen-filters'
import type { ChosenFilter } from '~/shared/list-sheet/list-tools-context'
import { useChosenFilters } from './chosen-filters'

/** The filters that narrow a list, and the line in which phones show them. */
export interface ChosenLine {
  readonly filters: readonly ChosenFilter[]
  readonly line: ReactNode
}

/** Returns the filters in the URL that narrow the list with this title. `name` is the prefix of its URL parameters. */
export function useChosenLine(title: string, name: string): ChosenLine {
  const filters = useChosenFilters(name)
  return { filters, line: <ChosenFilters of={title} chosen={filters} /> }
}
