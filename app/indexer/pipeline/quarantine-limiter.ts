import { LRUCache } from 'lru-cache'
import { createTokenBucket } from '~/lib/async/token-bucket'
import type { Clock } from '~/lib/clock'
import { type QuarantineWrite, quarantinedBytes } from '~/store/batch/batch'

/** Limits how many corrupt updates are stored. Updates above the limit are still counted. */
export interface QuarantineLimiter {
  admit(update: QuarantineWrite): QuarantineWrite | undefined
  counters(): { readonly corrupt: number; readonly corruptNotKept: number }
}

/**
 * Maximum number of corrupt updates stored per minute. An attacker can write corrupt accounts at any rate,
 * and these accounts must not fill the disk.
 */
const keptPerMinute = 60
const rememberedSources = 10_000

export function createQuarantineLimiter(clock: Clock): QuarantineLimiter {
  const budget = createTokenBucket({ capacity: keptPerMinute, perSecond: keptPerMinute / 60, clock })
  const seen = new LRUCache<string, true>({ maxSize: rememberedSources, sizeCalculation: () => 1 })
  const counters = { corrupt: 0, corruptNotKept: 0 }

  function isNew({ source, reason }: QuarantineWrite): boolean {
    const id = `${source} ${reason}`
    if (seen.has(id)) return false
    seen.set(id, true)
    return true
  }

  return {
    counters: () => counters,
    admit(update) {
      counters.corrupt += 1
      if (!isNew(update) || !budget.tryTake()) {
        counters.corruptNotKept += 1
        return undefined
      }
      return {
        ...update,
        reason: update.reason.slice(0, 500),
        bytes: Uint8Array.from(update.bytes.subarray(0, quarantinedBytes)),
      }
    },
  }
}
