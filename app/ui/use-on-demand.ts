import { useCallback, useState } from 'react'
import { whileWanted } from './while-wanted'

interface OnDemand<Component> {
  /** Undefined while it is closed, or its code is on its way. */
  readonly Opened: Component | undefined
  readonly open: () => void
  readonly close: () => void
}

/** Something that is opened rarely, so its code comes when it is. Where the code can't be had, nothing opens and nothing breaks. */
export function useOnDemand<Component>(load: () => Promise<Component>): OnDemand<Component> {
  const [opened, setOpened] = useState<{ readonly component: Component }>()
  const open = useCallback(() => {
    whileWanted(load()).then(
      (component) => setOpened({ component }),
      // After a deployment, or without a network: pressing again asks again.
      () => undefined,
    )
  }, [load])
  const close = useCallback(() => setOpened(undefined), [])
  return { Opened: opened?.component, open, close }
}
