import { traderPath } from '~/shared/paths/detail-path'
import { Key } from '~/ui/clipboard/key'
import { Link } from '~/ui/controls/link'
import { traderLink } from './trader-cell.css'

/** Address of a trader, linked to the trader's page. */
export function TraderCell({ trader }: { readonly trader: string }) {
  return (
    <Link to={traderPath(trader)} className={traderLink}>
      <Key value={trader} />
    </Link>
  )
}
