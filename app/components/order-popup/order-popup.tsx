import type { OrderDetails } from '~/contracts/order-details'
import type { PolledAnswer } from '~/contracts/panel'
import { shortKey } from '~/domain/format'
import type { PanelTimes } from '~/domain/freshness'
import { Dialog, DialogBody, DialogHeader } from '~/ui/dialog'
import { PanelState } from '~/ui/panel-state'
import { bar } from '~/ui/skeleton.css'
import { StaleDimmer } from '~/ui/stale-dimmer'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/text-style.css'
import { PanelStatus } from '../live/panel-status'
import { panelTimes } from '../live/panel-times'
import { type AskedProblem, nothingKnown } from '../live/polled-answer'
import { useAsked } from '../live/use-asked'
import { ExplorerLink } from '../outside/explorer-link'
import { CopyLinkButton } from '../shell/copy-link-button'
import { traderPath } from '../shell/pages'
import { OrderBody } from './order-body'
import { OrderBoundary } from './order-boundary'
import * as styles from './order-details.css'
import { OrderHead, orderTitle } from './order-head'
import { failedWords, orderText } from './order-text'

/** An order changes with every cycle; this is as fast as the page's own feeds poll. */
const pace = { everyMs: 5_000, jitterMs: 1_000 } as const

/** An order with which a page was asked for. */
export interface LandedOrder {
  readonly key: string
  /** Undefined = nothing that we know. */
  readonly answer: PolledAnswer<OrderDetails> | undefined
}

interface OrderPopupProps {
  /** The order's account, or `{userAccount}:{orderId}`. */
  readonly orderKey: string
  /** It has come with the page. */
  readonly landed: LandedOrder | undefined
  readonly onClose: () => void
}

/** One order over the page that it was found on (M109). */
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

/** What has come of the order can't be drawn. */
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
  const asked = useAsked<OrderDetails>(`/panels/order/${encodeURIComponent(orderKey)}`, { ...pace, initial })
  const { answer, problem = problemOf(landed), refresh } = asked
  const known = knownOf(answer)
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
          <OrderProblem orderKey={orderKey} problem={problem} onRetry={refresh} />
        )}
      </DialogBody>
    </Dialog>
  )
}

/** Why the page brought nothing for its order; undefined = it did, or was not asked. */
function problemOf(landed: LandedOrder | undefined): AskedProblem | undefined {
  if (landed === undefined || landed.answer?.data) return undefined
  return { status: landed.answer === undefined ? nothingKnown : 503 }
}

interface Known {
  readonly details: OrderDetails
  readonly times: PanelTimes
}

/** Undefined = nothing could be read yet. */
function knownOf(answer: PolledAnswer<OrderDetails> | undefined): Known | undefined {
  if (answer === undefined || answer.data === null) return undefined
  return { details: answer.data, times: panelTimes(answer.data, answer.meta, answer.answeredAt) }
}

function Head({ details, times }: Known) {
  return (
    <span className={styles.head}>
      <OrderHead details={details} narrow />
      <PanelStatus times={times} />
    </span>
  )
}

/** Where else the order can be looked at. */
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
  readonly problem: AskedProblem
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

/** The account that a key names, the User account of a Drift order. */
function accountOf(orderKey: string): string {
  return orderKey.replace(/:\d+$/, '')
}
