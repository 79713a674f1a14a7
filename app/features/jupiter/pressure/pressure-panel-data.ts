import type { TokenPressurePage, TokenPressureWire } from '~/contracts/orders/pressure'
import type { PressureHorizon } from '~/domain/order/pressure-view'
import { majorMints } from '~/domain/token/mints'

/** Number of rows in the token ranking beside the forecast chart. */
const rankedTokens = 6

/** Planned buys and sells of one or several tokens, USD. */
interface Planned {
  readonly buyUsd: number
  readonly sellUsd: number
}

/** Forecast of buys and sells in the form that the dashboard shows. */
export interface PressurePanelData {
  readonly horizon: PressureHorizon
  /** Planned buys and sells within the horizon: the sum over all tokens except the major tokens. */
  readonly total: Planned
  /** Planned buys and sells in each of the next 24 hours: the sum over all tokens except the major tokens. */
  readonly hours: readonly Planned[]
  /** Tokens in descending order of net volume. */
  readonly tokens: readonly (Planned &
    Pick<TokenPressureWire, 'tokenMint' | 'tokenSymbol' | 'tokenName' | 'tokenVerified' | 'tokenImage'>)[]
  readonly assumptions: readonly string[]
}

/**
 * Returns the forecast for one horizon. Each cycle sells one token and buys another, so over all tokens the
 * buys equal the sells. Most orders buy or sell a major token, so the forecast leaves out the major tokens.
 * The volume summaries do the same.
 */
export function pressurePanelData(page: TokenPressurePage, horizon: PressureHorizon): PressurePanelData {
  const majors = new Set<string>(majorMints)
  const tokens = page.content
    .filter(({ tokenMint }) => !majors.has(tokenMint))
    .map((token) => ({ token, ...plannedWithin(token, horizon) }))
  return {
    horizon,
    total: sumOf(tokens),
    hours: Array.from({ length: 24 }, (_, hour) => sumOf(tokens.map(({ token }) => token.hours[hour]))),
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

/** The sums of the hours add up thousands of parts, so they are added in place. */
function sumOf(parts: readonly (Planned | undefined)[]): Planned {
  let [buyUsd, sellUsd] = [0, 0]
  for (const part of parts) {
    buyUsd += part?.buyUsd ?? 0
    sellUsd += part?.sellUsd ?? 0
  }
  return { buyUsd, sellUsd }
}
