import { useLocation } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { visuallyHidden } from '~/ui/text-style.css'

/** Tells assistive technology which page a client navigation has brought; a page that the browser loads is told by the browser. */
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
