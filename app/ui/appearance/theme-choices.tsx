import { text } from '~/ui/text'
import { MenuChoice, MenuGroup, MenuLine, MenuList } from '../overlay/menu'
import { type Density, densities } from './appearance'
import { appearanceText } from './appearance-text'
import type { useAppearance } from './use-appearance'

const densityLabels: Record<Density, string> = {
  compact: appearanceText.compact,
  normal: appearanceText.normal,
  comfortable: appearanceText.comfortable,
}

interface ThemeChoicesProps {
  /** Id of the menu, which its button has as `popovertarget`. */
  readonly id: string
  readonly appearance: ReturnType<typeof useAppearance>
}

/** The appearance menu. It opens as soon as its code is loaded. */
export function ThemeChoices({ id, appearance: [look, change] }: ThemeChoicesProps) {
  return (
    <MenuList id={id} label={text.appearance} opensAtOnce>
      <MenuChoice kind="checkbox" chosen={look.light} onSelect={() => change({ light: !look.light })}>
        {appearanceText.lightTheme}
      </MenuChoice>
      <MenuChoice kind="checkbox" chosen={look.safe} onSelect={() => change({ safe: !look.safe })}>
        {appearanceText.safePalette}
      </MenuChoice>
      <MenuChoice kind="checkbox" chosen={look.utc} onSelect={() => change({ utc: !look.utc })}>
        {appearanceText.utc}
      </MenuChoice>
      <MenuLine />
      <MenuGroup label={appearanceText.rowHeight}>
        {densities.map((density) => (
          <MenuChoice
            key={density}
            kind="radio"
            chosen={look.density === density}
            onSelect={() => change({ density })}
          >
            {densityLabels[density]}
          </MenuChoice>
        ))}
      </MenuGroup>
    </MenuList>
  )
}
