import type {
  AlertDirection,
  AlertKind,
  AlertRuleDraft,
  AlertSide,
  AlertSubject,
} from '~/domain/alert/alert-rule'
import { type FundingUnit, toHourlyPercent } from '~/domain/perp/funding-unit'

/** What the visitor has entered. */
export interface AlertForm {
  readonly kind: AlertKind
  readonly subject: AlertSubject | null
  readonly side: AlertSide | 'both'
  readonly direction: AlertDirection
  /** Unit of a funding rate. */
  readonly per: FundingUnit
  /** Value, price or rate, as typed. */
  readonly typed: string
}

/** The field that must be corrected, and why. */
export type FormFault = 'figure' | 'positive' | 'subject'

const mostUsd = 1e12

/** Returns the rule that a form describes, or what is wrong with the form. */
export function draftOfForm({
  kind,
  subject,
  side,
  direction,
  per,
  typed,
}: AlertForm): AlertRuleDraft | FormFault {
  const figure = parseTyped(typed)
  if (figure === undefined) return 'figure'
  if (kind !== 'funding' && (figure <= 0 || figure > mostUsd)) return 'positive'
  switch (kind) {
    case 'trade':
      return { kind, minUsd: figure, subject, side: side === 'both' ? null : side }
    case 'dca':
      return { kind, minUsd: figure }
    case 'price':
      return subject === null ? 'subject' : { kind, subject, direction, priceUsd: figure }
    case 'funding':
      return subject?.kind === 'market'
        ? { kind, subject, direction, hourlyPercent: toHourlyPercent(figure, per), per }
        : 'subject'
  }
}

const scales = { k: 1e3, m: 1e6, b: 1e9 } as const

/** Parses a typed number: `10,000`, `$10k`, `-0.01%`. `undefined`: not a number. */
export function parseTyped(typed: string): number | undefined {
  const plain = typed
    .replaceAll(/[\s,$%]/g, '')
    .replace('\u2212', '-')
    .toLowerCase()
  const unit = plain.at(-1)
  const scale = unit === 'k' || unit === 'm' || unit === 'b' ? scales[unit] : undefined
  const digits = scale === undefined ? plain : plain.slice(0, -1)
  if (!/^[+-]?[\d.]+$/.test(digits)) return undefined
  const number = Number(digits) * (scale ?? 1)
  return Number.isFinite(number) ? number : undefined
}
