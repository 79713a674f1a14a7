import { dumpsPath } from '~/contracts/dump'
import { ShortcutsButton } from '~/shared/keyboard/shortcuts-button'
import { useSite } from '~/shared/page/site'
import { moreEntries } from '~/shared/paths/pages'
import { siteText } from '~/shared/text/site-text'
import { Link } from '~/ui/controls/link'
import { useNow } from '~/ui/marks/now'
import * as styles from './footer.css'
import { SocialLinks } from './social-links'

const pages = [
  ['/api/docs', siteText.api],
  [dumpsPath, siteText.dailyFiles],
  ...moreEntries.map(({ to, label }) => [to, label] as const),
  ['/about', siteText.about],
  ['/status', siteText.status],
] as const

/** Footer of every page. */
export function Footer() {
  const { seconds, zone } = useNow()
  const { zone: name } = zone.format(seconds * 1000)
  const site = useSite()
  const feeBps = site?.operator.outside.referrerFeeBps
  const shown = pages.filter(([to]) => to !== dumpsPath || site?.hasDailyFiles === true)
  return (
    <footer className={styles.foot}>
      {shown.map(([to, name]) => (
        <Link key={to} to={to} className={styles.link}>
          {name}
        </Link>
      ))}
      <SocialLinks className={styles.link} />
      <ShortcutsButton className={styles.link} />
      <span className={styles.note}>
        {siteText.timesIn(name)}
        {feeBps === undefined ? null : ` · ${siteText.referralNote(feeBps)}`}
      </span>
    </footer>
  )
}
