import { useLocation, useNavigate, useNavigationType } from '@remix-run/react'
import { createContext, Suspense, startTransition, useContext, useEffect, useState } from 'react'
import { orderParam, orderPath } from '~/shared/paths/order-href'
import { readParam } from '~/ui/url/url-param'
import type { LandedOrder, OrderPopup } from './order-popup'
import { useClosing } from './use-closing'

/**
 * Component of the popup on the server, which renders it into the page. A browser loads the code of the popup
 * when the first order is opened.
 */
export const OrderPopupContext = createContext<typeof OrderPopup | undefined>(undefined)

const loadPopup = () => import('./order-popup')

interface OrderPopupHostProps {
  /** Order from the URL of the page request. `null`: the URL contained no order. */
  readonly landed: LandedOrder | null
}

/** Opens the order that the page's URL names, over any page. */
export function OrderPopupHost({ landed }: OrderPopupHostProps) {
  const location = useLocation()
  const key = readParam(orderParam, new URLSearchParams(location.search))
  const navigate = useNavigate()
  const { isClosed, close } = useClosing(key, usePushed(key))
  const onServer = useContext(OrderPopupContext)
  const [Popup, setPopup] = useState(() => onServer)
  const isComing = key !== '' && !isClosed && Popup === undefined
  useEffect(() => {
    if (!isComing) return
    let isWanted = true
    loadPopup().then(
      // As a transition, because the boundary below may not be hydrated yet. React would discard its HTML and report
      // error 421 for an urgent update.
      (module) => startTransition(() => setPopup(() => module.OrderPopup)),
      // The code of the popup failed to load, because the browser is offline or a new version was deployed.
      // Show the page of the order instead.
      () => isWanted && navigate(orderPath(key), { replace: true }),
    )
    return () => {
      isWanted = false
    }
  }, [isComing, key, navigate])
  useEscape(isComing, close)
  if (key === '' || isClosed) return null
  return (
    // If the server cannot render an order, the browser renders it. The server still sends the page, with an
    // error status.
    <Suspense>
      {Popup === undefined ? (
        // Keep the HTML from the server until the popup replaces it.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML is empty
        <dialog dangerouslySetInnerHTML={{ __html: '' }} onClose={close} suppressHydrationWarning />
      ) : (
        <Popup key={key} orderKey={key} landed={landed?.key === key ? landed : undefined} onClose={close} />
      )}
    </Suspense>
  )
}

/**
 * Closes the order on Escape while the code of the popup is loading. After that, the dialog handles the
 * Escape key.
 */
function useEscape(isComing: boolean, close: () => void) {
  useEffect(() => {
    if (!isComing) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
}

/**
 * Returns whether the previous history entry is the page below the order. If so, one step back closes the
 * order.
 */
function usePushed(key: string): boolean {
  const type = useNavigationType()
  const [opened, setOpened] = useState({ key: '', pushed: false })
  if (opened.key === key) return opened.pushed
  const pushed = opened.key === '' && type === 'PUSH'
  setOpened({ key, pushed })
  return pushed
}
