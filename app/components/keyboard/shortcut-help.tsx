import { useDeviceText } from '~/ui/device-text'
import { Dialog, DialogBody, DialogHeader } from '~/ui/dialog'
import { Kbd } from '~/ui/kbd'
import { Switch } from '~/ui/switch'
import { text } from '~/ui/text'
import { shortcutsKey } from './key-map'
import * as styles from './shortcut-help.css'

/** Each shortcut and what it does. */
const shortcuts: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['/'], does: text.shortcutSearch },
  { keys: ['g', 'h'], does: text.goTo(text.home) },
  { keys: ['g', 'd'], does: text.goTo(text.drift) },
  { keys: ['g', 'j'], does: text.goTo(text.jupiter) },
  { keys: ['g', 'k'], does: text.goTo(text.kamino) },
  { keys: ['?'], does: text.shortcutHelp },
]

/** The list of shortcuts, with the switch for single keys. */
export function ShortcutHelp({ onClose }: { readonly onClose: () => void }) {
  const [remembered, remember] = useDeviceText(shortcutsKey)
  return (
    <Dialog label={text.keyboardShortcuts} shape="narrow" onClose={onClose}>
      <DialogHeader title={text.keyboardShortcuts} onClose={onClose} />
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
              {text.singleKeyShortcuts}
            </Switch>
          </li>
        </ul>
        <p className={styles.note}>{text.singleKeyNote}</p>
      </DialogBody>
    </Dialog>
  )
}
