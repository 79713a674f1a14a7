import type { OutsideTarget } from '~/domain/service/outside-link'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { OutsideLink } from './outside-link'

interface ExplorerLinkProps {
  readonly to: OutsideTarget
  readonly title: string
  /** Accessible name of the link. */
  readonly what?: string
}

/** An arrow icon that links to an account or a transaction in the blockchain explorer. */
export function ExplorerLink({ to, title, what }: ExplorerLinkProps) {
  return (
    <OutsideLink
      to={to}
      className={button({ variant: 'ghost', size: 'inline' })}
      title={title}
      aria-label={what === undefined ? title : `${title}: ${what}`}
    >
      <Icon name="external" size={13} />
    </OutsideLink>
  )
}
