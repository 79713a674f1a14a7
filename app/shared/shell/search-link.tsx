import type { MouseEvent, ReactNode } from 'react'
import { useOpenSearch } from '~/shared/search/search-provider'
import { Link } from '~/ui/controls/link'

interface SearchLinkProps {
  readonly className: string
  /** Accessible name of the link. Set if the content is only an icon. */
  readonly label?: string
  readonly onChoose?: () => void
  readonly children: ReactNode
}

/**
 * Link that opens the search dialog. Without JavaScript or in a new tab, the link leads to the search page.
 */
export function SearchLink({ label, onChoose, ...rest }: SearchLinkProps) {
  const { openSearch, prepareSearch } = useOpenSearch()
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onChoose?.()
    openSearch()
  }
  return (
    <Link
      to="/search"
      aria-label={label}
      onClick={open}
      onPointerEnter={prepareSearch}
      onFocus={prepareSearch}
      {...rest}
    />
  )
}
