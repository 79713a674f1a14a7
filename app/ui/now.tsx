import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { UnixMs, UnixSeconds } from '~/domain/time'

interface Now {
  readonly seconds: UnixSeconds
  /** False on the server and while the browser takes the page over: what is drawn then must not depend on the visitor. */
  readonly inBrowser: boolean
}

const NowContext = createContext<Now>({ seconds: 0, inBrowser: false })

/** Reads the server's time as far as it is known. */
const ClockContext = createContext<() => UnixSeconds>(() => 0)

interface NowProviderProps {
  /** Server time at which the page was put together. */
  readonly renderedAt: UnixMs
  readonly children: ReactNode
}

/** The time on screen: the server's until the browser has taken over, then ticking each second, corrected by how far the visitor's clock is off. */
export function NowProvider({ renderedAt, children }: NowProviderProps) {
  const skewMs = useRef(0)
  const read = useCallback(() => Math.floor((Date.now() + skewMs.current) / 1000), [])
  const [now, setNow] = useState<Now>({ seconds: Math.floor(renderedAt / 1000), inBrowser: false })
  useEffect(() => {
    skewMs.current = measuredSkew(renderedAt)
    // Every age on the page follows; whatever the reader does meanwhile comes first.
    const tick = () => startTransition(() => setNow({ seconds: read(), inBrowser: true }))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [renderedAt, read])
  return (
    <ClockContext.Provider value={read}>
      <NowContext.Provider value={now}>{children}</NowContext.Provider>
    </ClockContext.Provider>
  )
}

/** The time to draw with; draws anew each second. */
export function useNow(): Now {
  return useContext(NowContext)
}

/** The time for handlers in the browser, without drawing anew. */
export function useClock(): () => UnixSeconds {
  return useContext(ClockContext)
}

/** Differences below this are the network's, not the clock's. */
const smallestSkewMs = 2000

/** Milliseconds that the visitor's clock lags behind the server's; 0 where that can't be told. */
function measuredSkew(renderedAt: UnixMs): UnixMs {
  const [navigation] = performance.getEntriesByType('navigation')
  // A page out of the browser's own cache carries an old time, not a wrong clock.
  if (!(navigation instanceof PerformanceNavigationTiming) || navigation.type === 'back_forward') return 0
  const skew = renderedAt - (performance.timeOrigin + navigation.responseStart)
  return Math.abs(skew) < smallestSkewMs ? 0 : Math.round(skew)
}
