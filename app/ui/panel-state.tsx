import { button } from './button.css'
import { Link } from './link'
import * as styles from './panel-state.css'

interface PanelStateProps {
  readonly title: string
  readonly reason: string
  readonly action?: { readonly label: string; readonly to: string } | undefined
  /** An error is announced, an empty panel is not. */
  readonly kind: 'empty' | 'error'
  /** The title is the page's own. */
  readonly heading?: boolean
}

/** What stands in a panel that has nothing to show: what, why, and one thing to do about it. */
export function PanelState({ title, reason, action, kind, heading = false }: PanelStateProps) {
  const Title = heading ? 'h1' : 'p'
  return (
    <div className={styles.state} role={kind === 'error' ? 'alert' : undefined}>
      <Title className={styles.title}>{title}</Title>
      <p>{reason}</p>
      {action === undefined ? null : (
        <p className={styles.action}>
          <Link to={action.to} sameView className={button({ size: 'small' })}>
            {action.label}
          </Link>
        </p>
      )}
    </div>
  )
}
