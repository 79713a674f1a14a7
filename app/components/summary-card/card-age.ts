import { formatClock, formatDateTime } from '~/domain/format-time'
import { freshnessOf, panelAgeSeconds } from '~/domain/freshness'
import { utcFormat } from '~/domain/time-format'
import { sourceTexts } from '~/ui/text'
import { cardText } from './card-text'
import type { CardFrame } from './summary-card'

/** Age and data source of a summary card. */
export interface CardAge {
  /** Time of the data, for example `As of 15:02:31 UTC`. */
  readonly asOf: string
  /** Warnings: stale data, or data that is not from the real market. */
  readonly warnings: readonly string[]
}

const daySeconds = 86_400

/**
 * Returns the time of a card, because cards are viewed long after they were made. Includes the date if the
 * day differs, or if the card is `kept` (cached) for days.
 */
export function cardAge({ meta, answeredAt }: Pick<CardFrame, 'meta' | 'answeredAt'>, kept = false): CardAge {
  const { dataTime, source } = meta
  const age = panelAgeSeconds({ refreshedAt: answeredAt, dataAt: dataTime ?? undefined }, answeredAt)
  const origin = sourceTexts[source]?.badge
  if (dataTime === null || age === undefined)
    return { asOf: cardText.noData, warnings: origin === undefined ? [] : [origin] }
  const format = age < daySeconds && !kept ? formatClock : formatDateTime
  const warnings = [cardText.stale[freshnessOf(age)], origin].filter((warning) => warning !== undefined)
  return { asOf: cardText.asOf(format(dataTime * 1_000, utcFormat)), warnings }
}
