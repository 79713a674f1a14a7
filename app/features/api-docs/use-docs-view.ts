import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assign, hrefWith, type UrlChange } from '~/ui/url/url-param'
import { type DocsFilter, docsParams, parseDocsFilter } from './docs-query'

/** Delay between the last keystroke in the search field and the update of the URL, milliseconds. */
const typingMs = 250

/** Stores the filter and the open card in the URL. The open card is the fragment (`#listDcaOrders`). */
export function useDocsView() {
  const location = useLocation()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => parseDocsFilter(new URLSearchParams(location.search)))
  const [openId, setOpenId] = useState<string>()
  /**
   * Id of the open card. It can be ahead of the URL, because the browser closes the previous card as soon as
   * another card opens.
   */
  const latest = useRef<string>()
  useEffect(() => {
    latest.current = location.hash.slice(1) || undefined
    setOpenId(latest.current)
  }, [location.hash])

  const at = useRef(location)
  at.current = location
  const go = useCallback(
    (change: UrlChange, hash = at.current.hash) => {
      navigate(hrefWith(at.current, change) + hash, { replace: true, preventScrollReset: true })
    },
    [navigate],
  )
  const timer = useRef<ReturnType<typeof setTimeout>>()
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: DocsFilter) => {
    setFilter(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      go((params) => {
        assign(docsParams.search, next.search.trim())(params)
        assign(docsParams.area, next.area)(params)
      })
    }, typingMs)
  }
  const toggle = useCallback(
    (id: string, open: boolean) => {
      if (open === (latest.current === id)) return
      latest.current = open ? id : undefined
      go(() => undefined, open ? `#${id}` : '')
    },
    [go],
  )
  return { filter, change, openId, toggle }
}
