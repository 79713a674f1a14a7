import { useNavigate } from '@remix-run/react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { whileWanted } from '~/ui/while-wanted'
import type { SearchDialog } from './search-dialog'
import type { SearchResults } from './search-state'

interface Search {
  /** Opens the search over whatever is on screen; its code is loaded then. */
  openSearch(): void
  /** Loads its code because it is about to be opened. */
  prepareSearch(): void
}

const SearchContext = createContext<Search>({ openSearch: () => undefined, prepareSearch: () => undefined })

const loadDialog = () => import('./search-dialog')

/** Lets everything inside open the search. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const [Opened, setOpened] = useState<typeof SearchDialog>()
  const [known, setKnown] = useState<SearchResults>()
  const navigate = useNavigate()
  const close = useCallback(() => setOpened(undefined), [])
  const search = useMemo(
    () => ({
      openSearch() {
        whileWanted(loadDialog()).then(
          (module) => setOpened(() => module.SearchDialog),
          // The code can't be had, after a deployment or without a network: the page does the same.
          () => navigate('/search'),
        )
      },
      prepareSearch() {
        loadDialog().catch(() => undefined) // opening tries again, and says what to do
      },
    }),
    [navigate],
  )
  return (
    <SearchContext.Provider value={search}>
      {children}
      {Opened === undefined ? null : <Opened known={known} onOpeningList={setKnown} onClose={close} />}
    </SearchContext.Provider>
  )
}

/** How to open the search, from wherever it is asked for. */
export function useOpenSearch(): Search {
  return useContext(SearchContext)
}
