import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useEffect } from 'react'
import { button } from '~/ui/button-class'
import { text } from '~/ui/text'
import { statusWords } from '../live/status-words'
import { HomeLink } from './home-link'
import { MessageCard } from './message-card'
import { actions } from './message-card.css'
import { NotFound } from './not-found'
import { useSite } from './site'

/** Whether what was thrown says that there is nothing at the address. */
function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** What a page that could not be put together says. */
export function wordsOfError(error: unknown): { readonly title: string; readonly line: string } {
  if (isNotFound(error)) return text.notFound
  if (!isRouteErrorResponse(error)) return text.broken
  return error.status === 503 ? text.unavailable : { title: statusWords(error), line: text.tryAgain }
}

/** What stands in a page's place when it could not be put together. Nothing of the error itself is shown. */
export function RouteError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const words = wordsOfError(error)
  const productName = useSite()?.productName
  useEffect(() => {
    // What fails while it is drawn has had its title already.
    document.title = productName === undefined ? words.title : `${words.title} · ${productName}`
  }, [words, productName])
  if (isNotFound(error)) return <NotFound />
  return (
    <MessageCard {...words}>
      <div className={actions}>
        <a href={pathname + search} className={button({ look: 'quiet', size: 'medium' })}>
          {text.retry}
        </a>
        <HomeLink />
      </div>
    </MessageCard>
  )
}
