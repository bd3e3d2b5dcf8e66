/** 0 to 1, from an id that was drawn at random for it. */
export const sampleStart = (randomId: string): number =>
  Number.parseInt(randomId.slice(0, 8), 16) / 2 ** 32
