/** The public id of an event: `evt_` and 32 digits. */
export const nameOfEvent = (id: string): string => `evt_${id.replaceAll('-', '')}`

/** Its id in the database. The name has been read by the contract, or is nobody’s. */
export function idOfEvent(name: string): string | null {
  const parts = /^evt_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
    name,
  )
  return parts?.slice(1).join('-') ?? null
}
