import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useEffect } from 'react'
import { statusWords } from '~/shared/live/status-words'
import { HomeLink } from '~/shared/page/home-link'
import { MessageCard } from '~/shared/page/message-card'
import { actions } from '~/shared/page/message-card.css'
import { useSite } from '~/shared/page/site'
import { siteText } from '~/shared/text/site-text'
import { button } from '~/ui/controls/button-class'
import { text } from '~/ui/text'
import { NotFound } from './not-found'

/** Returns whether the error means that no page has the requested URL. */
function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

/** Returns the message for a page that failed. */
export function wordsOfError(error: unknown): { readonly title: string; readonly line: string } {
  if (isNotFound(error)) return siteText.notFound
  if (!isRouteErrorResponse(error)) return siteText.broken
  return error.status === 503 ? siteText.unavailable : { title: statusWords(error), line: siteText.tryAgain }
}

/** Shown instead of a page that failed. Shows no details of the error. */
export function RouteError() {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const words = wordsOfError(error)
  const productName = useSite()?.productName
  useEffect(() => {
    // If a page fails during rendering, the document already has the title of that page, so replace the
    // title.
    document.title = productName === undefined ? words.title : `${words.title} · ${productName}`
  }, [words, productName])
  if (isNotFound(error)) return <NotFound />
  return (
    <MessageCard {...words}>
      <div className={actions}>
        <a href={pathname + search} className={button({ variant: 'quiet', size: 'medium' })}>
          {text.retry}
        </a>
        <HomeLink />
      </div>
    </MessageCard>
  )
}
