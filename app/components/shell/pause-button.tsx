import { button } from '~/ui/button.css'
import { Icon } from '~/ui/icon'
import { useNow } from '~/ui/now'
import { text } from '~/ui/text'
import { notOnPhone } from '~/ui/text-style.css'
import { useLive } from '../live/live-provider'
import { needsScript } from './shell.css'

const ghost = button({ look: 'ghost', size: 'small' })

/** Stops and resumes everything on the page that changes by itself. */
export function PauseButton() {
  const { paused, setPaused } = useLive()
  const { inBrowser } = useNow()
  const label = paused ? text.resumeLive : text.pauseLive
  return (
    <button
      type="button"
      className={inBrowser ? ghost : `${ghost} ${needsScript}`}
      onClick={() => setPaused(!paused)}
      aria-label={label}
    >
      <Icon name={paused ? 'play' : 'pause'} />
      <span className={notOnPhone}>{label}</span>
    </button>
  )
}
