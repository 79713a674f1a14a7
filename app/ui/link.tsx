import { Link as RouterLink } from '@remix-run/react'
import type { AnchorHTMLAttributes } from 'react'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string
  /** The address names a view of the same page, so the page stays where it is. */
  readonly sameView?: boolean
  /** Takes the place of the address that it leaves. */
  readonly replace?: boolean
  /** `intent` = read ahead as soon as it is pointed at. */
  readonly prefetch?: 'intent'
}

/** A link within the product: a plain `<a>` without JavaScript, a client navigation with it. */
export function Link({ sameView = false, ...rest }: LinkProps) {
  return <RouterLink preventScrollReset={sameView} {...rest} />
}
