import { Button, IconButton } from '~/ui/controls/button'
import { button } from '~/ui/controls/button-class'
import * as styles from './market-chart.css'
import { marketChartText } from './market-chart-text'
import { panPart, zoomFactor } from './market-keys'
import type { ChartMoves } from './movable-chart'

/** Part of the view's width by which a button moves it. */
const buttonPart = 2 * panPart

/** Buttons that do the same as dragging and pinching the chart. */
export function ChartMovesBar({ moves }: { readonly moves: ChartMoves | undefined }) {
  const isOff = moves === undefined
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible frame
    <div className={styles.moves} role="group" aria-label={marketChartText.moves}>
      <IconButton
        icon="previous"
        label={marketChartText.older}
        disabled={isOff}
        onClick={() => moves?.pan(-buttonPart)}
      />
      <IconButton
        icon="next"
        label={marketChartText.newer}
        disabled={isOff}
        onClick={() => moves?.pan(buttonPart)}
      />
      <SignButton
        sign="−"
        label={marketChartText.wider}
        onPress={() => moves?.zoom(zoomFactor)}
        isOff={isOff}
      />
      <SignButton
        sign="+"
        label={marketChartText.closer}
        onPress={() => moves?.zoom(1 / zoomFactor)}
        isOff={isOff}
      />
      <Button
        variant="ghost"
        size="small"
        disabled={isOff}
        title={marketChartText.newestTitle}
        onClick={() => moves?.toNewest()}
      >
        {marketChartText.newest}
      </Button>
    </div>
  )
}

interface SignButtonProps {
  readonly sign: string
  readonly label: string
  readonly isOff: boolean
  readonly onPress: () => void
}

function SignButton({ sign, label, isOff, onPress }: SignButtonProps) {
  return (
    <button
      type="button"
      className={button({ variant: 'ghost', size: 'icon' })}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <span className={styles.sign} aria-hidden="true">
        {sign}
      </span>
    </button>
  )
}
