import type { PanelMeta } from '~/contracts/panel'
import type { PanelTimes } from '~/domain/freshness'
import type { UnixSeconds } from '~/domain/time'

/** The page is read anew at least this often while the stream is open, seconds: the period of panels that come with it. */
export const pagePeriodSeconds = 30

/**
 * The times of a panel's freshness chip. `held` is what the panel shows, null where nothing could be read yet: that has no age, and is not live
 * however current its source is.
 */
export function panelTimes(
  held: unknown,
  meta: Pick<PanelMeta, 'dataTime'>,
  refreshedAt: UnixSeconds,
): PanelTimes {
  return { refreshedAt, dataAt: held === null ? undefined : (meta.dataTime ?? undefined) }
}

/** What there is to say of what a panel shows; where it shows nothing, or nothing has been read yet, it says so itself. */
export function panelNotice(
  data: unknown,
  { notice, dataTime }: Pick<PanelMeta, 'notice' | 'dataTime'>,
): string | undefined {
  return data === null || dataTime === null ? undefined : (notice ?? undefined)
}
