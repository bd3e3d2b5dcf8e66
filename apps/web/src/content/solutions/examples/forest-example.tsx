import { fromCount, GrowingPlace } from '../../../capabilities/proof/projects/public.ts'
import type { Prices } from '../../public-facts.ts'
import { LiveExample } from './live-example.tsx'

const FOREST_TREES = { name: 'trees', label: 'Trees', least: 1, most: 60, start: 12 } as const
const SIZE = { width: 660, height: 500 } as const
const MILLI_PER_TREE = 1_000

type ForestExampleProps = {
  readonly prices: Prices
  /** `YYYY-MM-DD` */
  readonly today: string
  readonly setup: string
}

/** A forest that grows tree by tree, and what so many trees cost today. */
export function ForestExample({ prices, today, setup }: ForestExampleProps) {
  const { book, partners } = prices
  return (
    <LiveExample
      title="Grow a forest"
      picture={
        <GrowingPlace
          projects={partners.filter(({ impact }) => impact === 'trees')}
          date={today}
          trees={FOREST_TREES.most}
          hasShore={false}
          size={SIZE}
          marksOf={(since) =>
            since?.of === 'trees'
              ? fromCount({ fields: [FOREST_TREES.name], now: FOREST_TREES.start }, since.from)
              : {}
          }
        />
      }
      sliders={[FOREST_TREES]}
      microsEach={book.microsPerMilliTree * MILLI_PER_TREE}
      currency={book.currency}
      action={setup}
      act="Fund these trees"
    >
      <input type="hidden" name="co2e" value="0" />
      <input type="hidden" name="plastic" value="0" />
      <p className="quiet">
        Each tree you choose is drawn. Once paid for, it is in the public ledger.
      </p>
    </LiveExample>
  )
}
