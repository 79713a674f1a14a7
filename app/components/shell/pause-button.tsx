import { button } from '~/ui/button-class'
import { Icon } from '~/ui/icon'
import { text } from '~/ui/text'
import { useLive } from '../live/live-provider'
import { notOnTablet } from './top-bar.css'

/** Pauses and resumes all automatic updates of the page. */
export function PauseButton() {
  const { paused, setPaused } = useLive()
  const label = paused ? text.resumeLive : text.pauseLive
  return (
    <button
      type="button"
      className={button({ variant: 'ghost', size: 'small' })}
      onClick={() => setPaused(!paused)}
      aria-label={label}
      data-needs-script=""
    >
      <Icon name={paused ? 'play' : 'pause'} />
      <span className={notOnTablet}>{label}</span>
    </button>
  )
}
