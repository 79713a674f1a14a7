import { type ComponentType, createContext, lazy, memo, Suspense, useContext } from 'react'
import type { ListSearch } from './list-search'
import * as styles from './order-panel.css'

type ListSearchProps = Parameters<typeof ListSearch>[0]

/** Component of the search on the server, which renders it into the page at once. */
export const ListSearchContext = createContext<ComponentType<ListSearchProps> | undefined>(undefined)

const LazySearch = lazy(loadSearch)

async function loadSearch(): Promise<{ default: ComponentType<ListSearchProps> }> {
  try {
    return { default: (await import('./list-search')).ListSearch }
  } catch {
    // The code failed to load, because the browser is offline or a new version was deployed.
    return { default: () => null }
  }
}

/**
 * The search of a list, between the header and the rows. A browser loads its code when a list is searched, which few
 * visitors do. Its props must not depend on the requested URL, which `ListSearch` reads itself: React discards the HTML
 * of a boundary, with the text in its field, if an urgent update reaches it before its code has loaded (error 421).
 */
export const LazyListSearch = memo(function LazyListSearch(props: ListSearchProps) {
  const Search = useContext(ListSearchContext) ?? LazySearch
  return (
    <div className={styles.search}>
      <Suspense>
        <Search {...props} />
      </Suspense>
    </div>
  )
})
