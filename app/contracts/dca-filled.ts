import type { DcaFilledView } from '~/domain/volume-view'
import { orNull } from './absent'

/** DCA executions of 30 days, as loaders hand them over; null = not known. */
export interface WireDcaFilled {
  readonly volumeUsd: number | null
  readonly fills: number | null
}

export function dcaFilledToWire({ volumeUsd, fills }: DcaFilledView): WireDcaFilled {
  return { volumeUsd: orNull(volumeUsd), fills: orNull(fills) }
}
