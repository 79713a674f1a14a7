import { siteText } from '~/shared/text/site-text'
import { useOpenHelp } from './keyboard'

/**
 * Button that opens the list of shortcuts and the switch for single-key shortcuts, for visitors with a mouse
 * or touch screen.
 */
export function ShortcutsButton({ className }: { readonly className: string }) {
  const openHelp = useOpenHelp()
  return (
    <button type="button" className={className} onClick={openHelp} data-needs-script="">
      {siteText.keyboardShortcuts}
    </button>
  )
}
