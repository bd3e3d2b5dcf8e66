import { median } from '../interleave.ts'
import type { Figure } from '../measure.ts'
import { type Sending, type Stage, withStoreServer } from './stage.ts'

const COMPARE_RATES_PAIRS = 5
const COMPARE_RATES_COUNT = 8_000

type CompareRatesKind = (stage: Stage) => Omit<Sending, 'count'>

/** Deliveries acknowledged a second, of one kind and of another, in turns. */
export function compareRates(
  ours: CompareRatesKind,
  reference: CompareRatesKind,
  prepare: (stage: Stage) => Promise<void> = async () => {},
): Promise<Figure[]> {
  return withStoreServer(async (stage) => {
    const rateOf = async (kind: CompareRatesKind) => {
      const { seconds } = await stage.send({ ...kind(stage), count: COMPARE_RATES_COUNT })
      return COMPARE_RATES_COUNT / seconds
    }
    await prepare(stage)
    const pairs: { ours: number; reference: number }[] = []
    await rateOf(reference)
    for (let pair = 0; pair < COMPARE_RATES_PAIRS; pair += 1)
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
