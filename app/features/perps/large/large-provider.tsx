import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { invariant } from '~/lib/invariant'
import { useDeviceText } from '~/ui/hooks/device-text'
import { defaultLarge, type LargeSettings, largeKey, parseLarge } from './large-settings'

interface Large {
  readonly settings: LargeSettings
  change(settings: Partial<LargeSettings>): void
}

const LargeContext = createContext<Large>({
  settings: defaultLarge,
  change: () => invariant(false, 'a change needs a LargeProvider around it'),
})

/** Provides the settings for large trades and orders that are stored on this device. */
export function LargeProvider({ children }: { readonly children: ReactNode }) {
  const [text, write] = useDeviceText(largeKey)
  const large = useMemo(
    () => ({
      settings: parseLarge(text),
      change: (changed: Partial<LargeSettings>) =>
        write((stored) => JSON.stringify({ ...parseLarge(stored), ...changed })),
    }),
    [text, write],
  )
  return <LargeContext.Provider value={large}>{children}</LargeContext.Provider>
}

export function useLarge(): Large {
  return useContext(LargeContext)
}
