import { useNavigate } from '@remix-run/react'
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { readDeviceText } from '~/ui/device-text'
import { type KeyPress, type KeyState, shortcutsKey, takeKey } from './key-map'

const OpenHelpContext = createContext<() => void>(() => undefined)

/** Opens the list of shortcuts. */
export function useOpenHelp(): () => void {
  return useContext(OpenHelpContext)
}

// Wanted rarely, so it comes when it is.
const ShortcutHelp = lazy(() => import('./shortcut-help'))

interface KeyboardProps {
  readonly onSearch: () => void
  readonly children: ReactNode
}

/** The shortcuts of the whole product (B16), and the list of them. */
export function Keyboard({ onSearch, children }: KeyboardProps) {
  const navigate = useNavigate()
  const [helpIsOpen, setHelpIsOpen] = useState(false)
  const openHelp = useCallback(() => setHelpIsOpen(true), [])
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
      {helpIsOpen ? (
        <Suspense>
          <ShortcutHelp onClose={() => setHelpIsOpen(false)} />
        </Suspense>
      ) : null}
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

/** An open dialog has the keyboard to itself. */
function isInDialog(): boolean {
  return document.querySelector('dialog[open]') !== null
}
