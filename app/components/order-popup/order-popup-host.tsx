import { useLocation, useNavigate, useNavigationType } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { assign, hrefWith, readParam } from '~/ui/url-param'
import { orderParam, orderPath } from './order-href'
import type { OrderPopup } from './order-popup'

/** Here and not among the popup's texts, which come with its code. */
const asPageText = 'This order as a page'

const loadPopup = () => import('./order-popup')

/** Opens the order that a page's address names, over whatever page it is. Its code comes with the first order. */
export function OrderPopupHost() {
  const location = useLocation()
  const key = readParam(orderParam, new URLSearchParams(location.search))
  const navigate = useNavigate()
  const wasPushed = usePushed(key)
  const [Popup, setPopup] = useState<typeof OrderPopup>()
  const isNeeded = key !== '' && Popup === undefined
  useEffect(() => {
    if (!isNeeded) return
    loadPopup().then(
      (module) => setPopup(() => module.OrderPopup),
      // After a deployment, or without a network: the page does the same.
      () => navigate(orderPath(key), { replace: true }),
    )
  }, [isNeeded, key, navigate])
  if (key === '') return null
  const close = () => {
    if (wasPushed) navigate(-1)
    else navigate(hrefWith(location, assign(orderParam, '')), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <noscript>
        <a href={orderPath(key)}>{asPageText}</a>
      </noscript>
      {Popup === undefined ? null : <Popup key={key} orderKey={key} onClose={close} />}
    </>
  )
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
