import type { AnchorHTMLAttributes } from 'react'
import { siteText } from '~/shared/text/site-text'
import { visuallyHidden } from '~/ui/theme/text-style.css'

interface OutsideAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> {
  readonly href: string
  readonly rel: string
}

/** Link to another site. The link opens a new tab and announces that to screen readers. */
export function OutsideAnchor({ children, ...rest }: OutsideAnchorProps) {
  return (
    <a target="_blank" {...rest}>
      {children} <span className={visuallyHidden}>{siteText.opensInNewTab}</span>
    </a>
  )
}
