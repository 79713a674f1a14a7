import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useEffect } from 'react'
import { button } from '~/ui/button.css'
import { text } from '~/ui/text'
import { HomeLink } from './home-link'
import { MessageCard } from './message-card'
import { actions } from './message-card.css'
import { NotFound } from './not-found'
import { useSite } from './site'

/** Whether what was thrown says that there is nothing at the address. */
export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** What stands in a page's place when it could not be put together. Nothing of the error itself is shown. */
export function RouteError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const missing = isNotFound(error)
  const productName = useSite()?.productName
  useEffect(() => {
    // What fails while it is drawn has had its title already.
    const title = missing ? text.notFoundTitle : text.brokenTitle
    document.title = productName === undefined ? title : `${title} · ${productName}`
  }, [missing, productName])
  if (missing) return <NotFound />
  return (
    <MessageCard title={text.brokenTitle} line={text.brokenLine}>
      <div className={actions}>
        <a href={pathname + search} className={button({ look: 'quiet', size: 'medium' })}>
          {text.retry}
        </a>
        <HomeLink />
      </div>
    </MessageCard>
  )
}
