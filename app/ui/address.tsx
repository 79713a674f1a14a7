import { CopyButton } from './copy-button'
import { Key } from './key'
import { address, keyLink } from './key.css'
import { Link } from './link'

interface AddressProps {
  readonly value: string
  /** What it is the address of, for the name of the copy button: "mint", "trader". */
  readonly what: string
  /** Its page with us. */
  readonly to?: string
}

/** An address: shortened, whole in its title and on the clipboard. */
export function Address({ value, what, to }: AddressProps) {
  return (
    <span className={address}>
      {to === undefined ? (
        <Key value={value} />
      ) : (
        <Link to={to} className={keyLink}>
          <Key value={value} />
        </Link>
      )}
      <CopyButton value={value} what={what} />
    </span>
  )
}
