import { type ReactNode, useState } from 'react'
import { button } from './button-class'
import { Card } from './card'
import { Icon } from './icon'
import { type PlainColumn, PlainTable } from './plain-table'
import { notOnPhone } from './text-style.css'
import { viewAsText } from './view-as-text'

interface ChartFrameProps {
  readonly title: string
  /** How fresh the data is. */
  readonly status?: ReactNode
  /** Choices of time frame and the like. */
  readonly actions?: ReactNode
  /** Too narrow for the words on the button. */
  readonly narrow?: boolean
  /** What the chart shows, row by row. */
  readonly columns: readonly PlainColumn[]
  readonly rows: readonly (readonly ReactNode[])[]
  /** The drawing, with a text of its own for those who don't see it. */
  readonly children: ReactNode
}

/** A card with a chart, which can be read as a table as well. */
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
  const label = asTable ? viewAsText.chart : viewAsText.table
  const toggle = (
    <button
      type="button"
      className={button({ look: 'ghost', size: 'small' })}
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
