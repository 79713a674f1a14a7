import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { useSeen } from '~/ui/use-seen'

interface WhenSeen<Component> {
  /** The loaded code; `undefined`: not yet near the viewport, or still loading. */
  readonly Loaded: Component | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Loads code when its place comes near the viewport, so that a chart out of sight costs nothing. `load` must
 * keep its identity.
 */
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
      // For example offline, or after a deployment. The visitor can retry.
      () => setState({ failed: true }),
    )
  }, [load])
  const isSeen = useSeen(place)
  useEffect(() => {
    if (isSeen) ask()
  }, [isSeen, ask])
  return { Loaded: state.component, failed: state.failed, retry: ask }
}
