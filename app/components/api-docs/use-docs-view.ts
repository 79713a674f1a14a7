import { useLocation, useNavigate } from '@remix-run/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { assign, hrefWith, type UrlChange } from '~/ui/url-param'
import { type DocsFilter, docsParams, parseDocsFilter } from './docs-query'

/** Pause in typing after which the address is updated, milliseconds. */
const typingMs = 250

/** Keeps the filter and the open card (its fragment, `#listDcaOrders`) in the address. */
export function useDocsView() {
  const location = useLocation()
  const navigate = useNavigate()
  const [filter, setFilter] = useState(() => parseDocsFilter(new URLSearchParams(location.search)))
  const [openId, setOpenId] = useState<string>()
  /**
   * The open card. May be ahead of the address, because the browser immediately closes the other card when
   * one opens.
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
