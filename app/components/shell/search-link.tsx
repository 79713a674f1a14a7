import type { MouseEvent, ReactNode } from 'react'
import { Link } from '~/ui/link'
import { useOpenSearch } from '../search/search-provider'

interface SearchLinkProps {
  readonly className: string
  /** Its name, where the content is a picture. */
  readonly label?: string
  readonly onChoose?: () => void
  readonly children: ReactNode
}

/** Opens the search; without JavaScript, and in a new tab, its page. */
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
