import type { ButtonHTMLAttributes } from 'react'
import { Icon, type IconName } from '../marks/icon'
import { type ButtonVariants, button } from './button-class'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Look of the button. Default: `quiet`. */
  readonly variant?: ButtonVariants['variant']
  /** Size of the button. Default: `medium`. */
  readonly size?: 'medium' | 'small'
  /** Icon to the left of the text. */
  readonly icon?: IconName
  /** Whether the action is in progress. Meanwhile the button shows progress and cannot be pressed again. */
  readonly busy?: boolean
}

/** A button with text. For a link that looks like a button, use `Link` with the class `button({ … })`. */
export function Button({ variant, size, icon, busy = false, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={button({ variant, size })}
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
  /** Accessible name. */
  readonly label: string
  readonly filled?: boolean
  /** Whether the button is beside a word, and no taller than the line of that word. */
  readonly inline?: boolean
}

/** A button with only an icon. */
export function IconButton({ icon, label, filled = false, inline = false, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={button({ variant: 'ghost', size: inline ? 'inline' : 'icon' })}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} size={inline ? 13 : 16} filled={filled} />
    </button>
  )
}
