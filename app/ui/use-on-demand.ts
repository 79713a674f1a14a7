import { useCallback, useState } from 'react'
import { whileWanted } from './while-wanted'

interface OnDemand<Component> {
  /** The loaded component; `undefined` while it is closed or its code is loading. */
  readonly Opened: Component | undefined
  readonly open: () => void
  readonly close: () => void
}

/**
 * Loads the code of a rarely opened component when it is opened. If loading fails, nothing opens and nothing
 * breaks.
 */
export function useOnDemand<Component>(load: () => Promise<Component>): OnDemand<Component> {
  const [opened, setOpened] = useState<{ readonly component: Component }>()
  const open = useCallback(() => {
    whileWanted(load()).then(
      (component) => setOpened({ component }),
      // Loading fails after a deployment or without a network. Another press tries again.
      () => undefined,
    )
  }, [load])
  const close = useCallback(() => setOpened(undefined), [])
  return { Opened: opened?.component, open, close }
}
