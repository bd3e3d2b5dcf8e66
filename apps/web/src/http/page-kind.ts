/**
 * What the renderer tells the server about a page, in an internal header that is never sent: whether it
 * has script, and whether it is the same for everyone who is not signed in.
 */
export const PAGE_KIND = 'x-page-kind'
export type PageKind = 'script' | 'plain' | 'shared'
