import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Everything a running copy writes: databases, secrets, the local mailbox. */
export const DATA = fileURLToPath(new URL('../.data/', import.meta.url))
/** The same, or where this copy was asked to write. */
export const DATA_FOLDER = process.env.UNDERSTORY_DATA ?? DATA
/** What only the nightly measurements need; `run.mjs` installs it when one is first asked for. */
export const NIGHTLY_PACKAGES = fileURLToPath(new URL('nightly/node_modules/', import.meta.url))
/** Linters and generators of others, by which the document of the public API is judged; installed likewise. */
export const JUDGES = fileURLToPath(new URL('judge-api/node_modules/', import.meta.url))
