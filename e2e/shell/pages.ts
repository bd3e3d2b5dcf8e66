import { WALKED_PAGES } from './walked-pages.generated.ts'
import type { WalkedPages } from './walked-pages.ts'

const all: readonly WalkedPages[] = Object.values(WALKED_PAGES)

/** Pages anyone may open; each answers with 200 to someone who is not signed in. */
export const OPEN_PAGES: readonly string[] = all.flatMap(({ open = [] }) => open)

/** Pages that say that something is not there, with the status that belongs to it. */
export const MISSING_PAGES = all.flatMap(({ missing = [] }) => missing)

/** Pages of an account. */
export const ACCOUNT_PAGES: readonly string[] = all.flatMap(({ account = [] }) => account)
