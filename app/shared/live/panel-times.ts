import type { PanelMeta } from '~/contracts/state/panel'
import type { UnixSeconds } from '~/domain/base/time'
import type { PanelTimes } from '~/domain/service/freshness'

/**
 * Maximum interval between reloads of the page while the stream is open, seconds. It is also the refresh
 * period of panels whose data loads with the page.
 */
export const pagePeriodSeconds = 30

/**
 * Returns the times for a panel's freshness chip. `held` is the panel's data. If `held` is `null`, the data
 * has not been read yet, so the panel has no age and is not live, even if the data source is current.
 */
export function panelTimes(
  held: unknown,
  meta: Pick<PanelMeta, 'dataTime'>,
  refreshedAt: UnixSeconds,
): PanelTimes {
  return { refreshedAt, dataAt: held === null ? undefined : (meta.dataTime ?? undefined) }
}

/**
 * Returns the notice about the data source of a panel. A panel without data has no notice, because it shows a
 * message instead of data.
 */
export function panelNotice(
  data: unknown,
  { notice, dataTime }: Pick<PanelMeta, 'notice' | 'dataTime'>,
): string | undefined {
  return data === null || dataTime === null ? undefined : (notice ?? undefined)
}
