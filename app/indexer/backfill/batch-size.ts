/**
 * Chooses how many events of history are written at a time. Live events wait for such a write, so its size
 * follows the speed of the store.
 */
export interface BatchSize {
  /** Returns the estimated number of events that can be written within `ms` milliseconds. */
  eventsWithin(ms: number): number
  /** Records a write of this many events and its duration, milliseconds. */
  wrote(events: number, ms: number): void
}

/**
 * Minimum and maximum number of events in a batch. Each batch has a fixed cost of 20 to 50 ms, which
 * dominates if the batch is smaller. Batches above the maximum are not faster.
 */
const fewestEvents = 500
const mostEvents = 4_000
/**
 * Minimum number of events in a write whose duration is measured. The duration of a smaller write does not
 * predict the duration of a large one.
 */
const tellingEvents = 200
/** Initial write time per event, milliseconds. Measured on two shared cores. */
const firstMsPerEvent = 0.15
/**
 * Weight of the newest measurement in the average. The weight is low because checkpoints and other processes
 * slow the store down for seconds at a time.
 */
const newestShare = 0.3

export function createBatchSize(): BatchSize {
  let msPerEvent = firstMsPerEvent
  return {
    eventsWithin: (ms) => Math.round(Math.min(mostEvents, Math.max(fewestEvents, ms / msPerEvent))),
    wrote(events, ms) {
      if (events < tellingEvents) return
      msPerEvent += newestShare * (ms / events - msPerEvent)
    },
  }
}
