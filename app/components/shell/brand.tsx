import { Link } from '~/ui/link'
import { Logo } from '~/ui/logo'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/text-style.css'
import * as styles from './brand.css'
import { useSite } from './site'

interface BrandProps {
  /** The words show beside the logo wherever there is room for them; else they are only the link's name. */
  readonly named?: boolean
  readonly onChoose?: () => void
}

/** The logo and the product's name, which lead home (M28). */
export function Brand({ named = false, onChoose }: BrandProps) {
  const name = useSite()?.productName ?? ''
  return (
    <Link to="/" className={styles.brand} onClick={onChoose}>
      <Logo />
      <span className={named ? styles.words : visuallyHidden}>
        {name} <span className={styles.kind}>{text.markets}</span>
      </span>
    </Link>
  )
}
