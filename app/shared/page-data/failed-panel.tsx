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
}

/** Message that is shown in place of unavailable data. It contains the status of the response. */
export function FailedPanel({ what, failure, ...rest }: FailedPanelProps) {
  const reason = text.errorFetching(what, useFailure(failure).words)
  return <PanelState kind="error" title={text.error} reason={reason} {...rest} />
}
