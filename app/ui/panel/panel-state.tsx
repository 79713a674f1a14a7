import type { PanelTimes } from '~/domain/service/freshness'
import { text } from '~/ui/text'
import { Button } from '../controls/button'
import { button } from '../controls/button-class'
import { Link } from '../controls/link'
import * as styles from './panel-state.css'

interface PanelStateProps {
  readonly title: string
  /** Explanation of the title. `undefined`: the title is enough. */
  readonly reason?: string
  /** A link or button that follows the message. */
  readonly action?:
    | { readonly label: string; readonly to: string }
    | { readonly label: string; readonly onSelect: () => void }
    | undefined
  /** Whether the message is an error. Errors are announced to screen readers, empty panels are not. */
  readonly kind: 'empty' | 'error'
  /**
   * Times of the panel's data. As long as the source has not delivered any data, the panel shows that it is
   * waiting for data.
   */
  readonly times?: PanelTimes | undefined
  /** Whether the title is the page's main heading. */
  readonly heading?: boolean | undefined
}

const waiting: Omit<PanelStateProps, 'kind'> = { title: text.waiting }

/** Message in a panel without data. It says what happened, why, and what the visitor can do about it. */
export function PanelState(props: PanelStateProps) {
  const { kind, times } = props
  const hasFailed = times !== undefined && times.dataAt === undefined
  const { title, reason, action, heading = false } = hasFailed ? waiting : props
  const Title = heading ? 'h1' : 'p'
  return (
    <div className={styles.state} role={kind === 'error' ? 'alert' : undefined}>
      <Title className={styles.title}>{title}</Title>
      {reason === undefined ? null : <p>{reason}</p>}
      {action === undefined ? null : (
        <p className={styles.action}>
          {'to' in action ? (
            <Link to={action.to} sameView className={button({ size: 'small' })}>
              {action.label}
            </Link>
          ) : (
            <Button size="small" onClick={action.onSelect}>
              {action.label}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
