import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useState,
} from 'react'
import { text } from '~/ui/text'
import { IconButton } from '../controls/button'
import { Icon } from '../marks/icon'
import * as styles from './toast.css'
import { emptyQueue, type Toast, type ToastMessage, toastQueue } from './toast-queue'

/** Time for which a toast is shown, milliseconds. It is long enough to read the toast twice. */
const shownForMs = 6000

interface Toasts {
  readonly toasts: readonly Toast[]
  readonly dismiss: (id: number) => void
  /** Whether the pointer or the focus is on a toast. If so, no toast may disappear. */
  readonly held: boolean
  readonly hold: (held: boolean) => void
}

const ToastsContext = createContext<Toasts>({
  toasts: [],
  dismiss: () => undefined,
  held: false,
  hold: () => undefined,
})
const ShowContext = createContext<(message: ToastMessage) => void>(() => undefined)

/**
 * Stores the toasts. The page must contain one `ToastRegion` at its end. Each dialog contains its own region.
 */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [queue, dispatch] = useReducer(toastQueue, emptyQueue)
  const [show] = useState(() => (message: ToastMessage) => dispatch({ type: 'show', message }))
  const [held, hold] = useState(false)
  const dismiss = useCallback((id: number) => {
    // An element that disappears under the pointer or the focus sends no leave event.
    hold(false)
    dispatch({ type: 'dismiss', id })
  }, [])
  const toasts = useMemo(() => ({ toasts: queue.toasts, dismiss, held, hold }), [queue.toasts, dismiss, held])
  return (
    <ShowContext.Provider value={show}>
      <ToastsContext.Provider value={toasts}>{children}</ToastsContext.Provider>
    </ShowContext.Provider>
  )
}

/**
 * Returns a function that shows a toast: `show({ kind: 'success', title: 'Copied to clipboard!' })`. The
 * function is the same in every render.
 */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ShowContext)
}

const icons = { success: 'check', info: 'info', error: 'warning' } as const

/**
 * Region in which toasts appear. It must always be in the document, because screen readers must know the
 * region before the first toast appears.
 */
export function ToastRegion() {
  const { toasts, hold } = useContext(ToastsContext)
  const said = (urgent: boolean) =>
    toasts
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only pauses its timer
    <div
      className={styles.region}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <div className={styles.list} role="status">
        {said(false)}
      </div>
      <div className={styles.list} role="alert">
        {said(true)}
      </div>
    </div>
  )
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const { id, kind, title, detail } = toast
  const { held, dismiss } = useContext(ToastsContext)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), shownForMs)
    return () => clearTimeout(timer)
  }, [held, id, dismiss])
  return (
    <div className={styles.toast} data-raised="">
      <span className={styles.mark[kind]}>
        <Icon name={icons[kind]} size={18} />
      </span>
      <span className={styles.words}>
        {title}
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </span>
      <IconButton icon="close" label={text.dismiss} inline onClick={() => dismiss(id)} />
    </div>
  )
}
