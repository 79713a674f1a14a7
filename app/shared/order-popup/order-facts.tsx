import type { ReactNode } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import type { FormattedNumber } from '~/domain/format/format'
import { formatDateTime, isoTime } from '~/domain/format/format-time'
import type { OrderStatus } from '~/domain/order/order'
import { limitOrderWord } from '~/domain/order/order-math'
import { ExplorerLink } from '~/shared/links/explorer-link'
import { StatusCell } from '~/shared/orders/order-cells'
import { Address } from '~/ui/clipboard/address'
import { useNow } from '~/ui/marks/now'
import { NumberCell } from '~/ui/table/number-cell'
import * as styles from './order-details.css'
import { orderText } from './order-text'

/** List of names and values, in two columns on wide screens. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

interface FactProps {
  readonly label: ReactNode
  readonly children: ReactNode
}

export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>{label}</dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}

interface AddressFactProps {
  readonly label: string
  readonly value: string
  /** Kind of account that the address identifies, for the label of the copy button. */
  readonly what: string
  readonly explorer: 'account' | 'token'
  /** Path of the page about this account on this site. */
  readonly to?: string
}

/** A shortened Solana address with a copy button and an explorer link. */
export function AddressFact({ label, value, what, explorer, to }: AddressFactProps) {
  return (
    <Fact label={label}>
      <Address value={value} what={what} {...(to === undefined ? {} : { to })} />
      <ExplorerLink to={{ kind: explorer, address: value }} title={orderText.openExplorer} what={what} />
    </Fact>
  )
}

/** A time with its time zone. Renders nothing if the time is unknown. */
export function TimeFact({ label, at }: { readonly label: string; readonly at: UnixSeconds | null }) {
  if (at === null) return null
  return (
    <Fact label={label}>
      <ExactTime at={at} />
    </Fact>
  )
}

function ExactTime({ at }: { readonly at: UnixSeconds }) {
  const { zone } = useNow()
  return <time dateTime={isoTime(at)}>{formatDateTime(at * 1000, zone.format)}</time>
}

/** An amount in USD. Renders a dash if the amount is unknown. */
export function Dollars({ number }: { readonly number: FormattedNumber | undefined }) {
  return (
    <>
      {number === undefined ? null : '$'}
      <NumberCell number={number} />
    </>
  )
}

interface OrderStatusWordProps {
  readonly status: OrderStatus
  readonly progress: number
}

/**
 * Status of an order: open, or its outcome. If the chain marks the order as expired, this is shown with the
 * outcome.
 */
export function OrderStatusWord({ status, progress }: OrderStatusWordProps) {
  return (
    <>
      <StatusCell word={limitOrderWord(status, progress)} />
      {status === 'expired' ? ` ${orderText.expired}` : null}
    </>
  )
}

interface TileProps {
  readonly label: ReactNode
  readonly children: ReactNode
}

/** One of the figures below an order's progress bar. */
export function Tile({ label, children }: TileProps) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileLabel}>{label}</dt>
      <dd className={styles.tileFigure}>{children}</dd>
    </div>
  )
}

export function Tiles({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>
}
