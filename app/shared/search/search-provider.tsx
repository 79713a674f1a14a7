import { useNavigate } from '@remix-run/react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { unlessCancelled } from '~/ui/overlay/unless-cancelled'
import type { SearchDialog } from './search-dialog'
import type { SearchResults } from './search-state'

interface Search {
  /** Opens the search dialog. Loads the code of the dialog if necessary. */
  openSearch(): void
  /** Loads the code of the dialog before it is needed. */
  prepareSearch(): void
}

const SearchContext = createContext<Search>({ openSearch: () => undefined, prepareSearch: () => undefined })

const loadDialog = () => import('./search-dialog')

/** Provides functions that open the search dialog to all components inside. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const [Opened, setOpened] = useState<typeof SearchDialog>()
  const [known, setKnown] = useState<SearchResults>()
  const navigate = useNavigate()
  const close = useCallback(() => setOpened(undefined), [])
  const search = useMemo(
    () => ({
      openSearch() {
        unlessCancelled(loadDialog()).then(
          (module) => setOpened(() => module.SearchDialog),
          // The code of the dialog failed to load, because the browser is offline or a new version was
          // deployed. Show the search page instead.
          () => navigate('/search'),
        )
      },
      prepareSearch() {
        loadDialog().catch(() => undefined) // Ignore this failure, because opening the dialog loads its code again and reports a failure.
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

/** Returns the functions that open the search dialog and load its code. */
export function useOpenSearch(): Search {
  return useContext(SearchContext)
}
