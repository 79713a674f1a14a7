import { type FormEvent, type PointerEvent, type ReactNode, useCallback, useRef } from 'react'
import { IconButton } from './button'
import * as styles from './dialog.css'
import { text } from './text'
import { ToastRegion } from './toast'

/** Marks what has the focus in an open dialog, wherever it stands; without it the browser takes the first control. */
const focusedFirst = 'data-focused-first'

interface DialogProps {
  /** Its name for assistive technology; the visible title usually says the same. */
  readonly label: string
  readonly shape: styles.DialogShape
  /** Stands in the page as the server has written it: a first look needs no script, nor does closing it. */
  readonly written?: boolean
  /** Escape, the backdrop and the close button call it; the owner then renders the dialog no more. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog: open as long as it is rendered. The page behind it is inert and holds still; the focus goes to its close button,
 * or else to the first control inside, and returns to where it was.
 */
export function Dialog({ label, shape, written = false, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement | null>(null)
  const pressedOutside = useRef(false)
  // By reference, not by effect: it has to be closed while it still stands in the document, or the browser does not give the focus back.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; Escape is its key
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
        // What is pressed inside and let go outside is a selection of text, not a wish to leave.
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
  /** Left of the close button. */
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

/** Closes without a script, too. */
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

/** What a dialog says below its header; scrolls by itself. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  return <div className={styles.body}>{children}</div>
}
