import { formatClock, formatDateTime } from '~/domain/format-time'
import { freshnessOf, panelAgeSeconds } from '~/domain/freshness'
import { utcFormat } from '~/domain/time-format'
import { sourceTexts } from '~/ui/text'
import type { GlanceFrame } from './glance'
import { glanceText } from './glance-text'

/** How old a glance is and where its data comes from. */
export interface GlanceAge {
  /** E.g. `As of 15:02:31 UTC`. */
  readonly asOf: string
  /** What is wrong with it, if anything: behind its time, or not the market. */
  readonly warnings: readonly string[]
}

const daySeconds = 86_400

/** A glance is looked at long after it was made, so it names a time; the day, too, where that was another one or it is `kept` for days. */
export function glanceAge(
  { meta, answeredAt }: Pick<GlanceFrame, 'meta' | 'answeredAt'>,
  kept = false,
): GlanceAge {
  const { dataTime, source } = meta
  const age = panelAgeSeconds({ refreshedAt: answeredAt, dataAt: dataTime ?? undefined }, answeredAt)
  const origin = sourceTexts[source]?.badge
  if (dataTime === null || age === undefined)
    return { asOf: glanceText.noData, warnings: origin === undefined ? [] : [origin] }
  const format = age < daySeconds && !kept ? formatClock : formatDateTime
  const warnings = [glanceText.stale[freshnessOf(age)], origin].filter((warning) => warning !== undefined)
  return { asOf: glanceText.asOf(format(dataTime * 1_000, utcFormat)), warnings }
}
