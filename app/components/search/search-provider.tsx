import { useNavigate } from '@remix-run/react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { whileWanted } from '~/ui/while-wanted'
import type { SearchDialog } from './search-dialog'
import type { SearchResults } from './search-state'

interface Search {
  /** Opens the search dialog. Loads its code if necessary. */
  openSearch(): void
  /** Loads the dialog's code in advance. */
  prepareSearch(): void
}

const SearchContext = createContext<Search>({ openSearch: () => undefined, prepareSearch: () => undefined })

const loadDialog = () => import('./search-dialog')

/** Provides the search dialog to all components inside. */
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
          // Offline, or after a deployment: show the search page instead.
          () => navigate('/search'),
        )
      },
      prepareSearch() {
        loadDialog().catch(() => undefined) // Opening retries and reports the failure.
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

/** Returns the functions that open and prepare the search. */
export function useOpenSearch(): Search {
  return useContext(SearchContext)
}
