/** What a toast is about. An error is announced at once, the others when there is a pause. */
export type ToastKind = 'success' | 'info' | 'error'

/** What is to be said. */
export interface ToastMessage {
  readonly kind: ToastKind
  readonly title: string
  /** A second, quieter line. */
  readonly detail?: string | undefined
}

export interface Toast extends ToastMessage {
  readonly id: number
}

export interface ToastQueue {
  /** The newest is last. */
  readonly toasts: readonly Toast[]
  readonly nextId: number
}

export type ToastAction =
  | { readonly type: 'show'; readonly message: ToastMessage }
  | { readonly type: 'dismiss'; readonly id: number }

/** More would cover the page; the oldest goes. */
const mostToasts = 4

export const emptyQueue: ToastQueue = { toasts: [], nextId: 1 }

/** The queue after an action. The same words twice are shown once, anew. */
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
