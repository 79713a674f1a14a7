import { lookText } from './look-text'
import { Switch } from './switch'
import { useLook } from './use-look'

/** The settings of the theme menu as rows of switches, for the drawer. */
export function ThemeSwitches() {
  const [look, change] = useLook()
  return (
    <>
      <Switch wide on={look.light} onChange={(light) => change({ light })}>
        {lookText.lightTheme}
      </Switch>
      <Switch wide on={look.safe} onChange={(safe) => change({ safe })}>
        {lookText.safePalette}
      </Switch>
    </>
  )
}
