import { useNavigate } from '@remix-run/react'
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unlessCancelled } from '~/ui/overlay/unless-cancelled'
import { openEarlyField } from './early-field'
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

interface OpenDialog {
  readonly Component: typeof SearchDialog
  /** Text that the visitor typed while the code of the dialog loaded. */
  readonly typed: string
}

/** Provides functions that open the search dialog to all components inside. */
export function SearchProvider({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<OpenDialog>()
  const [known, setKnown] = useState<SearchResults>()
  const close = useCallback(() => setOpened(undefined), [])
  const openSearch = useOpening(setOpened)
  const search = useMemo(
    () => ({
      openSearch,
      prepareSearch() {
        loadDialog().catch(() => undefined) // Ignore this failure, because opening the dialog loads its code again and reports a failure.
      },
    }),
    [openSearch],
  )
  return (
    <SearchContext.Provider value={search}>
      {children}
      {opened === undefined ? null : (
        <opened.Component typed={opened.typed} known={known} onOpeningList={setKnown} onClose={close} />
      )}
    </SearchContext.Provider>
  )
}

/** Returns a function that loads and opens the dialog. The visitor can type from the first moment. */
function useOpening(onOpen: (dialog: OpenDialog) => void): () => void {
  const navigate = useNavigate()
  const isLoading = useRef(false)
  return useCallback(() => {
    if (isLoading.current) return
    isLoading.current = true
    let hasEntered = false
    const showPage = () => {
      const text = field.text()
      navigate(text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`)
    }
    const field = openEarlyField(() => {
      hasEntered = true
      field.close()
      showPage()
    })
    const end = () => {
      isLoading.current = false
      field.close()
    }
    unlessCancelled(loadDialog(), end).then(
      ({ SearchDialog: Component }) => {
        // Render synchronously, so that no key arrives between the two fields.
        if (!hasEntered) flushSync(() => onOpen({ Component, typed: field.text() }))
      },
      // The code of the dialog failed to load, because the browser is offline or a new version was
      // deployed. Show the search page instead.
      showPage,
    )
  }, [navigate, onOpen])
}

/** Returns the functions that open the search dialog and load its code. */
export function useOpenSearch(): Search {
  return useContext(SearchContext)
}
