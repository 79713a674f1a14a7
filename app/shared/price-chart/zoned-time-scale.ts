import {
  defaultHorzScaleBehavior,
  type IHorzScaleBehavior,
  type Mutable,
  type TickMark,
  type TickMarkWeightValue,
  type Time,
  type TimeScalePoint,
} from 'lightweight-charts'
import type { Zone } from '~/domain/format/time-zone'
import { chartTimes } from './chart-time'
import { dayWeight, timeWeights } from './time-weights'

const TimeScaleBehavior: new () => IHorzScaleBehavior<Time> = defaultHorzScaleBehavior()

/**
 * Time axis with the days and hours of one time zone. It is necessary because the library's own
 * axis supports only UTC. The documentation of the library suggests shifting the times of the candles into
 * the time zone. With shifted times, two candles would have the same time when clocks go back.
 */
export class ZonedTimeScale extends TimeScaleBehavior {
  constructor(private readonly zone: Zone) {
    super()
  }

  override fillWeightsForPoints(points: readonly Mutable<TimeScalePoint>[], startIndex: number): void {
    const times = points.map(({ originalTime }) => Number(originalTime))
    for (const [index, weight] of timeWeights(times, startIndex, this.zone.offset).entries()) {
      const point = points[startIndex + index]
      if (point !== undefined) point.timeWeight = weight as TickMarkWeightValue // Cast to the library's branded type.
    }
  }

  override formatTickmark({ originalTime, weight }: TickMark): string {
    const at = Number(originalTime) * 1000
    const times = chartTimes(this.zone.format)
    return weight >= dayWeight ? times.day(at) : times.clock(at)
  }
}
