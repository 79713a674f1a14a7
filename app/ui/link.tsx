import { Link as RouterLink } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  /** Whether the link leads to another view of the same page. The scroll position is then kept. */
  readonly sameView?: boolean
  /** Whether to replace the current history entry. */
  readonly replace?: boolean
  /** `intent`: prefetch when the pointer is over the link. */
  readonly prefetch?: 'intent'
}

/** A link within the site: a plain `<a>` without JavaScript, a client-side navigation with it. */
export function Link({ sameView = false, ...rest }: LinkProps) {
  return <RouterLink preventScrollReset={sameView} {...rest} />
}
