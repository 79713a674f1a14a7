/**
 * Returns a promise that settles like `coming`, which the visitor has requested. It never settles if the
 * visitor cancels in the meantime: by Escape, by a press on something else, or by leaving the page. `onEnd` is
 * called once, when the wait is over for any of these reasons.
 */
export async function unlessCancelled<Thing>(
  coming: Promise<Thing>,
  onEnd: () => void = () => undefined,
): Promise<Thing> {
  const { pathname } = location
  const thought = new AbortController()
  const { signal } = thought
  signal.addEventListener('abort', onEnd)
  // A click event has no `key`.
  const think = ({ key = 'Escape' }: Partial<KeyboardEvent>) => key === 'Escape' && thought.abort()
  for (const kind of ['click', 'keydown']) addEventListener(kind, think, { capture: true, signal })
  await coming.catch(() => undefined)
  const isCancelled = signal.aborted || location.pathname !== pathname
  thought.abort()
  if (isCancelled) await new Promise(() => undefined)
  return coming
}
