import type { PerpMarketWire } from '~/contracts/perps/perp'
import { keptChangeText } from '~/shared/marks/kept-change-text'
import { changeTone } from '~/shared/marks/sign-tone'
import {
  changeText,
  fundingText,
  hourlyFundingText,
  priceText,
  significantPrice,
  usdInColumn,
} from '~/shared/perps/format-market'
import { fundingTone } from '~/shared/perps/funding-formats'
import type { FigureRules } from './live-figure'

/** Formats for the numbers of a market in lists. Each format is for a `LiveFigure`. */
export const figureFormats = {
  price: {
    print: ({ lastOraclePrice }) => priceText(lastOraclePrice),
    titleOf: ({ lastOraclePrice }) => significantPrice(lastOraclePrice)?.text ?? '',
  },
  change: {
    print: ({ priceChange24Hour }) => changeText(priceChange24Hour),
    toneOf: ({ priceChange24Hour, priceChange24HourAt: keptAt }) =>
      keptAt === null ? changeTone(priceChange24Hour) : 'subtle',
    titleOf: ({ priceChange24HourAt: keptAt }) => (keptAt === null ? '' : keptChangeText.title),
  },
  volume: { print: ({ recentVolume }) => usdInColumn(recentVolume) },
  openInterest: { print: ({ openInterestUsd }) => usdInColumn(openInterestUsd) },
  fundingYear: {
    print: ({ lastFundingRate }) => fundingText(lastFundingRate),
    toneOf: ({ lastFundingRate }) => fundingTone(lastFundingRate),
  },
  fundingHour: { print: ({ lastFundingRate }: PerpMarketWire) => hourlyFundingText(lastFundingRate) },
} as const satisfies Record<string, FigureRules>
