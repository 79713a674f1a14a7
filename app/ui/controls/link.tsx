import { Link as RouterLink } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  /** Whether the link leads to another view of the same page. If so, the scroll position is kept. */
  readonly sameView?: boolean
  /**
   * Whether to replace the current history entry. By default it is replaced only if the link leads to the
   * current URL. Links to orders pass `false`: right after an order was closed, the router still has the URL
   * of that order. Replacing the entry would then make the back button leave the page.
   */
  readonly replace?: boolean
  /** `intent`: prefetch when the pointer is over the link. */
  readonly prefetch?: 'intent'
}

/**
 * A link within the site. It is a plain `<a>` without JavaScript, and a client-side navigation with
 * JavaScript.
 */
export function Link({ sameView = false, ...rest }: LinkProps) {
  return <RouterLink preventScrollReset={sameView} {...rest} />
}
