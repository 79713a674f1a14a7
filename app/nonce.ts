import { createContext } from 'react'

/** CSP nonce for the scripts of the response. It is `undefined` in the browser, where no nonce is needed. */
export const NonceContext = createContext<string | undefined>(undefined)
