import { useLive } from '~/shared/live/live-provider'
import { siteText } from '~/shared/text/site-text'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { notOnTablet } from './top-bar.css'

/** Pauses and resumes all automatic updates of the page. */
export function PauseButton() {
  const { paused, setPaused } = useLive()
  const label = paused ? siteText.resumeLive : siteText.pauseLive
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
