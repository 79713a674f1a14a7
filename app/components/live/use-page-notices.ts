import { useMatches } from '@remix-run/react'
import { useState } from 'react'
import { useFrames } from './live-provider'
import { isUnread } from './load-or-keep'
import { answersOf, noticesIn, noticesNow } from './page-notices'

/**
 * Returns the source notices of the current page: from its latest responses, then updated by the stream. A
 * failed response changes nothing.
 */
export function usePageNotices(): readonly string[] {
  const matches = useMatches()
  const [told, setTold] = useState(() => ({ matches, notices: noticesIn(answersOf(matches)) }))
  if (told.matches !== matches) {
    const data = answersOf(matches)
    setTold({ matches, notices: data.some(isUnread) ? told.notices : noticesIn(data) })
  }
  useFrames('freshness', (frame) =>
    setTold((last) => {
      const notices = noticesNow(last.notices, Object.values(frame))
      return notices.join() === last.notices.join() ? last : { ...last, notices }
    }),
  )
  return told.notices
}
