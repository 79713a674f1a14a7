import type { OrderDetails } from '~/contracts/order-details'
import type { PolledResult } from '~/contracts/state/panel'
import { shortKey } from '~/domain/format/format'
import type { PanelTimes } from '~/domain/service/freshness'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { PanelStatus } from '~/shared/live/panel-status'
import { CopyLinkButton } from '~/shared/page/copy-link-button'
import { nothingKnown, type PollProblem } from '~/shared/page-data/polled-result'
import { type Polled, usePolled } from '~/shared/page-data/use-polled'
import { traderPath } from '~/shared/paths/detail-path'
import { bar } from '~/ui/marks/skeleton.css'
import { Dialog, DialogBody, DialogHeader } from '~/ui/overlay/dialog'
import { PanelState } from '~/ui/panel/panel-state'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { OrderBody } from './order-body'
import { OrderBoundary } from './order-boundary'
import * as styles from './order-details.css'
import { OrderHead, orderTitle } from './order-head'
import { failedWords, orderText } from './order-text'

/**
 * Polling interval of an open order. It is the same as that of the order feeds, because an order changes with
 * every cycle.
 */
const pace = { everyMs: 5_000, jitterMs: 1_000 } as const

/** Order that was loaded together with the page. */
export interface LandedOrder {
  readonly key: string
  /** Response for the order. `undefined`: no order has this key. */
  readonly answer: PolledResult<OrderDetails> | undefined
}

interface OrderPopupProps {
  /** The order's account, or `{userAccount}:{orderId}`. */
  readonly orderKey: string
  /** Order that was loaded together with the page. `undefined`: the order was opened later. */
  readonly landed: LandedOrder | undefined
  readonly onClose: () => void
}

/** Popup with an order, over the page on which the order was opened. */
export function OrderPopup(props: OrderPopupProps) {
  return (
    <OrderBoundary fallback={(again) => <FailedPopup {...props} onRetry={again} />}>
      <OpenOrder {...props} />
    </OrderBoundary>
  )
}

interface FailedPopupProps extends OrderPopupProps {
  readonly onRetry: () => void
}

/** Shown if the order cannot be rendered. */
function FailedPopup({ orderKey, onClose, onRetry }: FailedPopupProps) {
  const title = failedWords(orderKey)
  return (
    <Dialog label={title} shape="wide" onClose={onClose}>
      <DialogHeader title={shortKey(orderKey)} actions={<Ways orderKey={orderKey} />} onClose={onClose} />
      <DialogBody>
        <PanelState kind="error" title={title} action={{ label: text.retry, onSelect: onRetry }} />
      </DialogBody>
    </Dialog>
  )
}

function OpenOrder({ orderKey, landed, onClose }: OrderPopupProps) {
  const initial = landed?.answer?.data == null ? undefined : landed.answer
  const path = `/panels/order/${encodeURIComponent(orderKey)}`
  const polled = usePolled<OrderDetails>(path, initial, pace)
  const problem = polled.failure === undefined ? problemOf(landed) : { status: polled.failure.code }
  const known = knownOf(polled)
  return (
    <Dialog
      label={known === undefined ? orderText.loading : orderTitle(known.details)}
      shape="wide"
      written={landed !== undefined}
      onClose={onClose}
    >
      <DialogHeader
        title={known === undefined ? shortKey(orderKey) : <Head {...known} />}
        actions={<Ways orderKey={orderKey} />}
        onClose={onClose}
      />
      <DialogBody>
        {known !== undefined ? (
          <StaleDimmer times={known.times}>
            <OrderBody details={known.details} />
          </StaleDimmer>
        ) : problem === undefined ? (
          <Waiting />
        ) : (
          <OrderProblem orderKey={orderKey} problem={problem} onRetry={polled.refresh} />
        )}
      </DialogBody>
    </Dialog>
  )
}

/**
 * Returns why the page has no data for the order. `undefined`: the page has the data, or the page request
 * contained no order.
 */
function problemOf(landed: LandedOrder | undefined): PollProblem | undefined {
  if (landed === undefined || landed.answer?.data) return undefined
  return { status: landed.answer === undefined ? nothingKnown : 503 }
}

interface Known {
  readonly details: OrderDetails
  readonly times: PanelTimes
}

/** Returns the order and the times of its data. `undefined`: the order has not been read yet. */
function knownOf({ data, times }: Polled<OrderDetails>): Known | undefined {
  return data === null ? undefined : { details: data, times }
}

function Head({ details, times }: Known) {
  return (
    <span className={styles.head}>
      <OrderHead details={details} />
      <PanelStatus times={times} />
    </span>
  )
}

/** Links to the order on other sites, and a button that copies the address of the order. */
function Ways({ orderKey }: { readonly orderKey: string }) {
  return (
    <>
      <CopyLinkButton />
      <ExplorerLink to={{ kind: 'account', address: accountOf(orderKey) }} title={orderText.openExplorer} />
    </>
  )
}

function Waiting() {
  return (
    <div className={`${styles.stack} ${styles.waiting}`} aria-busy="true">
      <span className={visuallyHidden} role="status">
        {orderText.loading}
      </span>
      <span className={bar} />
      <span className={styles.waitingTrack} />
      <div className={styles.tiles}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <span key={place} className={styles.waitingTile} />
        ))}
      </div>
      <span className={styles.waitingChart} />
    </div>
  )
}

interface OrderProblemProps {
  readonly orderKey: string
  readonly problem: PollProblem
  readonly onRetry: () => void
}

function OrderProblem({ orderKey, problem, onRetry }: OrderProblemProps) {
  if (problem.status === nothingKnown) {
    return (
      <PanelState
        kind="empty"
        title={orderText.unknownTitle}
        reason={orderText.unknownLine}
        action={{ label: orderText.lookUp, to: traderPath(accountOf(orderKey)) }}
      />
    )
  }
  const reason = problem.status === undefined ? text.unreachable : orderText.status(problem.status)
  return (
    <PanelState
      kind="error"
      title={failedWords(orderKey)}
      reason={reason}
      action={{ label: text.retry, onSelect: onRetry }}
    />
  )
}

/** Returns the account in an order key. For a perp order, that is the trader's User account. */
function accountOf(orderKey: string): string {
  const [account = orderKey] = orderKey.split(':')
  return account
}
