/** Command of a keyboard shortcut. */
export type KeyCommand =
  | { readonly kind: 'search' }
  | { readonly kind: 'help' }
  | { readonly kind: 'go'; readonly to: string }

/** The parts of a key press that shortcuts use. */
export interface KeyPress {
  readonly key: string
  /** Whether Ctrl (Cmd on a Mac) is pressed. */
  readonly command: boolean
  readonly alt: boolean
  /** Whether the key goes to a field, an open dialog or an input method. */
  readonly taken: boolean
  readonly atMs: number
}

/** Time at which `g` was pressed, milliseconds. `undefined`: no sequence in progress. */
export type KeyState = number | undefined

/** Storage key of the setting `off` for single keys. WCAG 2.1.4 requires a way to switch them off. */
export const shortcutsKey = 'shortcuts'

/** Longest pause between `g` and the second key, milliseconds. */
const sequenceMs = 1500

/** Pages by second key, in the order of the sidebar. */
export const goKeys: ReadonlyMap<string, string> = new Map([
  ['h', '/'],
  ['d', '/drift/dashboard'],
  ['j', '/jupiter/dashboard'],
  ['k', '/kamino/dashboard'],
])

/**
 * Returns the command of a key press, and the state for the next one. Single keys can be switched off (WCAG
 * 2.1.4) and never apply while the visitor types. Ctrl+K and Cmd+K always work.
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
