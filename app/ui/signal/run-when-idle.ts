/** Does a small piece of work and returns whether more remains. */
type Piece = () => boolean

const startAfterMs = 1000
/** Maximum duration of uninterrupted work, milliseconds. User input waits no longer than this. */
const sliceMs = 4

const waiting = new Set<Piece>()
let isAppointed = false

/**
 * Schedules work that is not urgent. A piece of work that is already scheduled is not added again. Work
 * starts after a second and runs piece by piece while the page is idle. If the page is printed, or text is
 * copied from it, all scheduled work is finished immediately.
 */
export function runWhenIdle(piece: Piece): void {
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
    // The state is reset first, so that scheduling works again even if a piece of work throws.
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
