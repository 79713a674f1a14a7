import { Link } from '../controls/link'
import { CopyButton } from './copy-button'
import { Key } from './key'
import { address, keyLink } from './key.css'

interface AddressProps {
  readonly value: string
  /** Kind of the address, for the label of the copy button: "mint", "trader". */
  readonly what: string
  /** Path of the address's page on this site. */
  readonly to?: string
  /** Whether a click anywhere in the row of a table follows the link. */
  readonly ofRow?: boolean
}

/** A shortened address. The tooltip shows the full address, and the copy button copies it. */
export function Address({ value, what, to, ofRow = false }: AddressProps) {
  return (
    <span className={address}>
      {to === undefined ? (
        <Key value={value} />
      ) : (
        <Link to={to} className={keyLink} data-row-link={ofRow ? '' : undefined}>
          <Key value={value} />
        </Link>
      )}
      <CopyButton value={value} what={what} />
    </span>
  )
}
