export const HOUSEHOLD_PATH = '/app/personal/household'
export const SAVED_HOUSEHOLDS_PATH = '/my-impact/dashboards/household'

type LinkInput = { readonly country: string; readonly answers: object }

/** The answers behind the `#` of an address, which no browser sends to a server. */
export function householdFragment({ country, answers }: LinkInput): string {
  const bytes = new TextEncoder().encode(JSON.stringify({ country, answers }))
  const text = btoa(String.fromCharCode(...bytes))
  return `#h1=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The same, read again; `null`: there is none, or it says nothing that can be read. */
export function readHouseholdFragment(fragment: string): LinkInput | null {
  const [, text] = /^#h1=([\w-]+)$/.exec(fragment) ?? []
  if (!text) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    )
    const read: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (typeof read !== 'object' || read === null) return null
    const { country, answers } = read as Partial<LinkInput>
    return typeof country === 'string' && typeof answers === 'object' && answers !== null
      ? { country, answers }
      : null
  } catch {
    return null
  }
}
