import { OutsideAnchor } from '~/shared/links/outside-anchor'
import { useSite } from '~/shared/page/site'
import { siteText } from '~/shared/text/site-text'
import { Icon } from '~/ui/marks/icon'
import { visuallyHidden } from '~/ui/theme/text-style.css'

interface SocialLinksProps {
  readonly className: string
  /** Whether to show only the icons, without text. */
  readonly iconsOnly?: boolean
}

/** Links to the operator's chat and profile. */
export function SocialLinks({ className, iconsOnly = false }: SocialLinksProps) {
  const site = useSite()
  if (site === undefined) return null
  const { socialX, socialDiscord } = site.operator
  const entries = [
    { label: siteText.discord, href: socialDiscord, icon: 'discord' },
    { label: siteText.x, href: socialX, icon: 'x' },
  ] as const
  return entries.map(({ label, href, icon }) => (
    <OutsideAnchor key={label} href={href} rel="noopener noreferrer" className={className} title={label}>
      {iconsOnly ? <Icon name={icon} size={16} /> : null}
      <span className={iconsOnly ? visuallyHidden : undefined}>{label}</span>
    </OutsideAnchor>
  ))
}
