import { fromCount, GrowingPlace } from '../../../capabilities/proof/projects/public.ts'
import type { Prices } from '../../public-facts.ts'
import { solutionsMessage } from '../messages/messages.generated.ts'
import { LiveExample } from './live-example.tsx'

const forestTrees = () =>
  ({
    name: 'trees',
    label: solutionsMessage('forestExample.trees'),
    least: 1,
    most: 60,
    start: 12,
  }) as const
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
      title={solutionsMessage('forestExample.growAForest')}
      picture={
        <GrowingPlace
          projects={partners.filter(({ impact }) => impact === 'trees')}
          date={today}
          trees={forestTrees().most}
          hasShore={false}
          size={SIZE}
          marksOf={(since) =>
            since?.of === 'trees'
              ? fromCount({ fields: [forestTrees().name], now: forestTrees().start }, since.from)
              : {}
          }
        />
      }
      sliders={[forestTrees()]}
      microsEach={book.microsPerMilliTree * MILLI_PER_TREE}
      currency={book.currency}
      action={setup}
      act={solutionsMessage('forestExample.fundTheseTrees')}
    >
      <input type="hidden" name="co2e" value="0" />
      <input type="hidden" name="plastic" value="0" />
      <p className="quiet">{solutionsMessage('forestExample.eachTreeChooseDrawn')}</p>
    </LiveExample>
  )
}
