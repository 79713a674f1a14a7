import type { UpcomingView } from '~/domain/order/upcoming-view'
import { upcomingToWire } from './upcoming'

/** A row of a token's upcoming executions, with only the fields that the page shows. */
export type UpcomingRow = ReturnType<typeof upcomingToPanel>['content'][number]

/** Converts a list of planned cycles to the panel of a token's page. */
export function upcomingToPanel(view: UpcomingView) {
  const { content, asOf, page, size, totalElements, totalIsExact, totalPages } = upcomingToWire(view)
  const rows = content.map(({ publicKey, trader, time, side, amountUsd }) => ({
    publicKey,
    trader,
    time,
    side,
    amountUsd,
  }))
  return { content: rows, asOf, page, size, totalElements, totalIsExact, totalPages }
}
