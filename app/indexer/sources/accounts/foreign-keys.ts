import type { Address } from '~/domain/base/ids'
import type { Clock } from '~/lib/clock'

/**
 * Accounts of other programs that transactions write often, such as vaults. Remembering their keys avoids
 * reading these accounts after each transaction.
 */
export interface ForeignKeys {
  add(key: Address): void
  has(key: Address): boolean
}

/**
 * Half of the maximum time for which a key is remembered, milliseconds. Keys are forgotten after one to two
 * of these periods, because an account may get another owner.
 */
const periodMs = 5 * 60_000
const mostPerPeriod = 50_000

export function createForeignKeys(clock: Clock): ForeignKeys {
  let current = new Set<Address>()
  let previous = new Set<Address>()
  let sinceMs = clock.monotonicMs()

  function turn(): void {
    const nowMs = clock.monotonicMs()
    if (nowMs - sinceMs < periodMs && current.size < mostPerPeriod) return
    previous = current
    current = new Set()
    sinceMs = nowMs
  }

  return {
    add(key) {
      turn()
      current.add(key)
    },
    has(key) {
      turn()
      return current.has(key) || previous.has(key)
    },
  }
}
