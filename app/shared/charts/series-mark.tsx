import { color } from '~/ui/theme/theme.css'
import type { SeriesStyle } from './series-style'

/** Mark of a chart series. The mark is centred on the origin of its SVG. */
export function SeriesMark({ style }: { readonly style: SeriesStyle }) {
  const { path, filled } = style.mark
  return (
    <path
      d={path}
      fill={filled ? color[style.tone] : 'none'}
      stroke={filled ? 'none' : color[style.tone]}
      strokeWidth={filled ? 0 : 2}
    />
  )
}

/** Legend symbol of a series: a line with a mark. A series with a single record has only the mark. */
export function SeriesKey({ style, lone }: { readonly style: SeriesStyle; readonly lone: boolean }) {
  return (
    <svg width="30" height="12" viewBox="-15 -6 30 12" aria-hidden="true">
      {lone ? null : (
        <path
          d="M-15 0H15"
          stroke={color[style.tone]}
          strokeWidth="2"
          strokeDasharray={style.dash}
          fill="none"
        />
      )}
      <SeriesMark style={style} />
    </svg>
  )
}
