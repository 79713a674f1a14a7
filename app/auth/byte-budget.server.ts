import type { Clock } from '~/lib/clock'
import { DrainingBuckets } from './draining-buckets.server'

/** A started download. */
export interface Download {
  /** Ends the download and refunds the bytes that were not sent. */
  end(sentBytes: number): void
}

/** Bandwidth limit of downloads, per caller. */
export interface ByteBudget {
  /**
   * Starts a download of `bytes`. Returns the number of seconds to wait instead, if the caller has used up its
   * budget or has too many downloads at the same time.
   */
  begin(bucket: string, bytes: number): Download | { readonly retryAfterSeconds: number }
}

const hourMs = 3_600_000

/** Maximum number of downloads that one caller may have at the same time. Each holds a socket and a file. */
const mostAtOnce = 16

/** Maximum number of callers in memory. The ones with the least usage are dropped first. */
const mostBuckets = 20_000

/** Wait that is recommended to a caller with too many downloads, seconds. */
const busySeconds = 5

/**
 * Creates a limit of `bytesPerHour` for each caller. A budget refills evenly. A download may begin while any of
 * the budget is left, so a file that is larger than the budget can be downloaded. It is charged at its start, so
 * that simultaneous downloads can't all use the same rest.
 */
export function createByteBudget({
  bytesPerHour,
  clock,
}: {
  readonly bytesPerHour: number
  readonly clock: Clock
}): ByteBudget {
  const msPerByte = hourMs / bytesPerHour
  const buckets = new DrainingBuckets(mostBuckets, () => undefined)
  const running = new Map<string, number>()
  return {
    begin(name, bytes) {
      const nowMs = clock.monotonicMs()
      buckets.dropDrained(nowMs, () => true)
      const bucket = buckets.find(name) ?? buckets.add(name, nowMs)
      const backlogMs = Math.max(0, bucket.emptyAtMs - nowMs)
      if (backlogMs >= hourMs) return { retryAfterSeconds: Math.ceil((backlogMs - hourMs) / 1_000) + 1 }
      const others = running.get(name) ?? 0
      if (others >= mostAtOnce) return { retryAfterSeconds: busySeconds }
      running.set(name, others + 1)
      bucket.emptyAtMs = nowMs + backlogMs + bytes * msPerByte
      return {
        end(sentBytes) {
          bucket.emptyAtMs -= (bytes - sentBytes) * msPerByte
          const left = (running.get(name) ?? 1) - 1
          if (left > 0) running.set(name, left)
          else running.delete(name)
        },
      }
    },
  }
}
