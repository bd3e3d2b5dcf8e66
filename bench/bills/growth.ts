import { median } from '../interleave.ts'

const ROUNDS = 15

export type Sized = {
  /** How much there is already. */
  readonly size: number
  /** What comes before each, which is not measured. */
  readonly prepare: () => Promise<void>
  /** One more of what is measured. */
  readonly once: () => Promise<void>
}

export type Growth = {
  /** Of time in size, between the smallest and the largest: 0 is none, 1 in proportion. */
  readonly exponent: number
  readonly millis: readonly { readonly size: number; readonly millis: number }[]
}

/** Times the same piece of work at several sizes in turn, because a shared machine's speed drifts. */
export async function measureGrowth(sizes: readonly Sized[], rounds = ROUNDS): Promise<Growth> {
  const times = sizes.map((): number[] => [])
  for (const { prepare, once } of sizes) {
    await prepare()
    await once()
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, { prepare, once }] of sizes.entries()) {
      await prepare()
      const began = performance.now()
      await once()
      times[at]?.push(performance.now() - began)
    }
  }
  const millis = sizes.map(({ size }, at) => ({ size, millis: median(times[at] ?? []) }))
  const [first, last] = [millis.at(0), millis.at(-1)]
  const exponent =
    first && last ? Math.log(last.millis / first.millis) / Math.log(last.size / first.size) : 0
  return { exponent, millis }
}

export const saidMillis = ({ millis }: Growth) =>
  millis
    .map(({ size, millis: time }) => `${size.toLocaleString('en-GB')}: ${time.toFixed(1)} ms`)
    .join(', ')
