import type { DcaFilledView } from '~/domain/order/volume-view'
import { orNull } from '../schema/absent'

/** DCA executions of the last 30 days, in the format of loaders. `null` means that a value is unknown. */
export interface WireDcaFilled {
  readonly volumeUsd: number | null
  readonly fills: number | null
}

export function dcaFilledToWire({ volumeUsd, fills }: DcaFilledView): WireDcaFilled {
  return { volumeUsd: orNull(volumeUsd), fills: orNull(fills) }
}
