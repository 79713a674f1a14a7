import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { Select } from '~/ui/controls/select'
import type { VolumeSource } from '../dashboard-query'
import { jupiterText } from '../jupiter-text'

interface SourceChoiceProps {
  readonly sources: readonly VolumeSource[]
  readonly current: VolumeSource
  readonly hrefOf: (source: VolumeSource) => string
  readonly onChoose: (source: VolumeSource) => void
}

/**
 * Select with which the visitor chooses what the chart counts. Without JavaScript, links replace the select.
 */
export function SourceChoice({ sources, current, hrefOf, onChoose }: SourceChoiceProps) {
  const options = sources.map((value) => ({ value, label: jupiterText.sources[value] }))
  return (
    <>
      <noscript>
        <SegmentedLinks
          label={jupiterText.source}
          segments={options.map(({ value, label }) => ({
            label,
            to: hrefOf(value),
            current: value === current,
          }))}
        />
      </noscript>
      <span data-needs-script="">
        <Select label={jupiterText.source} value={current} options={options} onChange={onChoose} />
      </span>
    </>
  )
}
