import type { Backoff } from './backoff'
import type { Clock } from './clock'

export interface CircuitBreaker {
  /** Milliseconds for which calls must fail at once; 0 = a call may go. While half-open one call goes and the others wait. */
  blockedMs(): number
  succeeded(): void
  failed(): void
}

export interface CircuitBreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly threshold: number
  readonly backoff: Backoff
  readonly clock: Clock
}

/** Spares a service that keeps failing: after `threshold` failures in a row calls are refused for a while, then one probe is let through. */
export function createCircuitBreaker({ threshold, backoff, clock }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0
  let openUntilMs = Number.NEGATIVE_INFINITY
  let probing = false

  return {
    blockedMs() {
      if (failures < threshold) return 0
      const leftMs = openUntilMs - clock.monotonicMs()
      if (leftMs > 0) return Math.ceil(leftMs)
      if (probing) return 50
      probing = true
      return 0
    },
    succeeded() {
      failures = 0
      probing = false
      backoff.reset()
    },
    failed() {
      failures += 1
      probing = false
      if (failures >= threshold) openUntilMs = clock.monotonicMs() + backoff.nextMs()
    },
  }
}
