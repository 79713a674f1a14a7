import type { AlertSubject } from '~/domain/alert/alert-rule'
import type { Address } from '~/domain/base/ids'
import { parseAddress } from '~/domain/base/parse-id'
import { alertSubjectName } from '~/shared/paths/alerts-path'

/** A token or market that a new alert can be about, with its current figures. `null`: unknown. */
export interface AlertOption extends AlertSubject {
  readonly priceUsd: number | null
  readonly hourlyPercent: number | null
}

/** Key of a token or market in the URL. */
interface SubjectKey {
  readonly kind: AlertSubject['kind']
  readonly key: Address
}

/** Reads the token or market for a new alert from a URL. `undefined`: none, or invalid. */
export function parseSubjectKey(params: URLSearchParams): SubjectKey | undefined {
  const [kind, text = ''] = params.get(alertSubjectName)?.split(':', 2) ?? []
  const key = parseAddress(text)
  return key === undefined || (kind !== 'token' && kind !== 'market') ? undefined : { kind, key }
}

/** Value of an option in a select element. */
export function optionValue({ kind, key }: Pick<AlertSubject, 'kind' | 'key'>): string {
  return `${kind}:${key}`
}
