import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react'
import { useSeen } from '~/ui/hooks/use-seen'

interface WhenSeen<Component> {
  /** The loaded code. `undefined`: the element is not near the viewport yet, or the code is still loading. */
  readonly Loaded: Component | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Loads code when an element comes near the viewport, so that a chart out of sight costs nothing. `load` must
 * be the same function on every render.
 */
export function useWhenSeen<Component>(
  place: RefObject<Element>,
  load: () => Promise<Component>,
): WhenSeen<Component> {
  const [state, setState] = useState<{ readonly component?: Component; readonly failed: boolean }>({
    failed: false,
  })
  const start = useCallback(() => {
    load().then(
      (component) => startTransition(() => setState({ component, failed: false })),
      // Loading fails if, for example, the visitor is offline or a deployment has removed the file. The
      // visitor can retry.
      () => setState({ failed: true }),
    )
  }, [load])
  const isSeen = useSeen(place)
  useEffect(() => {
    if (isSeen) start()
  }, [isSeen, start])
  return { Loaded: state.component, failed: state.failed, retry: start }
}
