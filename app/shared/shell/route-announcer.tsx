import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '~/ui/theme/text-style.css'

/**
 * Announces the new page to screen readers after the router has replaced the content. If the browser itself
 * loads a page, it announces that page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const announced = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (announced.current === pathname) return
    announced.current = pathname
    setTitle(document.title)
  }, [pathname])
  return (
    <p className={visuallyHidden} role="status">
      {title}
    </p>
  )
}
