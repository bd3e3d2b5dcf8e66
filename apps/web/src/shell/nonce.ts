import { createContext } from 'react'

/** The script nonce of the response being rendered; empty in the browser, which hides nonces. */
export const NonceContext = createContext('')
