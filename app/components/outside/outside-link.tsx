import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type OutsideTarget, outsideLink } from '~/domain/outside-link'
import { useSite } from '../shell/site'
import { OutsideAnchor } from './outside-anchor'

interface OutsideLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel' | 'target'> {
  readonly to: OutsideTarget
  readonly children: ReactNode
}

/** Link to a venue or the explorer. Renders nothing without a target. */
export function OutsideLink({ to, ...rest }: OutsideLinkProps) {
  const site = useSite()
  const link = site === undefined ? undefined : outsideLink(site.operator.outside, to)
  return link === undefined ? null : <OutsideAnchor {...link} {...rest} />
}
