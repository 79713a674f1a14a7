import { rawToUiNumber } from '~/domain/base/amount'
import type { UnixSeconds } from '~/domain/base/time'
import { marketCapUsd } from '~/domain/price/price'
import { toPriceSource } from '~/domain/protocol/price-source'
import { logoUrl } from '~/domain/token/logo'
import { imitatedSymbol } from '~/domain/token/look-alike'
import type { TokenSortField, TokenView, VolumeChoice } from '~/domain/token/token-view'
import type { StoredToken } from '~/store/read/read-tokens'
import type { DayChanges } from './day-changes.server'
import { chosenVolume, type DayVolumes, tradesOf, volumesOf } from './day-volumes.server'
import { toPairSide } from './pair-side.server'

/** Values besides the stored token that its view depends on: the current time and the origin of the site. */
export interface ViewTerms {
  readonly now: UnixSeconds
  readonly publicUrl: string
}

/** Numbers of the last 24 hours, for all tokens. */
export interface DayFigures {
  readonly volumes: DayVolumes
  readonly changes: DayChanges
}

const none: ReadonlyMap<string, number> = new Map()

/** Returns the numbers by which a list is sorted, by mint. They are empty for a sort by a stored column. */
export function figuresToSortBy(
  { volumes, changes }: DayFigures,
  field: TokenSortField,
): ReadonlyMap<string, number | undefined> {
  switch (field) {
    case 'dcaVolumePastDay':
      return volumesOf(volumes, 'dca')
    case 'volume':
      return volumes.all
    case 'tradesPastDay':
      return volumes.trades
    case 'priceChange24Hour':
      return new Map([...changes].map(([mint, { changePercent }]) => [mint, changePercent]))
    default:
      return none
  }
}

export function toTokenView(
  token: StoredToken,
  { volumes, changes }: DayFigures,
  choice: VolumeChoice,
  { now, publicUrl }: ViewTerms,
): TokenView {
  const side = toPairSide(token, now, publicUrl)
  const supplyUi = token.supplyRaw === undefined ? undefined : rawToUiNumber(token.supplyRaw, side)
  const change = changes.get(token.mint)
  return {
    ...side,
    logoSourceUrl: logoUrl(token.logoUrl),
    imitates: imitatedSymbol({
      mint: token.mint,
      symbol: token.symbol ?? undefined,
      verified: token.verified,
    }),
    marketCapUsd: marketCapUsd(side.priceUsd, supplyUi),
    priceSource: side.priceUsd === undefined ? undefined : toPriceSource(token.priceSource),
    supplyRaw: token.supplyRaw,
    updatedAt: token.updatedAt,
    dcaVolumePastDayUsd: chosenVolume(volumes, 'dca', side),
    volumePastDayUsd: chosenVolume(volumes, choice, side),
    tradesPastDay: tradesOf(volumes, token.mint),
    priceChange24hPercent: change?.changePercent,
    priceChange24hKeptAt: change?.keptAt,
    firstSeenAt: token.firstSeenAt,
    isNewListing: token.isNewListing,
  }
}
