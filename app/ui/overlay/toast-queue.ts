/** Kinds of toasts. Screen readers announce an error immediately, and other kinds at the next pause. */
export type ToastKind = 'success' | 'info' | 'error'

/** Content of a toast. */
export interface ToastMessage {
  readonly kind: ToastKind
  readonly title: string
  /** A second line, less prominent than the title. */
  readonly detail?: string | undefined
}

export interface Toast extends ToastMessage {
  readonly id: number
}

export interface ToastQueue {
  /** Toasts, the newest last. */
  readonly toasts: readonly Toast[]
  readonly nextId: number
}

export type ToastAction =
  | { readonly type: 'show'; readonly message: ToastMessage }
  | { readonly type: 'dismiss'; readonly id: number }

/** Maximum number of toasts. More would cover the page, so the oldest is removed. */
const mostToasts = 4

export const emptyQueue: ToastQueue = { toasts: [], nextId: 1 }

/** Returns the queue after an action. A new toast replaces an earlier toast with the same message. */
export function toastQueue(queue: ToastQueue, action: ToastAction): ToastQueue {
  if (action.type === 'dismiss') {
    return { ...queue, toasts: queue.toasts.filter(({ id }) => id !== action.id) }
  }
  const { message } = action
  const others = queue.toasts.filter(
    ({ kind, title, detail }) =>
      kind !== message.kind || title !== message.title || detail !== message.detail,
  )
  const toasts = [...others, { ...message, id: queue.nextId }].slice(-mostToasts)
  return { toasts, nextId: queue.nextId + 1 }
}
