import { useCallback, useState } from 'react'
import { unlessCancelled } from './unless-cancelled'

interface OnDemand<Component> {
  /** The loaded component. `undefined` while it is closed or its code is loading. */
  readonly Opened: Component | undefined
  readonly open: () => void
  readonly close: () => void
}

/**
 * Loads the code of a rarely used component when it is opened. If loading fails, the component does not open,
 * and the page still works.
 */
export function useOnDemand<Component>(load: () => Promise<Component>): OnDemand<Component> {
  const [opened, setOpened] = useState<{ readonly component: Component }>()
  const open = useCallback(() => {
    unlessCancelled(load()).then(
      (component) => setOpened({ component }),
      // Loading fails after a deployment or without a network connection. The visitor can press the button
      // again to retry.
      () => undefined,
    )
  }, [load])
  const close = useCallback(() => setOpened(undefined), [])
  return { Opened: opened?.component, open, close }
}
