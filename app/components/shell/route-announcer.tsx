import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '~/ui/text-style.css'

/**
 * Announces the page after a client navigation to screen readers. The browser announces pages that it loads
 * itself.
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
