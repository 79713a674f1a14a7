import { z } from 'zod'
import type { UnixSeconds } from '~/domain/base/time'
import type { PanelView } from '~/domain/service/panel-view'
import { orNull } from '../schema/absent'
import { epochSecondsOrNull } from '../schema/fields'
import type { WirePage } from '../schema/page'

/**
 * Source and age of a panel's data. Every loader result contains them. API responses contain them as headers.
 */
export const panelMeta = z
  .object({
    source: z.enum(['live', 'simulated', 'fixtures']).describe('Origin of the chain data.'),
    dataTime: epochSecondsOrNull.describe('Block time of the last indexed slot; null before the first.'),
    dataSlot: z.number().int().nullable().meta({ 'x-unit': 'slot' }).describe('Last indexed slot.'),
    notice: z
      .string()
      .nullable()
      .describe('Message for users while the source is down or catching up; null if all is well.'),
  })
  .describe('Origin and age of the data, as in the `X-Data-…` headers of a response.')
export type PanelMeta = z.infer<typeof panelMeta>

/** Converts the source and age of a panel to the format of loaders and of the stream. */
export function panelToWire(panel: PanelView): PanelMeta {
  return {
    source: panel.source,
    dataTime: orNull(panel.dataAt),
    dataSlot: orNull(panel.dataSlot),
    notice: orNull(panel.notice),
  }
}

/** Body of the 503 response of a page while the chain state is being loaded for the first time. */
export const loadingBody = 'loading'

/** Result of a loader for a live list, whose component shows it with `usePanel`. */
export interface PanelResult<Row> {
  /** The page of rows; `null`: the source is unavailable and no result is cached. */
  readonly page: WirePage<Row> | null
  readonly meta: PanelMeta
  /** Server time when the result was created, seconds since 1970. */
  readonly answeredAt: UnixSeconds
}

/** Result of a loader for any other panel, which is updated only by polling. */
export interface PolledResult<Data> {
  /** The data; `null`: the source is unavailable and no result is cached. */
  readonly data: Data | null
  readonly meta: PanelMeta
  /** Set while a source reads the current state of the chain for the first time. */
  readonly loading?: true | undefined
  /** Server time when the result was created, seconds since 1970. */
  readonly answeredAt: UnixSeconds
}
