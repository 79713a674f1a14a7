import { formatClock, formatDateTime } from '~/domain/format/format-time'
import { utcFormat } from '~/domain/format/time-zone'
import { freshnessOf, panelAgeSeconds } from '~/domain/service/freshness'
import { sourceTexts } from '~/shared/text/site-text'
import { cardText } from './card-text'
import type { CardFrame } from './summary-card'

/** Age and data source of a summary card. */
export interface CardAge {
  /** Time of the data, for example `As of 15:02:31 UTC`. */
  readonly asOf: string
  /** Warnings for the reader: the data is stale, or the data does not come from the real market. */
  readonly warnings: readonly string[]
}

const daySeconds = 86_400

/**
 * Returns the time of the data and the warnings of a card. A card shows a time because it is often viewed
 * long after it was made. The time includes the date if the data is older than a day or if the card is `kept`
 * (cached) for days.
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
