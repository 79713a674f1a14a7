import { Switch } from '../controls/switch'
import { appearanceText } from './appearance-text'
import { useAppearance } from './use-appearance'

/** The settings of the appearance menu as rows of switches, for the drawer. */
export function ThemeSwitches() {
  const [appearance, change] = useAppearance()
  return (
    <>
      <Switch wide on={appearance.light} onChange={(light) => change({ light })}>
        {appearanceText.lightTheme}
      </Switch>
      <Switch wide on={appearance.safe} onChange={(safe) => change({ safe })}>
        {appearanceText.safePalette}
      </Switch>
      <Switch wide on={appearance.utc} onChange={(utc) => change({ utc })}>
        {appearanceText.utc}
      </Switch>
    </>
  )
}
