/** Does a small piece of work; whether there is more. */
type Piece = () => boolean

const startAfterMs = 1000
/** So long at a stretch; a reader's press waits no longer. */
const stretchMs = 4

const waiting = new Set<Piece>()
let isAppointed = false

/**
 * Work for which nobody waits, each piece once however often it is asked for: begun a second later and done piece by piece while the page has nothing else to do; at once where the page is printed or
 * copied from.
 */
export function whenThereIsTime(piece: Piece): void {
  waiting.add(piece)
  addEventListener('beforeprint', doAll)
  addEventListener('copy', doAll)
  if (isAppointed) return
  isAppointed = true
  setTimeout(appoint, startAfterMs)
}

function appoint(): void {
  // Safari does not tell when it is idle.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    // Should a piece fail, the next one that is asked for begins anew.
    isAppointed = false
    doUntil(performance.now() + stretchMs)
    isAppointed = waiting.size > 0
    if (isAppointed) appoint()
  })
}

function doAll(): void {
  doUntil(Number.POSITIVE_INFINITY)
}

function doUntil(endMs: number): void {
  for (const piece of waiting) {
    while (piece()) if (performance.now() > endMs) return
    waiting.delete(piece)
  }
}
