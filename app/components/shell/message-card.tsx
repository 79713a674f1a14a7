import { PanelState } from '~/ui/panel-state'
import { text } from '~/ui/text'
import * as styles from './message-card.css'

/** A page that has only one thing to say, and a way on. */
export function MessageCard({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <div className={styles.card}>
      <PanelState kind="empty" heading title={title} reason={line} action={{ label: text.home, to: '/' }} />
    </div>
  )
}
