import type { TokenPressurePage, TokenPressureWire } from '~/contracts/pressure'
import { majorMints } from '~/domain/mints'
import type { PressureHorizon } from '~/domain/pressure-view'

/** Rows of the ranked table beside the chart. */
const rankedTokens = 6

/** Planned buys and sells of a token, or of all of them together, USD. */
interface Planned {
  readonly buyUsd: number
  readonly sellUsd: number
}

/** The forecast as the dashboard shows it. */
export interface PressurePanelData {
  readonly horizon: PressureHorizon
  /** Of all tokens but the majors, within the horizon. */
  readonly total: Planned
  /** The next 24 hours, one by one, of the same tokens. */
  readonly hours: readonly Planned[]
  /** The largest net first. */
  readonly tokens: readonly (Planned &
    Pick<TokenPressureWire, 'tokenMint' | 'tokenSymbol' | 'tokenName' | 'tokenVerified' | 'tokenImage'>)[]
  readonly assumptions: readonly string[]
}

/**
 * The forecast of all tokens, told for one horizon. Each cycle sells one token and buys another, so over all tokens both sums are the same:
 * the majors, which most orders pay with or are paid in, are left out, as in the summaries of volume (M140).
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
