/** True for the handle of a route that asks for its script: `export const handle = { hydrate: true }`. */
export function asksForScript(handle: unknown): boolean {
  return (
    typeof handle === 'object' && handle !== null && 'hydrate' in handle && Boolean(handle.hydrate)
  )
}
