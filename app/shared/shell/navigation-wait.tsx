import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { siteText } from '~/shared/text/site-text'
import { Button } from '~/ui/controls/button'
import { useDelayed } from '~/ui/hooks/use-delayed'
import { pendingAfterMs } from '~/ui/hooks/use-pending'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { hrefWith } from '~/ui/url/url-param'
import * as styles from './navigation-wait.css'

/**
 * Delay before the message about a slow response, milliseconds. Nearly every response arrives sooner, even on
 * a phone.
 */
const longAfterMs = 8_000

/**
 * Shows that the next page is loading, and a message if the loading takes long. The visitor can still use the
 * current page.
 */
export function NavigationWait() {
  const next = useNavigation().location
  const isWaiting = useDelayed(next !== undefined, pendingAfterMs)
  return (
    <>
      {isWaiting && <div className={styles.line} />}
      <div className={styles.place} role="status">
        {next !== undefined && <Wait key={next.key} to={next} />}
      </div>
    </>
  )
}

type Location = ReturnType<typeof useLocation>

/**
 * Message for one navigation. The visible notice appears only after a delay, which starts again with each
 * navigation.
 */
function Wait({ to }: { readonly to: Location }) {
  const isSameView = useLocation().pathname === to.pathname
  const navigate = useNavigate()
  const isLong = useDelayed(true, longAfterMs)
  if (!isLong) return <p className={visuallyHidden}>{isSameView ? null : text.loading(siteText.nextPlace)}</p>
  const again = () =>
    navigate(to, {
      state: to.state,
      preventScrollReset: isSameView,
      // Replace the history entry if the URL in the browser has already changed, which is the case after a
      // step back.
      replace: hrefWith(window.location) === hrefWith(to),
    })
  return (
    <div className={styles.notice}>
      <p>{siteText.slowAnswer}</p>
      <Button size="small" onClick={again}>
        {text.retry}
      </Button>
    </div>
  )
}
