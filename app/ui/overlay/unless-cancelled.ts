/**
 * Returns a promise that settles like `coming`, which the visitor has requested. It never settles if the
 * visitor cancels in the meantime: by Escape, by a press on something else, or by leaving the page.
 */
export async function unlessCancelled<Thing>(coming: Promise<Thing>): Promise<Thing> {
  const { pathname } = location
  const thought = new AbortController()
  const { signal } = thought
  // A click event has no `key`.
  const think = ({ key = 'Escape' }: Partial<KeyboardEvent>) => key === 'Escape' && thought.abort()
  for (const kind of ['click', 'keydown']) addEventListener(kind, think, { capture: true, signal })
  await coming.catch(() => undefined)
  if (signal.aborted || location.pathname !== pathname) await new Promise(() => undefined)
  thought.abort()
  return coming
}
