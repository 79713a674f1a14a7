import { Fragment } from 'react'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './token-page.css'

interface BarTipProps {
  readonly title: string
  readonly facts: readonly { readonly label: string; readonly value: string }[]
}

/** Content of the tooltip of a bar: a title, and figures with their labels. */
export function BarTip({ title, facts }: BarTipProps) {
  return (
    <>
      <b>{title}</b>
      {facts.map(({ label, value }) => (
        <Fragment key={label}>
          <span className={visuallyHidden}>, </span>
          <span className={styles.tipLine}>
            <span>{label}</span> <b>{value}</b>
          </span>
        </Fragment>
      ))}
    </>
  )
}
