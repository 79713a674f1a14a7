import type { Clock } from '../clock'
import type { Backoff } from './backoff'

export interface CircuitBreaker {
  /**
   * Returns the time for which calls must fail immediately, milliseconds; 0 if a call may proceed. While the
   * circuit is half-open, one call proceeds and the others wait.
   */
  blockedMs(): number
  succeeded(): void
  failed(): void
}

export interface CircuitBreakerOptions {
  /** Number of consecutive failures that open the circuit. */
  readonly threshold: number
  readonly backoff: Backoff
  readonly clock: Clock
}

/**
 * Protects a failing service. After `threshold` consecutive failures, calls are rejected for a while.
 * Afterwards, a single call is let through to check whether the service has recovered.
 */
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
