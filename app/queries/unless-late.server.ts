import type { StoreWatch } from '~/store/store-watch'

/** Marker of a result that did not arrive in time. */
export const late = Symbol('late')

export interface Patience {
  readonly watch: StoreWatch
  /** Whether waiting is pointless in the current state of the store. Checked again when the state changes. */
  readonly isHopeless: () => boolean
  /** Longest wait, milliseconds; `undefined`: no limit. */
  readonly longestMs: number | undefined
}

/**
 * Waits for a result until the time limit, or until waiting is pointless. Then it returns `late`, and a later
 * result is ignored.
 */
export function unlessLate<T>(
  loading: Promise<T>,
  { watch, isHopeless, longestMs }: Patience,
): Promise<T | typeof late> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      clearTimeout(timer)
      endWatching()
      settle()
    }
    const giveUp = () => finish(() => resolve(late))
    const timer = longestMs === undefined ? undefined : setTimeout(giveUp, longestMs)
    const endWatching = watch.onChange(() => {
      if (isHopeless()) giveUp()
    })
    loading.then(
      (result) => finish(() => resolve(result)),
      (error: unknown) => finish(() => reject(error)),
    )
  })
}
