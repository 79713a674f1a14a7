import { type ChartMarkKind, chartMarkKinds, fillSizes } from '~/domain/price/chart-marks'
import { segment, segments } from '~/ui/controls/segmented-links.css'
import { Select } from '~/ui/controls/select'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import type { BarChoices } from '../bar-choices'
import { marketChartText as text } from '../market-chart-text'

interface MarkTogglesProps {
  /** Marks that the chart can show. A perp market has executions only. */
  readonly kinds: readonly ChartMarkKind[]
  readonly choices: Pick<BarChoices, 'marks' | 'toggleMark' | 'sizeFills'>
}

const sizes = fillSizes.map((value) => ({ value, label: text.fillSizeLabels[value] }))

/** Switches for marks over the bars. While executions are marked, their minimum value can be chosen. */
export function MarkToggles({ kinds, choices: { marks, toggleMark, sizeFills } }: MarkTogglesProps) {
  return (
    <>
      <fieldset className={segments} data-needs-script="">
        <legend className={visuallyHidden}>{text.marksOf}</legend>
        {kinds.map((kind) => (
          <label key={kind} className={segment} title={text.markTitles[kind]}>
            <input
              type="checkbox"
              className={visuallyHidden}
              checked={marks.kinds.includes(kind)}
              onChange={() => toggleMark(kind)}
            />
            {text.marks[kind]}
          </label>
        ))}
      </fieldset>
      {marks.kinds.includes('fills') ? (
        <Select label={text.fillSizes} value={marks.fillSize} options={sizes} onChange={sizeFills} />
      ) : null}
    </>
  )
}

/** Marks of each kind of chart. */
export const marksOf = {
  token: chartMarkKinds,
  market: ['fills'],
} as const satisfies Record<'token' | 'market', readonly ChartMarkKind[]>
