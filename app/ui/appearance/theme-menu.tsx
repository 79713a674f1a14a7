import { useId } from 'react'
import { text } from '~/ui/text'
import { button } from '../controls/button-class'
import { Icon } from '../marks/icon'
import { useOnDemand } from '../overlay/use-on-demand'
import { useAppearance } from './use-appearance'

const loadChoices = async () => (await import('./theme-choices')).ThemeChoices

/**
 * Button and menu for the appearance settings of this device. The first press loads the code of the menu.
 * After that, the browser opens the menu natively.
 */
export function ThemeMenu() {
  const id = useId()
  const appearance = useAppearance()
  const { Opened: ThemeChoices, open } = useOnDemand(loadChoices)
  return (
    <>
      <button
        type="button"
        popovertarget={id}
        className={button({ variant: 'ghost', size: 'icon' })}
        aria-haspopup="menu"
        aria-label={text.appearance}
        title={text.appearance}
        data-needs-script=""
        onClick={ThemeChoices === undefined ? open : undefined}
      >
        <Icon name="appearance" size={16} />
      </button>
      {ThemeChoices === undefined ? null : <ThemeChoices id={id} appearance={appearance} />}
    </>
  )
}
