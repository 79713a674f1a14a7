import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the path of a module in the repository, relative to the repository. Other ids stay as they are. */
export const relative = (id: string): string => id.replace(root, '')

/** Returns the absolute path of a file whose path is relative to the repository. */
export const absolute = (path: string): string => root + path
