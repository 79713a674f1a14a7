import { useEffect, useState } from 'react'
import { Button } from '~/ui/controls/button'
import { Card } from '~/ui/panel/card'
import { note, noteAction } from './alerts.css'
import { alertsPageText } from './alerts-page-text'

const text = alertsPageText.notifications

/** Says whether the browser shows notifications, and asks for the permission after a click. */
export function NotificationCard() {
  const [permission, setPermission] = useState<NotificationPermission | 'unsupported'>()
  useEffect(() => setPermission('Notification' in window ? Notification.permission : 'unsupported'), [])
  const ask = async () => setPermission(await Notification.requestPermission())
  return (
    <Card title={text.title}>
      <div className={note}>
        <p role="status">{text[permission ?? 'default']}</p>
        {permission === undefined || permission === 'default' ? (
          <span className={noteAction}>
            <Button size="small" disabled={permission === undefined} onClick={() => void ask()}>
              {text.ask}
            </Button>
          </span>
        ) : null}
      </div>
    </Card>
  )
}
