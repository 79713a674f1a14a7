import { monitorEventLoopDelay } from 'node:perf_hooks'

const windowMs = 1_000
const resolutionMs = 20

/** How late this process's event loop is. */
export interface EventLoopGauge {
  /** 99th percentile of the delay in the last whole second, milliseconds. */
  readonly delayMs: number
  /** The smaller one of the last two seconds: one long task, such as the first page that a process draws, is not yet a process that is behind. */
  readonly steadyMs: number
  stop(): void
}

/** Measures in the background, at next to no cost. */
export function createEventLoopGauge(): EventLoopGauge {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let beforeMs = 0
  let delayMs = 0
  const timer = setInterval(() => {
    // The histogram holds the time between two looks; what is beyond their distance is delay. NaN = no look in this window.
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
