import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { useSeen } from '~/ui/use-seen'

interface WhenSeen<Component> {
  /** Undefined while nobody has looked yet, or its code is on its way. */
  readonly Loaded: Component | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Code that is loaded once its place comes near the screen: a chart nobody scrolls to costs nothing. `load` keeps its identity. */
export function useWhenSeen<Component>(
  place: RefObject<Element>,
  load: () => Promise<Component>,
): WhenSeen<Component> {
  const [state, setState] = useState<{ readonly component?: Component; readonly failed: boolean }>({
    failed: false,
  })
  const ask = useCallback(() => {
    load().then(
      (component) => startTransition(() => setState({ component, failed: false })),
      // After a deployment, or without a network: whoever wants it can ask again.
      () => setState({ failed: true }),
    )
  }, [load])
  const isSeen = useSeen(place)
  useEffect(() => {
    if (isSeen) ask()
  }, [isSeen, ask])
  return { Loaded: state.component, failed: state.failed, retry: ask }
}
