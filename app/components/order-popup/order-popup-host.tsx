import { useLocation, useNavigate, useNavigationType } from '@remix-run/react'
import { createContext, Suspense, useContext, useEffect, useState } from 'react'
import { readParam } from '~/ui/url-param'
import { orderParam, orderPath } from './order-href'
import type { LandedOrder, OrderPopup } from './order-popup'
import { useClosing } from './use-closing'

/** The popup for the server, which writes it into the page; a browser loads its code with the first order. */
export const OrderPopupContext = createContext<typeof OrderPopup | undefined>(undefined)

const loadPopup = () => import('./order-popup')

interface OrderPopupHostProps {
  /** The order that the page was asked for with, if any. */
  readonly landed: LandedOrder | null
}

/** Opens the order that a page's address names, over whatever page it is. */
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
      (module) => setPopup(() => module.OrderPopup),
      // After a deployment, or without a network: the page does the same.
      () => isWanted && navigate(orderPath(key), { replace: true }),
    )
    return () => {
      isWanted = false
    }
  }, [isComing, key, navigate])
  useEscape(isComing, close)
  if (key === '' || isClosed) return null
  return (
    // An order that the server can't draw is left to the browser, and the page stays, with the status of an error.
    <Suspense>
      {Popup === undefined ? (
        // What the server has written stays until the popup takes its place.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written
        <dialog dangerouslySetInnerHTML={{ __html: '' }} onClose={close} suppressHydrationWarning />
      ) : (
        <Popup key={key} orderKey={key} landed={landed?.key === key ? landed : undefined} onClose={close} />
      )}
    </Suspense>
  )
}

/** Escape closes a dialog by itself once it is one; until then the popup is on its way. */
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

/** Whether the page below stands in the history right before the open order, so that going back closes it. */
function usePushed(key: string): boolean {
  const type = useNavigationType()
  const [opened, setOpened] = useState({ key: '', pushed: false })
  if (opened.key === key) return opened.pushed
  const pushed = opened.key === '' && type === 'PUSH'
  setOpened({ key, pushed })
  return pushed
}
