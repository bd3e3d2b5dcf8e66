/** True for a page that is the same for everyone who is not signed in: `export const handle = { sameForAll: true }`. */
export function isSharedPage(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'sameForAll' in handle
}
