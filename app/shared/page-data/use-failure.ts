import { useMatches } from '@remix-run/react'
import { type Failure, failureOfSource, latestFailure } from './failure'
import { isFailedLoad } from './load-or-keep'

/**
 * Returns the reason why content is missing. It is the latest failure of the page's data or of the panel's
 * own requests. If there is no failure, the page's response reported that its data could not be read.
 */
export function useFailure(ofPanel?: Failure): Failure {
  const ofPage = useMatches()
    .map(({ data }) => data)
    .filter(isFailedLoad)
    .map(({ failure }) => failure)
  return latestFailure(ofPage.concat(ofPanel ?? [])) ?? failureOfSource(0)
}
