import { button } from './button.css'
import { Link } from './link'
import * as styles from './panel-state.css'

interface PanelStateProps {
  readonly title: string
  readonly reason: string
  readonly action?: { readonly label: string; readonly to: string } | undefined
  /** An error is announced, an empty panel is not. */
  readonly kind: 'empty' | 'error'
}

/** What stands in a panel that has nothing to show: what, why, and one thing to do about it. */
export function PanelState({ title, reason, action, kind }: PanelStateProps) {
  return (
    <div className={styles.state} role={kind === 'error' ? 'alert' : undefined}>
      <p className={styles.title}>{title}</p>
      <p>{reason}</p>
      {action === undefined ? null : (
        <p className={styles.action}>
          <Link to={action.to} sameView className={button.quiet}>
            {action.label}
          </Link>
        </p>
      )}
    </div>
  )
}
