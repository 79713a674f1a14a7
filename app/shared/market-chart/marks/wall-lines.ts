import type {
  IPrimitivePaneRenderer,
  ISeriesPrimitive,
  ISeriesPrimitiveAxisView,
  SeriesAttachedParameter,
  Time,
} from 'lightweight-charts'
import type { Wall } from '~/domain/price/chart-marks'
import { usdText } from '~/shared/perps/format-market'
import type { ChartTheme } from '~/shared/price-chart/chart-theme'
import { priceText } from '~/shared/price-chart/price-text'
import { marketChartText } from '../market-chart-text'
import { type WallsInView, wallsInView } from './walls-in-view'

/** Lines at the prices of large limit orders. */
export interface WallLines extends ISeriesPrimitive<Time> {
  show(walls: readonly Wall[], theme: ChartTheme): void
}

const none: WallsInView = { shown: [], above: 0, below: 0 }
const dash = [6, 6]
/** Distance of the texts from the left edge and from their lines, pixels. */
const fromEdge = 6
const fromLine = 4
const font = '11px system-ui, sans-serif'
/** Width of the rim that separates a text from the bars behind it, pixels. */
const rim = 3

/**
 * Creates the lines. Their texts are at the left edge, where they cover no new bars. The price axis labels only the
 * lines in view; the library's own price lines would keep the labels of the others at the edges.
 */
export function createWallLines(): WallLines {
  let place: SeriesAttachedParameter<Time> | undefined
  let walls: readonly Wall[] = []
  let theme: ChartTheme | undefined
  let axisViews: readonly ISeriesPrimitiveAxisView[] = []
  const inView = () => {
    if (place === undefined) return none
    const { series } = place
    return wallsInView(walls, (price) => series.priceToCoordinate(price), series.getPane().getHeight())
  }
  const draw: IPrimitivePaneRenderer['draw'] = (target) => {
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      if (theme !== undefined) drawWalls(context, { ...inView(), ...mediaSize, colors: theme })
    })
  }
  const paneViews = [{ renderer: () => ({ draw }) }]
  return {
    attached(attachedTo) {
      place = attachedTo
    },
    detached() {
      place = undefined
    },
    paneViews: () => paneViews,
    priceAxisViews: () => axisViews,
    show(shown, colors) {
      walls = shown
      theme = colors
      axisViews = shown.map((wall) => axisViewOf(wall, colors, inView))
      place?.requestUpdate()
    },
  }
}

/** Returns the label of a wall on the price axis. */
function axisViewOf(wall: Wall, theme: ChartTheme, inView: () => WallsInView): ISeriesPrimitiveAxisView {
  const placed = () => inView().shown.find((one) => one.wall === wall)
  return {
    coordinate: () => placed()?.y ?? 0,
    text: () => priceText(wall.price),
    textColor: () => theme.card,
    backColor: () => (wall.buy ? theme.buy : theme.sell),
    visible: () => placed() !== undefined,
    tickVisible: () => false,
  }
}

interface Drawn extends WallsInView {
  readonly width: number
  readonly height: number
  readonly colors: ChartTheme
}

function drawWalls(
  context: CanvasRenderingContext2D,
  { shown, above, below, width, height, colors }: Drawn,
): void {
  context.save()
  context.font = font
  context.lineWidth = 1
  const write = (text: string, x: number, y: number, color: string) => {
    context.setLineDash([])
    context.lineWidth = rim
    context.strokeStyle = colors.card
    context.strokeText(text, x, y)
    context.fillStyle = color
    context.fillText(text, x, y)
  }
  for (const { wall, y } of shown) {
    const color = wall.buy ? colors.buy : colors.sell
    context.setLineDash(dash)
    context.lineWidth = 1
    context.strokeStyle = color
    context.beginPath()
    context.moveTo(0, Math.round(y) + 0.5)
    context.lineTo(width, Math.round(y) + 0.5)
    context.stroke()
    const isAtTop = y < 16
    write(
      marketChartText.wall[wall.buy ? 'buy' : 'sell'](usdText(wall.usd)),
      fromEdge,
      isAtTop ? y + 12 : y - fromLine,
      color,
    )
  }
  // In the middle, so that they do not cover the text of a line near the edge.
  context.textAlign = 'center'
  if (above > 0) write(marketChartText.wallsAbove(above), width / 2, 12, colors.subtle)
  if (below > 0) write(marketChartText.wallsBelow(below), width / 2, height - fromLine, colors.subtle)
  context.restore()
}
