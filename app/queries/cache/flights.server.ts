/** A load in progress, and the load that starts after it. */
interface Flight {
  readonly stamp: string
  readonly answer: Promise<unknown>
  next: Promise<unknown> | undefined
}

/** Loads in progress, at most one per key. */
export class Flights {
  readonly #flights = new Map<string, Flight>()

  get count(): number {
    return this.#flights.size
  }

  /**
   * Joins the load in progress for a key, or starts a load. If the data has changed since the load in
   * progress started, the caller gets the next load (`again`) instead, and all later callers share that next
   * load. Without this rule, a slow query over fast-changing data would run once per change. `stamp`
   * identifies the revision of the data that the caller needs.
   */
  join(
    key: string,
    stamp: string,
    { begin, again }: Readonly<Record<'begin' | 'again', () => Promise<unknown>>>,
  ): Promise<unknown> {
    const running = this.#flights.get(key)
    if (running === undefined) {
      const answer = begin().finally(() => this.#flights.delete(key))
      this.#flights.set(key, { stamp, answer, next: undefined })
      return answer
    }
    if (running.stamp === stamp) return running.answer
    running.next ??= running.answer.then(again, again)
    return running.next
  }
}
