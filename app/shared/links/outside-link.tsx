import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type OutsideTarget, outsideLink } from '~/domain/service/outside-link'
import { useSite } from '~/shared/page/site'
import { OutsideAnchor } from './outside-anchor'

interface OutsideLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  readonly to: OutsideTarget
  readonly children: ReactNode
}

/** Link to a trading venue or to the blockchain explorer. Renders nothing if it has no target. */
export function OutsideLink({ to, ...rest }: OutsideLinkProps) {
  const site = useSite()
  const link = site === undefined ? undefined : outsideLink(site.operator.outside, to)
  return link === undefined ? null : <OutsideAnchor {...link} {...rest} />
}
