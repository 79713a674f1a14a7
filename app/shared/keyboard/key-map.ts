import { allEntries } from '~/shared/paths/pages'

/** Command of a keyboard shortcut. */
export type KeyCommand =
  | { readonly kind: 'search' }
  | { readonly kind: 'help' }
  | { readonly kind: 'go'; readonly to: string }

/** The parts of a keyboard event that shortcuts use. */
export interface KeyPress {
  readonly key: string
  /** Whether the Ctrl key is pressed. On a Mac, whether the Cmd key is pressed. */
  readonly command: boolean
  readonly alt: boolean
  /** Whether a field, an open dialog or an input method already uses the key press. */
  readonly taken: boolean
  readonly atMs: number
}

/** Time at which the visitor pressed `g`, milliseconds. `undefined`: no key sequence is in progress. */
export type KeyState = number | undefined

/**
 * Storage key of the setting for single-key shortcuts, which is `off` if they are switched off. WCAG 2.1.4
 * requires a way to switch them off.
 */
export const shortcutsKey = 'shortcuts'

/** Maximum time between `g` and the second key of a sequence, milliseconds. */
const sequenceMs = 1500

/** Pages by the second key of a sequence, in the order of the sidebar. */
const goKeys: ReadonlyMap<string, string> = new Map(allEntries.map(({ key, to }) => [key, to]))

/**
 * Returns the command for a key press, and the state for the next key press. Single keys have no effect while
 * the visitor types, or if they are switched off (WCAG 2.1.4). Ctrl+K and Cmd+K always work.
 */
export function takeKey(
  state: KeyState,
  press: KeyPress,
  singleKeys: boolean,
): { readonly state: KeyState; readonly command?: KeyCommand } {
  const idle = { state: undefined }
  if (press.command && !press.alt && press.key.toLowerCase() === 'k')
    return { ...idle, command: { kind: 'search' } }
  if (!singleKeys || press.taken || press.command || press.alt) return idle
  const to = state !== undefined && press.atMs - state <= sequenceMs ? goKeys.get(press.key) : undefined
  if (to !== undefined) return { ...idle, command: { kind: 'go', to } }
  if (press.key === '/') return { ...idle, command: { kind: 'search' } }
  if (press.key === '?') return { ...idle, command: { kind: 'help' } }
  return { state: press.key === 'g' ? press.atMs : undefined }
}
