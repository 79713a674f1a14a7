import { z } from 'zod'
import type { PanelView } from '~/domain/panel-view'
import type { UnixSeconds } from '~/domain/time'
import { orNull } from './absent'
import { epochSecondsOrNull } from './fields'
import type { WirePage } from './page'

/** Where the data of a panel comes from and how old it is (M234, resolution 4.10). Goes with every loader answer and as headers with every API answer. */
export const panelMeta = z
  .object({
    source: z.enum(['live', 'simulated', 'fixtures']).describe('Where the chain data comes from.'),
    dataTime: epochSecondsOrNull.describe(
      'Block time of the last slot that was read; null before the first.',
    ),
    dataSlot: z.number().int().nullable().meta({ 'x-unit': 'slot' }).describe('That slot.'),
    notice: z
      .string()
      .nullable()
      .describe('A sentence for people while the source is down or still filling; null when all is well.'),
  })
  .describe('Where data comes from and how old it is, as the headers `X-Data-…` say it of an answer.')
export type PanelMeta = z.infer<typeof panelMeta>

/** A panel's age as loaders and the stream hand it over. */
export function panelToWire(panel: PanelView): PanelMeta {
  return {
    source: panel.source,
    dataTime: orNull(panel.dataAt),
    dataSlot: orNull(panel.dataSlot),
    notice: orNull(panel.notice),
  }
}

/** What a loader answers for one panel of a page. */
export interface PanelAnswer<Row> {
  /** Null = the source is unavailable and there is no earlier answer. */
  readonly page: WirePage<Row> | null
  readonly meta: PanelMeta
  /** Server time of the answer. */
  readonly answeredAt: UnixSeconds
}

/** What a loader or a resource route answers for a panel that reads itself anew at an interval of its own. */
export interface PolledAnswer<Data> {
  /** Null = the source is unavailable and there is no earlier answer. */
  readonly data: Data | null
  readonly meta: PanelMeta
  /** Server time of the answer, epoch seconds. */
  readonly answeredAt: UnixSeconds
}
