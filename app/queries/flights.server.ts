/** A load under way, and the one that begins when it ends. */
interface Flight {
  readonly stamp: string
  readonly answer: Promise<unknown>
  next: Promise<unknown> | undefined
}

/** Loads under way, one per question. */
export class Flights {
  readonly #flights = new Map<string, Flight>()

  get count(): number {
    return this.#flights.size
  }

  /**
   * Joins the load of a question, or begins it: whose data has changed since it began gets the next one (`again`), which is
   * shared by all who came meanwhile. Otherwise a slow question about data that changes fast would run as many times as they
   * change. The stamp says as of which change the data are wanted.
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
