const OWN_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One of our ids; `null` for anything else that is stored in metadata of the same account. */
export function uuidOf(text: string | undefined): string | null {
  return text !== undefined && OWN_UUID.test(text) ? text : null
}
