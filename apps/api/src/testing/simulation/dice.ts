/** Numbers that look like chance and are the same for the same seed (mulberry32, public domain). */
export function diceOf(seed: number) {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  const token = (length: number, letters: string) =>
    Array.from({ length }, () => letters[below(letters.length)]).join('')
  return {
    below,
    /** True so often out of one. */
    happens: (share: number) => next() < share,
    one: <T>(of: readonly T[]): T => of[below(of.length)] as T,
    shuffled: <T>(list: readonly T[]): T[] =>
      list
        .map((item) => ({ item, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ item }) => item),
    token: (length: number) =>
      token(length, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'),
    uuid: () => {
      const hex = (length: number) => token(length, '0123456789abcdef')
      return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
    },
  }
}
export type Dice = ReturnType<typeof diceOf>
