import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Everything a running copy writes: databases, secrets, the local mailbox. */
export const DATA = fileURLToPath(new URL('../.data/', import.meta.url))
