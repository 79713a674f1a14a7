import type { TokenPressureWire } from '~/contracts/orders/pressure'
import { orNull } from '~/contracts/schema/absent'
import {
  type DcaForecastView,
  type PressureHorizon,
  type PressureSum,
  pressureAssumptions,
} from '~/domain/order/pressure-view'

/** Forecast of buys and sells in the form that the dashboard shows. See `DcaForecastView`. */
export interface PressurePanelData extends Pick<DcaForecastView, 'total' | 'hours'> {
  readonly horizon: PressureHorizon
  /** Tokens in descending order of net volume. */
  readonly tokens: readonly (PressureSum &
    Pick<TokenPressureWire, 'tokenMint' | 'tokenSymbol' | 'tokenName' | 'tokenVerified' | 'tokenImage'>)[]
  readonly assumptions: readonly string[]
}

/** Converts a forecast to the form that the dashboard shows. */
export function pressurePanelData(
  { total, hours, tokens }: DcaForecastView,
  horizon: PressureHorizon,
): PressurePanelData {
  return {
    horizon,
    total,
    hours,
    tokens: tokens.map(({ token, ...planned }) => ({
      tokenMint: token.mint,
      tokenSymbol: orNull(token.symbol),
      tokenName: orNull(token.name),
      tokenVerified: token.verified,
      tokenImage: orNull(token.logoUrl),
      ...planned,
    })),
    assumptions: pressureAssumptions,
  }
}
