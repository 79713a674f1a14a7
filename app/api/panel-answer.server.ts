import { pageToWire } from '~/contracts/page'
import { type PanelAnswer, type PolledAnswer, panelToWire } from '~/contracts/panel'
import type { Page } from '~/domain/page'
import type { PanelTopic } from '~/domain/panel-view'
import type { Clock } from '~/lib/clock'
import type { Queries } from '~/queries/queries.server'
import { isSourceUnavailable } from '~/queries/source-unavailable.server'

/** A panel's page and age. A source that is down empties its own panel, not the whole page. */
export async function answerPanel<Row, Wire>(
  { queries, clock }: { readonly queries: Queries; readonly clock: Clock },
  topic: PanelTopic,
  listed: Promise<Page<Row>>,
  toWire: (row: Row) => Wire,
): Promise<PanelAnswer<Wire>> {
  const [page, panel] = await Promise.all([orNullWithoutSource(listed), queries.getPanel(topic)])
  return {
    page: page === null ? null : pageToWire(page, toWire),
    meta: panelToWire(panel),
    answeredAt: Math.floor(clock.nowMs() / 1000),
  }
}

/** The data and age of a panel that polls. Null data = the source is down and always was. */
export async function answerPolled<Found, Wire>(
  { queries, clock }: { readonly queries: Queries; readonly clock: Clock },
  topic: PanelTopic,
  asked: Promise<Found>,
  toWire: (found: Found) => Wire,
): Promise<PolledAnswer<Wire>> {
  const [found, panel] = await Promise.all([orNullWithoutSource(asked), queries.getPanel(topic)])
  return {
    data: found === null ? null : toWire(found),
    meta: panelToWire(panel),
    answeredAt: Math.floor(clock.nowMs() / 1000),
  }
}

/** Null = the store can't be asked now and never could. */
export async function orNullWithoutSource<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (isSourceUnavailable(error)) return null
    throw error
  }
}
