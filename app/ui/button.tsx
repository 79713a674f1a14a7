import type { ButtonHTMLAttributes } from 'react'
import { type ButtonVariants, button } from './button-class'
import { Icon, type IconName } from './icon'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** `quiet` where nothing is said. */
  readonly look?: ButtonVariants['look']
  /** `medium` where nothing is said. */
  readonly size?: 'medium' | 'small'
  /** Left of the words. */
  readonly icon?: IconName
  /** Something is under way: it says so and can't be pressed again. */
  readonly busy?: boolean
}

/** A button with words. A link that looks like one is a `Link` with the class `button({ … })`. */
export function Button({ look, size, icon, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={button({ look, size })}
      aria-busy={busy || undefined}
      disabled={busy}
      {...rest}
    >
      {icon === undefined ? null : <Icon name={icon} />}
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  readonly icon: IconName
  /** Its name for those who don't see it. */
  readonly label: string
  readonly filled?: boolean
  /** Beside a word, no taller than its line. */
  readonly inline?: boolean
}

/** A button that is an icon. */
export function IconButton({ icon, label, filled = false, inline = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={button({ look: 'ghost', size: inline ? 'inline' : 'icon' })}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} size={inline ? 13 : 16} filled={filled} />
    </button>
  )
}
