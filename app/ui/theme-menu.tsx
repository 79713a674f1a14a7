import { button } from './button.css'
import { Icon } from './icon'
import { type Density, densities } from './look'
import { Menu, MenuChoice, MenuGroup, MenuLine } from './menu'
import { text } from './text'
import { useLook } from './use-look'

const densityLabels: Record<Density, string> = {
  compact: text.compact,
  normal: text.normal,
  comfortable: text.comfortable,
}

/** Button and menu for how the product looks on this device. */
export function ThemeMenu() {
  const [look, change] = useLook()
  return (
    <Menu
      label={text.appearance}
      button={(opens) => (
        <button
          {...opens}
          className={button({ look: 'ghost', size: 'icon' })}
          aria-label={text.appearance}
          title={text.appearance}
        >
          <Icon name="appearance" size={16} />
        </button>
      )}
    >
      <MenuChoice kind="checkbox" chosen={look.light} onSelect={() => change({ light: !look.light })}>
        {text.lightTheme}
      </MenuChoice>
      <MenuChoice kind="checkbox" chosen={look.safe} onSelect={() => change({ safe: !look.safe })}>
        {text.safePalette}
      </MenuChoice>
      <MenuLine />
      <MenuGroup label={text.rowHeight}>
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
    </Menu>
  )
}
