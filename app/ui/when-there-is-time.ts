/** Does a small piece of work and returns whether more remains. */
type Piece = () => boolean

const startAfterMs = 1000
/** Longest uninterrupted work, milliseconds. User input waits at most this long. */
const sliceMs = 4

const waiting = new Set<Piece>()
let isAppointed = false

/**
 * Schedules work without urgency; a piece that is already scheduled is not added again. Work starts after a
 * second and runs piece by piece while the page is idle. It is finished immediately if the page is printed or
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
  // Safari has no `requestIdleCallback`.
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    // Reset first: if a piece throws, the next scheduled one starts again.
    isAppointed = false
    doUntil(performance.now() + sliceMs)
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
