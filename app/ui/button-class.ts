import { base, looks, sizes } from './button.css'

export interface ButtonVariants {
  /** Default: `quiet`. */
  readonly look?: keyof typeof looks | undefined
  /** Default: `medium`. */
  readonly size?: keyof typeof sizes | undefined
}

/** Returns the classes of a button, or of a link that looks like a button. */
export function button({ look = 'quiet', size = 'medium' }: ButtonVariants): string {
  return `${base} ${looks[look]} ${sizes[size]}`
}
