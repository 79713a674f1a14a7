import { createContext } from 'react'

/** CSP nonce of the response's scripts. `undefined` in the browser, where it is not needed. */
export const NonceContext = createContext<string | undefined>(undefined)
