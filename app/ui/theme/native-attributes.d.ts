import 'react'

// React 18 passes these attributes to the DOM but has no types for them.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
  }
  interface ButtonHTMLAttributes<T> {
    /** Id of the popover that the button opens and closes, with and without JavaScript. */
    popovertarget?: string
  }
}
