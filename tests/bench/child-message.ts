import type { ChildProcess } from 'node:child_process'

/** Resolves with the next message of a type. Rejects if the process ends before it. */
export function messageOf<T>(child: ChildProcess, type: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`${type}: the process ended with ${code}`))
    const onMessage = (message: { readonly type: string } & T): void => {
      if (message.type !== type) return
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(message)
    }
    child.on('message', onMessage)
    child.once('exit', onExit)
  })
}
