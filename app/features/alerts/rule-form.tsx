import { type FormEvent, useState } from 'react'
import {
  type AlertKind,
  type AlertRuleDraft,
  alertDirections,
  alertKinds,
  alertSides,
} from '~/domain/alert/alert-rule'
import { type FundingUnit, fundingUnits } from '~/domain/perp/funding-unit'
import { alertPriceText, alertRateText } from '~/shared/alerts/alert-words'
import { Button } from '~/ui/controls/button'
import { Segmented } from '~/ui/controls/segmented'
import { Card } from '~/ui/panel/card'
import type { AlertOption, parseSubjectKey } from './alert-option'
import * as styles from './alerts.css'
import { alertsPageText as text } from './alerts-page-text'
import { type AlertForm, draftOfForm } from './draft-of-form'
import { FigureField, LabelledChoice, type Outcome, OutcomeLine } from './rule-fields'
import { SubjectPicker } from './subject-picker'
import type { StoreFault } from './use-alert-rules'

interface RuleFormProps {
  /** Token or market that the URL names for the new alert. */
  readonly of: ReturnType<typeof parseSubjectKey> | null
  /** Tokens and markets that can be chosen. */
  readonly options: readonly AlertOption[]
  readonly onAdd: (draft: AlertRuleDraft) => StoreFault | undefined
}

/** Form for a new alert. */
export function RuleForm({ of, options, onAdd }: RuleFormProps) {
  const form = useRuleForm({ of, options, onAdd })
  const { kind, subject, per, outcome, change } = form
  return (
    <Card title={text.add}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Segmented
          label={text.kind}
          value={kind}
          options={alertKinds.map((each) => ({ value: each, label: text.kinds[each] }))}
          onChange={(next) => change({ kind: next })}
        />
        <p className={styles.line}>
          {text.kindLines[kind]} {nowOf(kind, subject, per)}
        </p>
        {kind === 'dca' ? null : (
          <SubjectPicker
            kind={kind}
            value={subject}
            options={options}
            onChange={(chosen) => change({ chosen })}
          />
        )}
        <Values form={form} />
        <OutcomeLine outcome={outcome} />
      </form>
    </Card>
  )
}

/** The fields whose number depends on the kind of alert, and the button. */
function Values({ form }: { readonly form: ReturnType<typeof useRuleForm> }) {
  const { kind, side, direction, per, typed, outcome, change } = form
  return (
    <div className={styles.row}>
      {kind === 'trade' ? (
        <LabelledChoice
          label={text.side}
          value={side}
          options={sideOptions}
          onChange={(next) => change({ side: next })}
        />
      ) : null}
      {kind === 'price' || kind === 'funding' ? (
        <LabelledChoice
          label={text.direction}
          value={direction}
          options={directionOptions[kind]}
          onChange={(next) => change({ direction: next })}
        />
      ) : null}
      {kind === 'funding' ? (
        <LabelledChoice
          label={text.per}
          value={per}
          options={unitOptions}
          onChange={(next) => change({ per: next })}
        />
      ) : null}
      <FigureField
        kind={kind}
        typed={typed}
        isInvalid={outcome === 'figure' || outcome === 'positive'}
        onType={(next) => change({ typed: next })}
      />
      <Button type="submit" variant="primary">
        {text.create}
      </Button>
    </div>
  )
}

interface Entered extends Omit<AlertForm, 'subject'> {
  /** The visitor’s choice. `undefined`: none yet, so the token or market of the URL counts. */
  readonly chosen: AlertOption | null | undefined
}

/** State of the form, and the function that stores its rule. */
function useRuleForm({ of, options, onAdd }: RuleFormProps) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [entered, setEntered] = useState<Entered>({
    kind: of == null ? 'trade' : 'price',
    chosen: undefined,
    side: 'both',
    direction: 'above',
    per: 'year',
    typed: '',
  })
  const { chosen, ...rest } = entered
  const named = options.find((option) => option.kind === of?.kind && option.key === of.key) ?? null
  const option = chosen === undefined ? named : chosen
  // Only markets have funding.
  const subject = rest.kind === 'funding' && option?.kind !== 'market' ? null : option
  return {
    ...rest,
    subject,
    outcome,
    change(changed: Partial<Entered>) {
      setEntered((before) => ({ ...before, ...changed }))
      setOutcome(undefined)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      const draft = draftOfForm({ ...rest, subject: subject && subjectOf(subject) })
      const fault = typeof draft === 'string' ? draft : onAdd(draft)
      setOutcome(fault ?? 'created')
      if (fault === undefined) setEntered((before) => ({ ...before, typed: '' }))
    },
  }
}

const sideOptions = (['both', ...alertSides] as const).map((value) => ({ value, label: text.sides[value] }))
// The screens show annual rates first.
const unitOptions = fundingUnits.toReversed().map((value) => ({ value, label: text.units[value] }))
const directionOptions = { price: directionsOf('price'), funding: directionsOf('funding') }

function directionsOf(kind: 'price' | 'funding') {
  return alertDirections.map((value) => ({ value, label: text.directions[kind][value] }))
}

function subjectOf({ kind, key, name, venue }: AlertOption) {
  return { kind, key, name, venue }
}

/** Returns the current price or funding rate of the chosen token or market. Empty if it is unknown. */
function nowOf(kind: AlertKind, option: AlertOption | null, per: FundingUnit): string {
  if (kind === 'price' && option?.priceUsd != null) return text.now(alertPriceText(option.priceUsd))
  if (kind === 'funding' && option?.hourlyPercent != null)
    return text.now(alertRateText(option.hourlyPercent, per))
  return ''
}
