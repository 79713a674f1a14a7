/** How many events of history go to the store at a time. What happens now waits for such a turn to be written, so its size follows from how fast the store is. */
export interface TurnSize {
  /** As many as are written within that time, milliseconds, as far as one can tell. */
  eventsWithin(ms: number): number
  /** So long a turn of so many events took. */
  wrote(events: number, ms: number): void
}

/** What a turn costs beside its events lies between 20 and 50 ms: smaller ones would be mostly that, and larger ones gain nothing any more. */
const fewestEvents = 500
const mostEvents = 4_000
/** Of a turn that has something of everything: a few events tell nothing of how long many take. */
const tellingEvents = 200
/** As measured on two shared cores; a first turn has to have some size. */
const firstMsPerEvent = 0.15
/** How much the newest turn counts: a store gets slower for seconds at a time, by checkpoints and by its neighbours. */
const newestShare = 0.3

export function createTurnSize(): TurnSize {
  let msPerEvent = firstMsPerEvent
  return {
    eventsWithin: (ms) => Math.round(Math.min(mostEvents, Math.max(fewestEvents, ms / msPerEvent))),
    wrote(events, ms) {
      if (events < tellingEvents) return
      msPerEvent += newestShare * (ms / events - msPerEvent)
    },
  }
}
