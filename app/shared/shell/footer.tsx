import { ShortcutsButton } from '~/shared/keyboard/shortcuts-button'
import { useSite } from '~/shared/page/site'
import { tapePath } from '~/shared/paths/pages'
import { siteText } from '~/shared/text/site-text'
import { Link } from '~/ui/controls/link'
import { useNow } from '~/ui/marks/now'
import * as styles from './footer.css'
import { SocialLinks } from './social-links'

/** Footer of every page. */
export function Footer() {
  const { seconds, zone } = useNow()
  const { zone: name } = zone.format(seconds * 1000)
  const feeBps = useSite()?.operator.outside.referrerFeeBps
  return (
    <footer className={styles.foot}>
      <Link to="/api/docs" className={styles.link}>
        {siteText.api}
      </Link>
      <Link to={tapePath} className={styles.link}>
        {siteText.trades}
      </Link>
      <Link to="/tokens" className={styles.link}>
        {siteText.tokens}
      </Link>
      <Link to="/watchlist" className={styles.link}>
        {siteText.watchlist}
      </Link>
      <Link to="/about" className={styles.link}>
        {siteText.about}
      </Link>
      <Link to="/status" className={styles.link}>
        {siteText.status}
      </Link>
      <SocialLinks className={styles.link} />
      <ShortcutsButton className={styles.link} />
      <span className={styles.note}>
        {siteText.timesIn(name)}
        {feeBps === undefined ? null : ` · ${siteText.referralNote(feeBps)}`}
      </span>
    </footer>
  )
}
