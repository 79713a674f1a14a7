import { type ComponentProps, useId } from 'react'
import { type AlertKind, mostRules } from '~/domain/alert/alert-rule'
import { formatCount } from '~/domain/format/format'
import { bare, field } from '~/ui/controls/field.css'
import { Segmented } from '~/ui/controls/segmented'
import * as styles from './alerts.css'
import { alertsPageText as text } from './alerts-page-text'
import type { FormFault } from './draft-of-form'
import type { StoreFault } from './use-alert-rules'

/** What the last press of the button has done. */
export type Outcome = FormFault | StoreFault | 'created'

/** A choice of a few options with its label above. */
export function LabelledChoice<Value extends string>(props: ComponentProps<typeof Segmented<Value>>) {
  return (
    <div className={styles.labelled}>
      <span className={styles.label} aria-hidden="true">
        {props.label}
      </span>
      <Segmented {...props} />
    </div>
  )
}

interface FigureFieldProps {
  readonly kind: AlertKind
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly isInvalid: boolean
}

const figureLabels = { trade: text.minUsd, dca: text.minUsd, price: text.priceUsd, funding: text.rate }

/** Field for the value, price or rate of an alert. */
export function FigureField({ kind, typed, isInvalid, onType }: FigureFieldProps) {
  const id = useId()
  return (
    <div className={`${styles.labelled} ${styles.figureField}`}>
      <label htmlFor={id} className={styles.label}>
        {figureLabels[kind]}
      </label>
      <span className={field}>
        <input
          id={id}
          className={bare}
          // Phones have no minus sign on the keyboard for decimals, and funding can be negative.
          inputMode={kind === 'funding' ? 'text' : 'decimal'}
          autoComplete="off"
          value={typed}
          aria-invalid={isInvalid}
          onChange={(event) => onType(event.target.value)}
        />
      </span>
    </div>
  )
}

/** Says whether the alert was created, or what must be corrected. */
export function OutcomeLine({ outcome }: { readonly outcome: Outcome | undefined }) {
  const isFault = outcome !== undefined && outcome !== 'created'
  return (
    <>
      <p className={styles.line} role="status" hidden={isFault}>
        {outcome === 'created' ? text.created : null}
      </p>
      <p className={styles.fault} role="alert" hidden={!isFault}>
        {isFault ? faultText(outcome) : null}
      </p>
    </>
  )
}

function faultText(fault: FormFault | StoreFault): string {
  return fault === 'full' ? text.invalid.full(formatCount(mostRules)) : text.invalid[fault]
}
