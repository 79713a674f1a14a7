import { createContext } from 'react'

/** Marks the scripts of one response as ours; undefined in the browser, which needs it no more. */
export const NonceContext = createContext<string | undefined>(undefined)
