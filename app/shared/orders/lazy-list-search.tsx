import { createContext, lazy, Suspense, useContext } from 'react'
import type { ListSearch } from './list-search'

/** Component of the search on the server, which renders it into the page at once. */
export const ListSearchContext = createContext<typeof ListSearch | undefined>(undefined)

const LazySearch = lazy(() =>
  import('./list-search').then(
    (module) => ({ default: module.ListSearch }),
    // The code failed to load, because the browser is offline or a new version was deployed.
    () => ({ default: () => null }),
  ),
)

/** The search of a list. A browser loads its code when a list is searched, which few visitors do. */
export function LazyListSearch(props: Parameters<typeof ListSearch>[0]) {
  const Search = useContext(ListSearchContext) ?? LazySearch
  return (
    <Suspense>
      <Search {...props} />
    </Suspense>
  )
}
