import type { ComponentProps } from 'react'
import { PanelState } from '~/ui/panel/panel-state'
import { text } from '~/ui/text'
import type { Failure } from './failure'
import { useFailure } from './use-failure'

interface FailedPanelProps extends Pick<ComponentProps<typeof PanelState>, 'action' | 'heading'> {
  /** Name of the content that failed to load, for the message "Error fetching …". */
  readonly what: string
  /**
   * Failure of the panel's own request. `undefined`: the panel made no request of its own, because its data
   * came with the page.
   */
  readonly failure?: Failure | undefined
  /** Whether the data is missing because the chain state is being loaded for the first time. */
  readonly loading?: boolean | undefined
}

/** Message that is shown in place of unavailable data. It contains the status of the response. */
export function FailedPanel({ what, failure, loading = false, ...rest }: FailedPanelProps) {
  const reason = text.errorFetching(what, useFailure(failure).words)
  if (loading) {
    return (
      <PanelState
        kind="empty"
        title={text.loadingState}
        reason={text.loadingStateLine}
        heading={rest.heading}
      />
    )
  }
  return <PanelState kind="error" title={text.error} reason={reason} {...rest} />
}
