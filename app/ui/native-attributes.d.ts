import 'react'

// React 18 hands these to the browser as they are, but does not know their types.
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
  }
  interface ButtonHTMLAttributes<T> {
    /** Identifier of the popover that the button opens and closes, with and without JavaScript. */
    popovertarget?: string
  }
}
