import { type Density, densities } from './look'
import { lookText } from './look-text'
import { MenuChoice, MenuGroup, MenuLine, MenuList } from './menu'
import { text } from './text'
import type { useLook } from './use-look'

const densityLabels: Record<Density, string> = {
  compact: lookText.compact,
  normal: lookText.normal,
  comfortable: lookText.comfortable,
}

interface ThemeChoicesProps {
  /** Id that the button has as `popovertarget`. */
  readonly id: string
  readonly look: ReturnType<typeof useLook>
}

/** The appearance menu. It opens as soon as it is loaded. */
export function ThemeChoices({ id, look: [look, change] }: ThemeChoicesProps) {
  return (
    <MenuList id={id} label={text.appearance} opensAtOnce>
      <MenuChoice kind="checkbox" chosen={look.light} onSelect={() => change({ light: !look.light })}>
        {lookText.lightTheme}
      </MenuChoice>
      <MenuChoice kind="checkbox" chosen={look.safe} onSelect={() => change({ safe: !look.safe })}>
        {lookText.safePalette}
      </MenuChoice>
      <MenuLine />
      <MenuGroup label={lookText.rowHeight}>
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
