import { allEntries } from '~/shared/paths/pages'
import { siteText } from '~/shared/text/site-text'
import { Kbd } from '~/ui/controls/kbd'
import { Switch } from '~/ui/controls/switch'
import { useDeviceText } from '~/ui/hooks/device-text'
import { Dialog, DialogBody, DialogHeader } from '~/ui/overlay/dialog'
import { shortcutsKey } from './key-map'
import * as styles from './shortcut-help.css'

const shortcutText = {
  singleKeyShortcuts: 'Single-key shortcuts',
  singleKeyNote: 'Shortcuts are ignored while you type. Ctrl+K and ⌘K always open the search.',
  shortcutSearch: 'Search',
  shortcutHelp: 'Show shortcuts',
  goTo: (page: string) => `Go to ${page}`,
} as const

/** Keys and description of each shortcut. */
const shortcuts: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['/'], does: shortcutText.shortcutSearch },
  ...allEntries.map(({ key, label }) => ({ keys: ['g', key], does: shortcutText.goTo(label) })),
  { keys: ['?'], does: shortcutText.shortcutHelp },
]

/** List of keyboard shortcuts, with the switch for single-key shortcuts. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const [remembered, remember] = useDeviceText(shortcutsKey)
  return (
    <Dialog label={siteText.keyboardShortcuts} shape="narrow" onClose={onClose}>
      <DialogHeader title={siteText.keyboardShortcuts} onClose={onClose} />
      <DialogBody>
        <ul className={styles.list}>
          {shortcuts.map(({ keys, does }) => (
            <li key={does} className={styles.line}>
              {does}
              <span className={styles.keys}>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </span>
            </li>
          ))}
          <li className={styles.line}>
            <Switch wide on={remembered !== 'off'} onChange={(on) => remember(on ? null : 'off')}>
              {shortcutText.singleKeyShortcuts}
            </Switch>
          </li>
        </ul>
        <p className={styles.note}>{shortcutText.singleKeyNote}</p>
      </DialogBody>
    </Dialog>
  )
}
