import { useSite } from '~/shared/page/site'
import { siteText } from '~/shared/text/site-text'
import { Link } from '~/ui/controls/link'
import { Logo } from '~/ui/marks/logo'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './brand.css'

interface BrandProps {
  /**
   * Whether to show the product name beside the logo if there is space. Otherwise the name is only the
   * accessible name of the link.
   */
  readonly named?: boolean
  readonly onChoose?: () => void
}

/** Logo and product name, linked to the home page. */
export function Brand({ named = false, onChoose }: BrandProps) {
  const name = useSite()?.productName ?? ''
  return (
    <Link to="/" className={styles.brand} onClick={onChoose}>
      <Logo />
      <span className={named ? styles.words : visuallyHidden}>
        {name} <span className={styles.kind}>{siteText.markets}</span>
      </span>
    </Link>
  )
}
