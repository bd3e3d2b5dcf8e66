/**
 * Asks the browser to forget what it holds of this site: what it stored, and pages that going back would show
 * without asking the server. Cookies are removed one by one, because the choice about them stays.
 */
export const FORGET_HERE = { 'clear-site-data': '"cache", "storage"' } as const
