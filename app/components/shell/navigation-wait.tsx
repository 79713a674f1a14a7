import { useLocation, useNavigate, useNavigation } from '@remix-run/react'
import { Button } from '~/ui/button'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/text-style.css'
import { hrefWith } from '~/ui/url-param'
import { useLasting } from '~/ui/use-lasting'
import { pendingAfterMs } from '~/ui/use-pending'
import * as styles from './navigation-wait.css'

/** Nearly every answer is there by then, also over a phone's line. */
const longAfterMs = 8_000

/** Shows that the next page, or the next view of this one, is on its way, and says so when it takes long. What is on screen stays in use. */
export function NavigationWait() {
  const next = useNavigation().location
  const isWaiting = useLasting(next !== undefined, pendingAfterMs)
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

/** What is said of one step; another one begins anew. */
function Wait({ to }: { readonly to: Location }) {
  const isSameView = useLocation().pathname === to.pathname
  const navigate = useNavigate()
  const isLong = useLasting(true, longAfterMs)
  if (!isLong) return <p className={visuallyHidden}>{isSameView ? null : text.loading(text.nextPlace)}</p>
  const again = () =>
    navigate(to, {
      state: to.state,
      preventScrollReset: isSameView,
      // A step back has changed the address already.
      replace: hrefWith(window.location) === hrefWith(to),
    })
  return (
    <div className={styles.notice}>
      <p>{text.slowAnswer}</p>
      <Button size="small" onClick={again}>
        {text.retry}
      </Button>
    </div>
  )
}
