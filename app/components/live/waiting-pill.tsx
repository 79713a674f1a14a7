import { button } from '~/ui/button.css'
import { text } from '~/ui/text'

/** Rows that wait while the pointer or the focus is inside; a click shows them. */
export function WaitingPill({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null
  return (
    <button
      type="button"
      className={button({ look: 'pill', size: 'small' })}
      onClick={onShow}
      aria-label={text.waitingRowsLabel(count)}
    >
      ▲ {text.waitingRows(count)}
    </button>
  )
}
