import { useMatches } from '@remix-run/react'
import { text } from '~/ui/text'
import { isUnread } from './load-or-keep'

/** What HTTP says of the answer in place of the page's data; of a source that the page's answer could not reach, that it is unavailable. */
export function useUnreadStatus(): string {
  const unread = useMatches()
    .map(({ data }) => data)
    .find(isUnread)
  return unread?.status ?? text.sourceUnavailable
}
