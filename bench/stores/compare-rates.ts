import { median } from '../interleave.ts'
import type { Figure } from '../measure.ts'
import { type Sending, type Stage, withStoreServer } from './stage.ts'

const PAIRS = 5
const COUNT = 8_000

type Kind = (stage: Stage) => Omit<Sending, 'count'>

/** Deliveries acknowledged a second, of one kind and of another, in turns. */
export function compareRates(ours: Kind, reference: Kind): Promise<Figure[]> {
  return withStoreServer(async (stage) => {
    const rateOf = async (kind: Kind) => {
      const { seconds } = await stage.send({ ...kind(stage), count: COUNT })
      return COUNT / seconds
    }
    const pairs: { ours: number; reference: number }[] = []
    await rateOf(reference)
    for (let pair = 0; pair < PAIRS; pair += 1)
      pairs.push({ ours: await rateOf(ours), reference: await rateOf(reference) })
    return [
      {
        ours: median(pairs.map((pair) => pair.ours)),
        reference: median(pairs.map((pair) => pair.reference)),
        ratio: median(pairs.map((pair) => pair.ours / pair.reference)),
      },
    ]
  })
}
