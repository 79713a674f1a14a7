import { useMatches } from '@remix-run/react'
import { useState } from 'react'
import { useFrames } from '~/shared/live/live-provider'
import { isFailedLoad } from './load-or-keep'
import { noticesIn, noticesNow, resultsOf } from './page-notices'

/**
 * Returns the notices about data sources for the current page. The notices come from the page's latest
 * responses and are updated by the stream. A failed response changes nothing.
 */
export function usePageNotices(): readonly string[] {
  const matches = useMatches()
  const [shown, setShown] = useState(() => ({ matches, notices: noticesIn(resultsOf(matches)) }))
  if (shown.matches !== matches) {
    const data = resultsOf(matches)
    setShown({ matches, notices: data.some(isFailedLoad) ? shown.notices : noticesIn(data) })
  }
  useFrames('freshness', (frame) =>
    setShown((last) => {
      const notices = noticesNow(last.notices, Object.values(frame))
      return notices.join() === last.notices.join() ? last : { ...last, notices }
    }),
  )
  return shown.notices
}
