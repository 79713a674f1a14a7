import type { ComponentProps } from 'react'
import { PanelState } from '~/ui/panel-state'
import { text } from '~/ui/text'
import type { Failure } from './failure'
import { useFailure } from './use-failure'

interface UnreadPanelProps extends Pick<ComponentProps<typeof PanelState>, 'action' | 'heading'> {
  /** What failed, in "Error fetching …". */
  readonly what: string
  /** Why the panel's own attempt brought nothing; undefined = there was none, the panel came with the page. */
  readonly failure?: Failure | undefined
}

/** What stands in place of something that could not be read: the specification's words with the status of the answer. */
export function UnreadPanel({ what, failure, ...rest }: UnreadPanelProps) {
  const reason = text.errorFetching(what, useFailure(failure).words)
  return <PanelState kind="error" title={text.error} reason={reason} {...rest} />
}
