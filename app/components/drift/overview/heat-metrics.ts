import type { PerpMarketWire } from '~/contracts/perp'
import { divergingStep, type HeatEdges, type HeatStep, sequentialStep } from '~/domain/heat-scale'
import { computeSpread, computeZScore, type Spread } from '~/domain/outliers'
import { fundingAprOf } from '~/domain/perp-rankings'
import { changeText, fundingText, ratioText, usdText } from '../market-figures'
import type { HeatMetricName } from './overview-params'

/** One thing that markets are coloured by. */
export interface HeatMetric {
  /** What the select calls it (M183). */
  readonly label: string
  /** Null = unknown. */
  readonly numberOf: (market: PerpMarketWire) => number | null
  /** As it stands in a cell. */
  readonly textOf: (market: PerpMarketWire) => string
  /** Around a middle, or from nothing to much. */
  readonly scale: 'diverging' | 'sequential'
  readonly edges: HeatEdges
  /** What the scale is of, in the numbers that cells print. */
  readonly numberOfStep: (market: PerpMarketWire) => number | null
  /** The ends of the printed scale. */
  readonly low: string
  readonly high: string
}

const change = (market: PerpMarketWire) => market.priceChange24Hour
const openInterest = (market: PerpMarketWire) => market.openInterestUsd
const volume = (market: PerpMarketWire) => market.recentVolume
const ratio = (market: PerpMarketWire) => market.longShortRatio

/** USD from which an amount is of the next step. */
const usdEdges: HeatEdges = [1e5, 1e6, 1e7, 1e8]

/** Longs per short, by how often; a step as far as the same of shorts per long. 1.5 is where the bar turns (M188). */
const ratioEdges: HeatEdges = [Math.log(1.1), Math.log(1.5), Math.log(2), Math.log(3)]

/** The metrics of the heatmap. Their colours are absolute: the same number has the same colour every day. */
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

/** The colour step of a market. */
export function heatStepOf(metric: HeatMetric, market: PerpMarketWire): HeatStep {
  const stepOf = metric.scale === 'diverging' ? divergingStep : sequentialStep
  return stepOf(metric.numberOfStep(market), metric.edges)
}

/** How the metric is spread over all markets. */
export function spreadOf(metric: HeatMetric, markets: readonly PerpMarketWire[]): Spread | undefined {
  return computeSpread(markets.map(metric.numberOf))
}

/** How unusual a market is by the metric, in deviations; undefined = that can't be told. */
export function zScoreOf(
  metric: HeatMetric,
  market: PerpMarketWire,
  spread: Spread | undefined,
): number | undefined {
  return computeZScore(metric.numberOf(market), spread)
}

/** From here on the tooltip names the deviations (M184), and from here on a dot marks the cell (M185). */
const toldAbove = 1.5
const markedAbove = 2

export function isTold(zScore: number | undefined): zScore is number {
  return zScore !== undefined && Math.abs(zScore) > toldAbove
}

export function isMarked(zScore: number | undefined): boolean {
  return zScore !== undefined && Math.abs(zScore) > markedAbove
}

/** How many markets are up, flat and down, and the middle one of all that are known. */
export interface Breadth {
  readonly up: number
  readonly flat: number
  readonly down: number
  /** Percent; null = no market knows its change. */
  readonly medianPercent: number | null
}

/** Below this size, percent, a change counts as flat: it is of the middle colour, too. */
const flatBelow = heatMetrics.change.edges[0]

/** The day of all markets in four numbers. */
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
