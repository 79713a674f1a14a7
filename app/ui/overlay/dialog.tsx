import { type FormEvent, type PointerEvent, type ReactNode, useCallback, useRef } from 'react'
import { text } from '~/ui/text'
import { IconButton } from '../controls/button'
import * as styles from './dialog.css'
import { ToastRegion } from './toast'

/**
 * Marks the element that gets the focus when the dialog opens. It may be nested at any depth. Without this
 * mark, the browser focuses the first control.
 */
const focusedFirst = 'data-focused-first'

interface DialogProps {
  /** Accessible name. It is usually the same as the visible title. */
  readonly label: string
  readonly shape: styles.DialogShape
  /**
   * Whether the server has rendered the dialog into the page, so that it can be viewed and closed without
   * JavaScript.
   */
  readonly written?: boolean
  /**
   * Called on Escape, on a press on the backdrop, and on the close button. The owner must stop rendering the
   * dialog when this function is called.
   */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog. It is open as long as it is rendered. The page behind it is inert and does not scroll. The
 * focus moves to the close button, or to the first control if there is no close button. It returns when the
 * dialog closes.
 */
export function Dialog({ label, shape, written = false, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement | null>(null)
  const pressedOutside = useRef(false)
  // A ref callback instead of an effect: the dialog must be closed while it is still in the document,
  // otherwise the browser does not restore the focus.
  const attach = useCallback((dialog: HTMLDialogElement | null) => {
    if (dialog === null) element.current?.close()
    else {
      dialog.removeAttribute('open')
      dialog.showModal()
      dialog.querySelector<HTMLElement>(`[${focusedFirst}]`)?.focus()
    }
    element.current = dialog
  }, [])
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop; Escape does the same
    <dialog
      ref={attach}
      open={written}
      className={written ? `${styles.shapes[shape]} ${styles.written}` : styles.shapes[shape]}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        // A press that begins inside the dialog and is released outside selects text, so it must not close
        // the dialog.
        if (pressedOutside.current && event.target === event.currentTarget) onClose()
      }}
    >
      {shape === 'narrow' || shape === 'wide' ? <span className={styles.grip} /> : null}
      {children}
      <ToastRegion />
    </dialog>
  )
}

interface DialogHeaderProps {
  readonly title: ReactNode
  /** Controls to the left of the close button. */
  readonly actions?: ReactNode
  readonly onClose: () => void
}

/** Title and close button of a dialog. */
export function DialogHeader({ title, actions, onClose }: DialogHeaderProps) {
  return (
    <div className={styles.header}>
      <h2>{title}</h2>
      <span className={styles.headerEnd}>
        {actions}
        <CloseButton onClose={onClose} />
      </span>
    </div>
  )
}

/** The close button is in a form, so that the dialog can be closed without JavaScript. */
function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <form method="dialog" onSubmit={onSubmit}>
      <IconButton icon="close" label={text.close} type="submit" {...{ [focusedFirst]: '' }} />
    </form>
  )
}

/** Content of a dialog below its header. It scrolls independently of the header. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
