import { type BarInterval, barIntervalNames } from '~/domain/price/bar-range'
import { type ChartFrame, chartFrames } from '~/domain/price/chart-candles'
import { TableToggle, TypeChoice } from '~/shared/price-chart/chart-controls'
import { chartText } from '~/shared/price-chart/chart-text'
import * as chartStyles from '~/shared/price-chart/token-chart.css'
import { Segmented } from '~/ui/controls/segmented'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { segment, segments } from '~/ui/controls/segmented-links.css'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import type { BarChoices, ShownBars } from './bar-choices'
import { chartLines } from './line-choices'
import { marketChartText } from './market-chart-text'

const frameOptions = chartFrames.map((frame) => ({ value: frame, label: frame }))
const barOptions = barIntervalNames.map((interval) => ({ value: interval, label: interval }))

const ofFrame = (frame: ChartFrame): ShownBars => ({ kind: 'frame', frame })
const ofBars = (interval: BarInterval): ShownBars => ({ kind: 'bars', interval })

interface HeadControlsProps {
  readonly choices: BarChoices
  readonly asTable: boolean
  readonly onTable: (asTable: boolean) => void
}

/** Controls in the header of a chart: time frame, chart type, and a switch between chart and table. */
export function HeadControls({ choices, asTable, onTable }: HeadControlsProps) {
  const { shown, type, hrefOf, show, draw } = choices
  const current = shown.kind === 'frame' ? shown.frame : 'none'
  return (
    <>
      {hrefOf === undefined ? null : (
        <noscript>
          <SegmentedLinks
            label={chartText.timeframe}
            segments={chartFrames.map((frame) => ({
              label: frame,
              to: hrefOf(ofFrame(frame)),
              current: frame === current,
            }))}
          />
        </noscript>
      )}
      <div className={chartStyles.controls} data-needs-script="">
        <Segmented<ChartFrame | 'none'>
          label={chartText.timeframe}
          value={current}
          options={frameOptions}
          onChange={(frame) => frame !== 'none' && show(ofFrame(frame))}
        />
        <TypeChoice type={type} onChange={draw} />
        <TableToggle asTable={asTable} onTable={onTable} />
      </div>
    </>
  )
}

/** Choice of the length of bars, for a chart that can be scrolled. */
export function BarLengths({ choices: { shown, hrefOf, show } }: Pick<HeadControlsProps, 'choices'>) {
  const current = shown.kind === 'bars' ? shown.interval : 'none'
  return (
    <>
      {hrefOf === undefined ? null : (
        <noscript>
          <SegmentedLinks
            label={marketChartText.bars}
            segments={barIntervalNames.map((interval) => ({
              label: interval,
              to: hrefOf(ofBars(interval)),
              current: interval === current,
            }))}
          />
        </noscript>
      )}
      <div data-needs-script="">
        <Segmented<BarInterval | 'none'>
          label={marketChartText.bars}
          value={current}
          options={barOptions}
          onChange={(interval) => interval !== 'none' && show(ofBars(interval))}
        />
      </div>
    </>
  )
}

/** Switches for the lines over the prices. */
export function LineToggles({ choices: { lines, toggle } }: Pick<HeadControlsProps, 'choices'>) {
  return (
    <fieldset className={segments} data-needs-script="">
      <legend className={visuallyHidden}>{marketChartText.linesOf}</legend>
      {chartLines.map((line) => (
        <label key={line} className={segment} title={marketChartText.lineTitles[line]}>
          <input
            type="checkbox"
            className={visuallyHidden}
            checked={lines.includes(line)}
            onChange={() => toggle(line)}
          />
          {marketChartText.lines[line]}
        </label>
      ))}
    </fieldset>
  )
}
