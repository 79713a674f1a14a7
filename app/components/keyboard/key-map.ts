/** What a key asks for. */
export type KeyCommand =
  | { readonly kind: 'search' }
  | { readonly kind: 'help' }
  | { readonly kind: 'go'; readonly to: string }

/** A key press as far as shortcuts care. */
export interface KeyPress {
  readonly key: string
  /** Ctrl, or Cmd on a Mac. */
  readonly command: boolean
  readonly alt: boolean
  /** The press goes into a field, or belongs to an open dialog or an input method. */
  readonly taken: boolean
  readonly atMs: number
}

/** When `g` was pressed and waits for its second key; undefined = it was not. */
export type KeyState = number | undefined

/** Where the device remembers that single keys are `off` (WCAG 2.1.4 asks for a way to switch them off). */
export const shortcutsKey = 'shortcuts'

/** The second key of `g …` may come this much later. */
const sequenceMs = 1500

/** Pages by the second key, in the order of the sidebar. */
export const goKeys: ReadonlyMap<string, string> = new Map([
  ['h', '/'],
  ['d', '/drift/dashboard'],
  ['j', '/jupiter/dashboard'],
  ['k', '/kamino/dashboard'],
])

/**
 * What a press asks for, and what the next one is read with. Single keys can be switched off (WCAG 2.1.4) and never fire where
 * somebody types; Ctrl+K and Cmd+K are no single keys and always work.
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
