import { useSite } from '~/shared/page/site'
import { IconButton } from '~/ui/controls/button'
import { useDeviceText } from '~/ui/hooks/device-text'
import { Icon } from '~/ui/marks/icon'
import { driftText } from './drift-text'
import * as styles from './venue-notice.css'

/**
 * Notice from the operator about the trading venue, for example about an outage. A dismissed notice stays
 * hidden on this device. A notice with another text is shown.
 */
export function VenueNotice() {
  const notice = useSite()?.operator.perps.notice
  const [dismissed, dismiss] = useDeviceText('venue-notice')
  if (notice === undefined || dismissed === notice) return null
  return (
    <aside className={styles.notice} aria-label={driftText.operatorNotice}>
      <Icon name="warning" size={16} />
      <p>{notice}</p>
      <span className={styles.dismiss} data-needs-script="">
        <IconButton icon="close" label={driftText.dismissNotice} onClick={() => dismiss(notice)} />
      </span>
    </aside>
  )
}
