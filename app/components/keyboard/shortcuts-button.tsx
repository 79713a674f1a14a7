import { text } from '~/ui/text'
import { useOpenHelp } from './keyboard'

/** Opens the list of shortcuts and their switch by mouse or touch. */
export function ShortcutsButton({ className }: { readonly className: string }) {
  const openHelp = useOpenHelp()
  return (
    <button type="button" className={className} onClick={openHelp} data-needs-script="">
      {text.keyboardShortcuts}
    </button>
  )
}
