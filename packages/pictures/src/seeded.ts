/** A stream of numbers in [0, 1) that is the same for the same seed, everywhere. */
export type Dice = () => number

/** FNV-1a over the seed's characters, then mulberry32. */
export function diceFrom(seed: string): Dice {
  let state = 0x811c9dc5
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const GOLDEN = 0.618_033_988_749_895

/** The n-th place of an even scatter over [0, 1): each new one falls in the widest gap. */
export function scatter(n: number, offset: number): number {
  return (n * GOLDEN + offset) % 1
}
