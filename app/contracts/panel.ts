import { z } from 'zod'

/** Where the data of a panel comes from and how old it is (M234, resolution 4.10). Goes with every loader answer and as headers with every API answer. */
export const panelMeta = z.object({
  /** `offline` when the indexer itself says that it has no source. */
  source: z.enum(['live', 'simulated', 'fixtures']),
  /** Block time of the last committed slot of the panel's source, epoch seconds; null before the first commit. */
  dataTime: z.number().int().nullable(),
  dataSlot: z.number().int().nullable(),
  /** A sentence for people when the source is down or still filling; null when all is well. */
  notice: z.string().nullable(),
})
export type PanelMeta = z.infer<typeof panelMeta>
