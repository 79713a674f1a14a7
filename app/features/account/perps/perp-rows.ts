import type { z } from 'zod'
import type { venueOrderWire, venuePositionWire, venueTradeWire } from '~/contracts/perps/venue-rows'

export type PositionRow = z.infer<typeof venuePositionWire>
export type PerpOrderRow = z.infer<typeof venueOrderWire>
export type PerpFillRow = z.infer<typeof venueTradeWire>
