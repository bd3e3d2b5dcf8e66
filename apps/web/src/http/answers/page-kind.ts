/**
 * What the renderer tells the server of a page, as a header that never leaves: whether it is the same
 * for everyone who is not signed in.
 */
export const PAGE_KIND = 'x-page-kind'
export type PageKind = 'own' | 'shared'
