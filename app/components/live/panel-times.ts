import type { PanelMeta } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'
import type { UnixSeconds } from '~/domain/time'

/**
 * Maximum interval between reloads of the page while the stream is open, seconds. It is the refresh period of
 * panels that load with the page.
 */
export const pagePeriodSeconds = 30

/**
 * Returns the times of a panel's freshness chip. `held` is the panel's data. `null`: not read yet. The panel
 * then has no age and is not live, even if its source is current.
 */
export function panelTimes(
  held: unknown,
  meta: Pick<PanelMeta, 'dataTime'>,
  refreshedAt: UnixSeconds,
): PanelTimes {
  return { refreshedAt, dataAt: held === null ? undefined : (meta.dataTime ?? undefined) }
}

/**
 * Returns the source notice of a panel with data. A panel without data shows a message of its own instead.
 */
export function panelNotice(
  data: unknown,
  { notice, dataTime }: Pick<PanelMeta, 'notice' | 'dataTime'>,
): string | undefined {
  return data === null || dataTime === null ? undefined : (notice ?? undefined)
}
