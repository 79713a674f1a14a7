import { base, sizes, variants } from './button.css'

export interface ButtonVariants {
  /** Look of the button. Default: `quiet`. */
  readonly variant?: keyof typeof variants | undefined
  /** Size of the button. Default: `medium`. */
  readonly size?: keyof typeof sizes | undefined
}

/** Returns the classes of a button, or of a link that looks like a button. */
export function button({ variant = 'quiet', size = 'medium' }: ButtonVariants): string {
  return `${base} ${variants[variant]} ${sizes[size]}`
}
