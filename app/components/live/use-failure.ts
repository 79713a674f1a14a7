import { useMatches } from '@remix-run/react'
import { type Failure, failureOfSource, latestFailure } from './failure'
import { isFailedLoad } from './load-or-keep'

/**
 * Returns the reason for missing content: the latest failure of the page's data or of the panel's own
 * requests. Without either, the page responded but reported that it could not read its data.
 */
export function useFailure(ofPanel?: Failure): Failure {
  const ofPage = useMatches()
    .map(({ data }) => data)
    .filter(isFailedLoad)
    .map(({ failure }) => failure)
  return latestFailure(ofPanel === undefined ? ofPage : [...ofPage, ofPanel]) ?? failureOfSource(0)
}
