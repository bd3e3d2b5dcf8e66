const MARK = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A place in a list that is ordered by time and, within one moment, by id. */
export type Place = { readonly at: Date; readonly id: string }

/** The place as a word for the caller to hand back; nobody but us reads it. */
export function markOf({ at, id }: Place): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url')
}

/** `null`: not a mark of ours. */
export function readMark(mark: string): Place | null {
  const [, milliseconds, id] = MARK.exec(Buffer.from(mark, 'base64url').toString()) ?? []
  return id ? { at: new Date(Number(milliseconds)), id } : null
}
