type Handle = { readonly hydrate?: boolean; readonly sameForAll?: boolean }

/** True for a route that asks for its script: `export const handle = { hydrate: true }`. */
export function asksForScript(handle: unknown): boolean {
  return says(handle, 'hydrate')
}

/** True for a page that is the same for everyone who is not signed in: `{ sameForAll: true }`. */
export function isSameForAll(handle: unknown): boolean {
  return says(handle, 'sameForAll')
}

function says(handle: unknown, word: keyof Handle): boolean {
  return typeof handle === 'object' && handle !== null && (handle as Handle)[word] === true
}
