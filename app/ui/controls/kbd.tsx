import { kbd } from './kbd.css'

/** A key on the keyboard. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={kbd}>{children}</kbd>
}
