import type { TokenPressurePage, TokenPressureWire } from '~/contracts/pressure'
import { majorMints } from '~/domain/mints'
import type { PressureHorizon } from '~/domain/pressure-view'

/** Number of rows in the ranking beside the chart. */
const rankedTokens = 6

/** Planned buys and sells of one token or of several, USD. */
interface Planned {
  readonly buyUsd: number
  readonly sellUsd: number
}

/** Forecast in the form that the dashboard shows. */
export interface PressurePanelData {
  readonly horizon: PressureHorizon
  /** Sum over all tokens except the majors, within the horizon. */
  readonly total: Planned
  /** Sums for each of the next 24 hours, over the same tokens. */
  readonly hours: readonly Planned[]
  /** Tokens, largest net volume first. */
  readonly tokens: readonly (Planned &
    Pick<TokenPressureWire, 'tokenMint' | 'tokenSymbol' | 'tokenName' | 'tokenVerified' | 'tokenImage'>)[]
  readonly assumptions: readonly string[]
}

/**
 * Returns the forecast for one horizon. Each cycle sells one token and buys another, so the buys and sells of
 * all tokens are equal. The majors, which most orders use as one side, are therefore left out, as in the
 * volume summaries.
 */
export function pressurePanelData(page: TokenPressurePage, horizon: PressureHorizon): PressurePanelData {
  const majors = new Set<string>(majorMints)
  const tokens = page.content
    .filter(({ tokenMint }) => !majors.has(tokenMint))
    .map((token) => ({ token, ...plannedWithin(token, horizon) }))
  return {
    horizon,
    total: sumOf(tokens),
    hours: Array.from({ length: 24 }, (_, hour) =>
      sumOf(tokens.flatMap(({ token }) => token.hours[hour] ?? [])),
    ),
    tokens: tokens
      .filter(({ buyUsd, sellUsd }) => buyUsd !== 0 || sellUsd !== 0)
      .sort((one, other) => Math.abs(netOf(other)) - Math.abs(netOf(one)))
      .slice(0, rankedTokens)
      .map(({ token, buyUsd, sellUsd }) => ({
        tokenMint: token.tokenMint,
        tokenSymbol: token.tokenSymbol,
        tokenName: token.tokenName,
        tokenVerified: token.tokenVerified,
        tokenImage: token.tokenImage,
        buyUsd,
        sellUsd,
      })),
    assumptions: page.assumptions,
  }
}

export function netOf({ buyUsd, sellUsd }: Planned): number {
  return buyUsd - sellUsd
}

function plannedWithin(token: TokenPressureWire, horizon: PressureHorizon): Planned {
  return { buyUsd: token[`buyUsd${horizon}`], sellUsd: token[`sellUsd${horizon}`] }
}

function sumOf(parts: readonly Planned[]): Planned {
  return parts.reduce<Planned>(
    (sum, part) => ({ buyUsd: sum.buyUsd + part.buyUsd, sellUsd: sum.sellUsd + part.sellUsd }),
    { buyUsd: 0, sellUsd: 0 },
  )
}
