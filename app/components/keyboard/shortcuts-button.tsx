import { text } from '~/ui/text'
import { useOpenHelp } from './keyboard'

/** The way to the shortcuts, and to their switch, without any of them. */
export function ShortcutsButton({ className }: { readonly className: string }) {
  const openHelp = useOpenHelp()
  return (
    <button type="button" className={className} onClick={openHelp} data-needs-script="">
      {text.keyboardShortcuts}
    </button>
  )
}
