/** What the doctor found out about one thing. `not known` says what to do to know it, and is no fault. */
export type Line = {
  readonly about: string
  readonly state: 'ok' | 'wrong' | 'not known'
  readonly says: string
}

export const ok = (about: string, says: string): Line => ({ about, state: 'ok', says })
export const wrong = (about: string, says: string): Line => ({ about, state: 'wrong', says })
export const notKnown = (about: string, says: string): Line => ({
  about,
  state: 'not known',
  says,
})

export function printLines(lines: readonly Line[]): void {
  const width = Math.max(...lines.map(({ about }) => about.length))
  for (const { about, state, says } of lines)
    console.log(`${state.toUpperCase().padEnd(9)}  ${about.padEnd(width)}  ${says}`)
}
