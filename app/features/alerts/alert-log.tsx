import { useMemo, useState } from 'react'
import { type AlertLine, type AlertLink, mostLines, parseLog } from '~/domain/alert/alert-line'
import { formatCount } from '~/domain/format/format'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import type { Zone } from '~/domain/format/time-zone'
import { perpVenues } from '~/domain/protocol/venues'
import { logKey } from '~/shared/alerts/alert-keys'
import { alertThreshold, alertTitle } from '~/shared/alerts/alert-words'
import { alertsText } from '~/shared/alerts/alerts-text'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { marketPath, venuePath } from '~/shared/paths/drift-paths'
import { orderPath } from '~/shared/paths/order-href'
import { tokenPath } from '~/shared/paths/pages'
import { Button } from '~/ui/controls/button'
import { Link } from '~/ui/controls/link'
import { useDeviceText } from '~/ui/hooks/device-text'
import { useZone } from '~/ui/marks/now'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { text as uiText } from '~/ui/text'
import * as styles from './alerts.css'
import { alertsPageText as text } from './alerts-page-text'

/** Number of lines that are shown at first. */
const firstLines = 20

/** The log of alerts that fired on this device, newest first. */
export function AlertLog() {
  const [stored, write] = useDeviceText(logKey)
  const log = useMemo(() => parseLog(stored), [stored])
  const [all, setAll] = useState(false)
  const zone = useZone()
  const shown = all ? log : log.slice(0, firstLines)
  return (
    <Card
      title={text.log}
      anchor="log"
      actions={
        log.length === 0 ? null : (
          <Button variant="ghost" size="small" onClick={() => write(null)}>
            {text.clear}
          </Button>
        )
      }
    >
      {log.length === 0 ? (
        <PanelState kind="empty" title={text.noLog} reason={text.noLogLine} />
      ) : (
        <ol aria-label={text.log}>
          {shown.map((line) => (
            <Line key={line.id} line={line} zone={zone} />
          ))}
        </ol>
      )}
      {shown.length === log.length ? null : (
        <p className={styles.more}>
          <Button variant="ghost" size="small" onClick={() => setAll(true)}>
            {uiText.showAllOf(formatCount(Math.min(log.length, mostLines)))}
          </Button>
        </p>
      )}
    </Card>
  )
}

function Line({ line, zone }: { readonly line: AlertLine; readonly zone: Zone }) {
  const title = alertTitle(line)
  return (
    <li className={styles.item}>
      <span>
        {line.link === null ? (
          <bdi className={styles.itemTitle}>{title}</bdi>
        ) : (
          <Link to={pathOfLink(line.link)} className={styles.itemLink}>
            <bdi>{title}</bdi>
          </Link>
        )}
        <span className={styles.itemDetail}>
          <time dateTime={isoTime(line.at)}>{formatDateTime(line.at * 1000, zone.format)}</time>
          {' · '}
          {alertsText.reached(alertThreshold(line))}
        </span>
      </span>
      {line.signature === null ? null : (
        <ExplorerLink to={{ kind: 'transaction', signature: line.signature }} title={text.transaction} />
      )}
    </li>
  )
}

/** Returns the page about what fired. */
function pathOfLink({ to, key, venue }: AlertLink): string {
  switch (to) {
    case 'order':
      return orderPath(key)
    case 'token':
      return tokenPath(key)
    case 'market':
      return venuePath(marketPath(key), venue ?? perpVenues[0])
  }
}
