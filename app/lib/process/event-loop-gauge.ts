import { monitorEventLoopDelay } from 'node:perf_hooks'

const windowMs = 1_000
const resolutionMs = 20

/** Measures the delay of this process's event loop. */
export interface EventLoopGauge {
  /** 99th percentile of the event loop delay in the last complete second, milliseconds. */
  readonly delayMs: number
  /**
   * The smaller of the delays of the last two seconds, milliseconds. A single long task, such as the first
   * page that a process renders, does not raise this value.
   */
  readonly steadyMs: number
  stop(): void
}

/** Creates a gauge that measures the event loop delay in the background at almost no cost. */
export function createEventLoopGauge(): EventLoopGauge {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let beforeMs = 0
  let delayMs = 0
  const timer = setInterval(() => {
    // The histogram contains the times between two samples. The part of a time above the sampling interval is
    // the delay. The percentile is NaN if this window contains no sample.
    const measured = histogram.percentile(99) / 1e6 - resolutionMs
    beforeMs = delayMs
    delayMs = Number.isFinite(measured) ? Math.max(0, measured) : windowMs
    histogram.reset()
  }, windowMs)
  timer.unref()
  return {
    get delayMs() {
      return delayMs
    },
    get steadyMs() {
      return Math.min(beforeMs, delayMs)
    },
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}
