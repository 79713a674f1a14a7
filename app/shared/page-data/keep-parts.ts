import type { PolledResult } from '~/contracts/state/panel'

/**
 * Applies a page's response to the last response for the same view. A panel of the response that could not be
 * read (`data: null`) keeps its last data and the age of that data; only the notice of its data source is
 * updated. A live list (`PanelResult`) does not change here, because `usePanel` keeps its rows and they are
 * newer than the last response. If nothing is kept, returns `next` itself.
 */
export function keepParts<Value>(last: Value, next: Value): Value {
  // The parts have the types of the same members of `last` and `next`.
  return keepPart(last, next) as Value
}

function keepPart(last: unknown, next: unknown): unknown {
  if (!isRecord(last) || !isRecord(next)) return next
  if (isPolledResult(last) && isPolledResult(next)) {
    const isKept = next.data === null && last.data !== null
    return isKept ? { ...last, meta: { ...last.meta, notice: next.meta.notice } } : next
  }
  let kept = next
  for (const [name, member] of Object.entries(next)) {
    const part = keepPart(last[name], member)
    if (part !== member) kept = { ...kept, [name]: part }
  }
  return kept
}

function isRecord(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

function isPolledResult(part: object): part is PolledResult<unknown> {
  return 'data' in part && 'answeredAt' in part
}
