import { type ReactNode, useState } from 'react'
import { button } from '../controls/button-class'
import { Icon } from '../marks/icon'
import { type PlainColumn, PlainTable } from '../table/plain-table'
import { text } from '../text'
import { notOnPhone } from '../theme/text-style.css'
import { Card } from './card'

interface ChartFrameProps {
  readonly title: string
  /** Freshness of the data. */
  readonly status?: ReactNode
  /** Controls in the header, for example the time frame. */
  readonly actions?: ReactNode
  /** Whether the frame is narrow. The button that switches to the table then shows only an icon. */
  readonly narrow?: boolean
  /** The chart's data as a table. */
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** The drawing. It must have its own text alternative. */
  readonly children: ReactNode
}

/** A card with a chart that can be switched to a table. */
export function ChartFrame({
  title,
  status,
  actions,
  narrow = false,
  columns,
  rows,
  children,
}: ChartFrameProps) {
  const [asTable, setAsTable] = useState(false)
  const label = asTable ? text.viewAsChart : text.viewAsTable
  const toggle = (
    <button
      type="button"
      className={button({ variant: 'ghost', size: 'small' })}
      aria-label={label}
      data-needs-script=""
      onClick={() => setAsTable(!asTable)}
    >
      <Icon name={asTable ? 'chart' : 'table'} />
      {narrow ? null : <span className={notOnPhone}>{label}</span>}
    </button>
  )
  return (
    <Card
      title={title}
      status={status}
      actions={
        <>
          {actions}
          {toggle}
        </>
      }
    >
      {asTable ? <PlainTable caption={title} columns={columns} rows={rows} /> : children}
    </Card>
  )
}
