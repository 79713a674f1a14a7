import type { StoreWatch } from '~/store/postgres/store-watch'

/** Value returned in place of a result that did not arrive in time. */
export const late = Symbol('late')

export interface Patience {
  readonly watch: StoreWatch
  /**
   * Whether waiting is pointless in the current state of the store. This is checked again whenever the state
   * changes.
   */
  readonly isHopeless: () => boolean
  /** Maximum time to wait, milliseconds; `undefined`: no limit. */
  readonly longestMs: number | undefined
}

/**
 * Waits for a result until the time limit is reached or until waiting is pointless. In these two cases the
 * function returns `late`, and the result is ignored if it still arrives.
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
