import type { PerpMarketWire } from '~/contracts/perps/perp'
import { divergingStep, type HeatEdges, type HeatStep, sequentialStep } from '~/domain/perp/heat-scale'
import { computeSpread, computeZScore, type Spread } from '~/domain/perp/outliers'
import { fundingAprOf } from '~/domain/perp/perp-rankings'
import { changeText, fundingText, ratioText, usdText } from '~/shared/perps/format-market'
import type { HeatMetricName } from './overview-params'

/** A metric that determines the colours of the heat map. */
export interface HeatMetric {
  /** Label of the metric in the select. */
  readonly label: string
  /** Returns the value of the metric for a market. `null`: unknown. */
  readonly numberOf: (market: PerpMarketWire) => number | null
  /** Returns the formatted value that a cell shows. */
  readonly textOf: (market: PerpMarketWire) => string
  /**
   * Kind of colour scale. `diverging`: in two directions from a middle value. `sequential`: from small to
   * large values.
   */
  readonly scale: 'diverging' | 'sequential'
  readonly edges: HeatEdges
  /** Returns the number that determines the colour. It can differ from the number that `numberOf` returns. */
  readonly numberOfStep: (market: PerpMarketWire) => number | null
  /** Labels for the two ends of the colour scale. */
  readonly low: string
  readonly high: string
}

const change = (market: PerpMarketWire) => market.priceChange24Hour
const openInterest = (market: PerpMarketWire) => market.openInterestUsd
const volume = (market: PerpMarketWire) => market.recentVolume
const ratio = (market: PerpMarketWire) => market.longShortRatio

/** Lower bounds of the colour steps for amounts, USD. */
const usdEdges: HeatEdges = [1e5, 1e6, 1e7, 1e8]

/**
 * Lower bounds of the colour steps for the ratio of longs to shorts, as logarithms. With logarithms, 2 longs
 * per short and 2 shorts per long are the same number of steps from the middle. The ratio bar also changes
 * its colour at 1.5.
 */
const ratioEdges: HeatEdges = [Math.log(1.1), Math.log(1.5), Math.log(2), Math.log(3)]

/** Metrics of the heat map. The colour scales are fixed, so a number has the same colour every day. */
export const heatMetrics: Readonly<Record<HeatMetricName, HeatMetric>> = {
  change: {
    label: '24h Change',
    numberOf: change,
    textOf: (market) => changeText(change(market)),
    scale: 'diverging',
    edges: [0.5, 2, 5, 9],
    numberOfStep: change,
    low: '−9%',
    high: '+9%',
  },
  'open-interest': {
    label: 'Open Interest',
    numberOf: openInterest,
    textOf: (market) => usdText(openInterest(market)),
    scale: 'sequential',
    edges: usdEdges,
    numberOfStep: openInterest,
    low: '$100K',
    high: '$100M',
  },
  volume: {
    label: 'Volume',
    numberOf: volume,
    textOf: (market) => usdText(volume(market)),
    scale: 'sequential',
    edges: usdEdges,
    numberOfStep: volume,
    low: '$100K',
    high: '$100M',
  },
  funding: {
    label: 'Funding Rate',
    numberOf: fundingAprOf,
    textOf: (market) => fundingText(market.lastFundingRate),
    scale: 'diverging',
    edges: [5, 20, 50, 90],
    numberOfStep: fundingAprOf,
    low: '−90%',
    high: '+90%',
  },
  ratio: {
    label: 'L/S Ratio',
    numberOf: ratio,
    textOf: (market) => ratioText(ratio(market)),
    scale: 'diverging',
    edges: ratioEdges,
    numberOfStep: (market) => (market.longShortRatio === null ? null : Math.log(market.longShortRatio)),
    low: '0.33',
    high: '3',
  },
}

/** Returns the colour step of a market for a metric. */
export function heatStepOf(metric: HeatMetric, market: PerpMarketWire): HeatStep {
  const stepOf = metric.scale === 'diverging' ? divergingStep : sequentialStep
  return stepOf(metric.numberOfStep(market), metric.edges)
}

/** Returns the mean and the standard deviation of a metric over all markets. */
export function spreadOf(metric: HeatMetric, markets: readonly PerpMarketWire[]): Spread | undefined {
  return computeSpread(markets.map(metric.numberOf))
}

/** Returns how far a market is from the mean of a metric, standard deviations. `undefined`: unknown. */
export function zScoreOf(
  metric: HeatMetric,
  market: PerpMarketWire,
  spread: Spread | undefined,
): number | undefined {
  return computeZScore(metric.numberOf(market), spread)
}

/**
 * Limits for a market's distance from the mean, standard deviations. Above the first limit, the tooltip shows
 * the distance. Above the second limit, a dot marks the cell.
 */
const shownAbove = 1.5
const markedAbove = 2

export function isShown(zScore: number | undefined): zScore is number {
  return zScore !== undefined && Math.abs(zScore) > shownAbove
}

export function isMarked(zScore: number | undefined): boolean {
  return zScore !== undefined && Math.abs(zScore) > markedAbove
}

/** Numbers of markets that are up, flat and down, and the median change. */
export interface Breadth {
  readonly up: number
  readonly flat: number
  readonly down: number
  /** Median change, percent. `null`: no change is known. */
  readonly medianPercent: number | null
}

/**
 * Change below which a market counts as flat, percent. The colour for the middle of the scale has the same
 * limit.
 */
const flatBelow = heatMetrics.change.edges[0]

/** Summarizes the 24-hour changes of all markets. */
export function breadthOf(markets: readonly Pick<PerpMarketWire, 'priceChange24Hour'>[]): Breadth {
  const known = markets.flatMap(({ priceChange24Hour: percent }) => (percent === null ? [] : [percent]))
  const up = known.filter((percent) => percent >= flatBelow).length
  const down = known.filter((percent) => percent <= -flatBelow).length
  return { up, down, flat: known.length - up - down, medianPercent: medianOf(known) }
}

function medianOf(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other)
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}
