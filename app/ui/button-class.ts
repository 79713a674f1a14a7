import { base, looks, sizes } from './button.css'

export interface ButtonVariants {
  /** `quiet` where nothing is said. */
  readonly look?: keyof typeof looks | undefined
  /** `medium` where nothing is said. */
  readonly size?: keyof typeof sizes | undefined
}

/** The classes of a button, and of a link that looks like one. */
export function button({ look = 'quiet', size = 'medium' }: ButtonVariants): string {
  return `${base} ${looks[look]} ${sizes[size]}`
}
