import { useNavigate } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react'
import { readDeviceText } from '~/ui/hooks/device-text'
import { useOnDemand } from '~/ui/overlay/use-on-demand'
import { type KeyPress, type KeyState, shortcutsKey, takeKey } from './key-map'

const OpenHelpContext = createContext<() => void>(() => undefined)

/** Returns a function that opens the help with the list of shortcuts. */
export function useOpenHelp(): () => void {
  return useContext(OpenHelpContext)
}

const loadHelp = async () => (await import('./shortcut-help')).ShortcutHelp

interface KeyboardProps {
  readonly onSearch: () => void
  readonly children: ReactNode
}

/** Handles the keyboard shortcuts of all pages, and shows the list of shortcuts. */
export function Keyboard({ onSearch, children }: KeyboardProps) {
  const navigate = useNavigate()
  const { Opened: Help, open: openHelp, close: closeHelp } = useOnDemand(loadHelp)
  const state = useRef<KeyState>()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const taken = takeKey(state.current, pressOf(event), readDeviceText(shortcutsKey) !== 'off')
      state.current = taken.state
      if (taken.command === undefined) return
      event.preventDefault()
      if (taken.command.kind === 'search') onSearch()
      else if (taken.command.kind === 'help') openHelp()
      else navigate(taken.command.to)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, onSearch, openHelp])
  return (
    <OpenHelpContext.Provider value={openHelp}>
      {children}
      {Help === undefined ? null : <Help onClose={closeHelp} />}
    </OpenHelpContext.Provider>
  )
}

function pressOf(event: KeyboardEvent): KeyPress {
  return {
    key: event.key,
    command: event.ctrlKey || event.metaKey,
    alt: event.altKey,
    taken: event.isComposing || event.repeat || isTyping(event.target) || isInDialog(),
    atMs: event.timeStamp,
  }
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || target.matches('input, textarea, select')
}

/** Returns whether a dialog is open. Shortcuts have no effect while a dialog is open. */
function isInDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
