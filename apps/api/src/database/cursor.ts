const CURSOR = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A position in a list that is ordered by time and, within one moment, by id. */
export type CursorPlace = { readonly at: Date; readonly id: string }

/** The position as an opaque cursor, which the caller sends back for the next page. */
export function cursorOf({ at, id }: CursorPlace): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url')
}

/** `null`: not a cursor of ours. */
export function readCursor(cursor: string): CursorPlace | null {
  const [, milliseconds, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return id ? { at: new Date(Number(milliseconds)), id } : null
}
