import type { OrderDetails } from '~/contracts/order-details'
import { shortKey } from '~/domain/format'
import { Dialog, DialogBody, DialogHeader } from '~/ui/dialog'
import { PanelState } from '~/ui/panel-state'
import { bar } from '~/ui/skeleton.css'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/text-style.css'
import type { AskedProblem } from '../live/polled-answer'
import { useAsked } from '../live/use-asked'
import { CopyLinkButton } from '../shell/copy-link-button'
import { OrderBody } from './order-body'
import * as styles from './order-details.css'
import { ExplorerLink } from './order-facts'
import { OrderHead, orderTitle } from './order-head'
import { orderText } from './order-text'

/** An order changes with every cycle; this is as fast as the page's own feeds poll. */
const pace = { everyMs: 5_000, jitterMs: 1_000 } as const

interface OrderPopupProps {
  /** The order's account, or `{userAccount}:{orderId}`. */
  readonly orderKey: string
  readonly onClose: () => void
}

/** One order over the page that it was found on (M109). */
export function OrderPopup({ orderKey, onClose }: OrderPopupProps) {
  const { answer, problem, refresh } = useAsked<OrderDetails>(
    `/panels/order/${encodeURIComponent(orderKey)}`,
    pace,
  )
  const details = answer?.data ?? undefined
  const label = details === undefined ? orderText.loading : orderTitle(details)
  return (
    <Dialog label={label} shape="wide" onClose={onClose}>
      <DialogHeader
        title={details === undefined ? shortKey(orderKey) : <OrderHead details={details} />}
        actions={
          <>
            <CopyLinkButton />
            <ExplorerLink
              to={{ kind: 'account', address: accountOf(orderKey) }}
              title={orderText.openExplorer}
            />
          </>
        }
        onClose={onClose}
      />
      <DialogBody>
        {details !== undefined ? (
          <OrderBody details={details} />
        ) : problem === undefined ? (
          <Waiting />
        ) : (
          <OrderProblem orderKey={orderKey} problem={problem} onRetry={refresh} />
        )}
      </DialogBody>
    </Dialog>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <span className={visuallyHidden} role="status">
        {orderText.loading}
      </span>
      <span className={bar} />
    </div>
  )
}

interface OrderProblemProps {
  readonly orderKey: string
  readonly problem: AskedProblem
  readonly onRetry: () => void
}

function OrderProblem({ orderKey, problem, onRetry }: OrderProblemProps) {
  if (problem.status === 404) {
    return <PanelState kind="empty" title={orderText.unknownTitle} reason={orderText.unknownLine} />
  }
  const title = orderKey.includes(':') ? orderText.failedDrift : orderText.failed
  const reason = problem.status === undefined ? orderText.unreachable : orderText.status(problem.status)
  return (
    <PanelState
      kind="error"
      title={title}
      reason={reason}
      action={{ label: text.retry, onSelect: onRetry }}
    />
  )
}

/** The account that a key names, the User account of a Drift order. */
function accountOf(orderKey: string): string {
  return orderKey.replace(/:\d+$/, '')
}
