import type { UnixSeconds } from '../base/time'
import { fieldsOf, parseStoredList, type StoredFields, storedNumber, storedText } from './stored-list'

/** What is known of former events, so that no alert fires twice. All tabs of a device share it. */
export interface AlertState {
  /** Trades and orders that fired lately, newest last. */
  readonly reported: readonly ReportedEvent[]
  /**
   * Whether the last known value was beyond the threshold, by the id of a price or funding rule. A missing entry: no
   * value is known yet.
   */
  readonly beyond: Readonly<Record<string, boolean>>
}

interface ReportedEvent {
  readonly id: string
  readonly at: UnixSeconds
}

export const emptyAlertState: AlertState = { reported: [], beyond: {} }

/** Maximum number of remembered events. */
export const mostReported = 1_000
const longestId = 200

/** Parses the stored state. Unreadable parts are empty. Never throws. */
export function parseAlertState(text: string | null): AlertState {
  const [stored] = parseStoredList(`[${text ?? ''}]`, 1, (fields) => fields)
  if (stored === undefined) return emptyAlertState
  const reported = Array.isArray(stored.reported) ? stored.reported : []
  return {
    reported: reported
      .map((entry) => parseReported(fieldsOf(entry)))
      .filter((entry) => entry !== undefined)
      .slice(-mostReported),
    beyond: Object.fromEntries(
      Object.entries(fieldsOf(stored.beyond)).flatMap(([id, isBeyond]) =>
        typeof isBeyond === 'boolean' ? [[id, isBeyond] as const] : [],
      ),
    ),
  }
}

function parseReported(fields: StoredFields): ReportedEvent | undefined {
  const id = storedText(fields.id, longestId)
  const at = storedNumber(fields.at)
  return id === undefined || at === undefined ? undefined : { id, at }
}
