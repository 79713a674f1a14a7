import { Link as RouterLink } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  /** Whether the link leads to another view of the same page. The scroll position is then kept. */
  readonly sameView?: boolean
  /**
   * Replaces the current history entry. Default: only if the address is the current one. Links to orders pass
   * `false`: right after an order was closed, the router still has its address, and going back would leave
   * the page.
   */
  readonly replace?: boolean
  /** `intent`: prefetch when the pointer is over the link. */
  readonly prefetch?: 'intent'
}

/** A link within the site: a plain `<a>` without JavaScript, a client-side navigation with it. */
export function Link({ sameView = false, ...rest }: LinkProps) {
  return <RouterLink preventScrollReset={sameView} {...rest} />
}
