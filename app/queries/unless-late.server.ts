import type { StoreWatch } from '~/store/store-watch'

/** Stands for an answer that did not come in time. */
export const late = Symbol('late')

export interface Patience {
  readonly watch: StoreWatch
  /** Whether waiting is of no use with the store in this state. Asked again when the state changes. */
  readonly isHopeless: () => boolean
  /** Longest wait, milliseconds; undefined = as long as there is hope. */
  readonly longestMs: number | undefined
}

/** Waits for an answer as long as there is patience; `late` where it runs out, and then nothing waits for the answer any more. */
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
      (answer) => finish(() => resolve(answer)),
      (error: unknown) => finish(() => reject(error)),
    )
  })
}
