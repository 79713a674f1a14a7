import { useEffect, useState } from 'react'
import type { OperationEntry } from './catalogue'

/** Reads the example response of the open operation. `undefined`: it has none, or it has not been read. */
export function useExample(operation: OperationEntry | undefined): string | undefined {
  const id = operation?.id
  const [read, setRead] = useState<{ readonly id: string; readonly example: string | undefined }>()
  useEffect(() => {
    if (id === undefined) return
    const control = new AbortController()
    readExample(id, control.signal).then(
      (example) => setRead({ id, example }),
      () => undefined, // without a connection the card has no example, and can still be tried
    )
    return () => control.abort()
  }, [id])
  return read?.id === id ? read?.example : undefined
}

async function readExample(id: string, signal: AbortSignal): Promise<string | undefined> {
  const response = await fetch(`/panels/api-example/${id}`, { signal })
  return response.ok ? response.text() : undefined
}
