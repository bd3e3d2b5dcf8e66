import { seasonOf } from '@understory/pictures/nature/place.ts'
import { PARCELS, parcelsScene } from '@understory/pictures/scenes/parcels-scene.ts'
import { GrowingPicture } from '@understory/ui/pictures/growing-picture.tsx'
import { fromCount } from '../../../capabilities/proof/projects/public.ts'
import type { Prices } from '../../public-facts.ts'
import { solutionsMessage, solutionsRich } from '../messages/messages.generated.ts'
import { LiveExample } from './live-example.tsx'

const TREES_START = 1
const orders = () => ({
  name: 'orders',
  label: solutionsMessage('ordersExample.ordersAMonth'),
  least: 50,
  most: 2_000,
  step: 50,
  start: 400,
})
const orderTrees = () => ({
  name: 'trees',
  label: solutionsMessage('ordersExample.treesForEachOrder'),
  least: 1,
  most: 5,
  start: TREES_START,
})
const MILLI_PER_TREE = 1_000
const STORE_SETUP = '/app/business/ecommerce/recurring/setup'

type OrdersExampleProps = Pick<Prices, 'book'> & {
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** What a month of a shop's orders comes to, by the tree. */
export function OrdersExample({ book, today }: OrdersExampleProps) {
  return (
    <LiveExample
      title={solutionsMessage('ordersExample.monthShop')}
      picture={
        <GrowingPicture
          layers={parcelsScene(seasonOf(today, 'GB'))}
          {...PARCELS}
          marksOf={(since) =>
            since ? fromCount({ fields: [orderTrees().name], now: TREES_START }, since.from) : {}
          }
        />
      }
      sliders={[orders(), orderTrees()]}
      microsEach={book.microsPerMilliTree * MILLI_PER_TREE}
      currency={book.currency}
      per={solutionsMessage('ordersExample.month')}
      counted={solutionsMessage('ordersExample.treesMonth')}
      action={STORE_SETUP}
      act={solutionsMessage('ordersExample.goFigures')}
    >
      <p className="quiet">
        {solutionsRich('ordersExample.shareEachCheckoutCo2e', {
          link: (words) => <a href={`${STORE_SETUP}?kind=percentage`}>{words}</a>,
          link2: (words) => <a href={`${STORE_SETUP}?impact=co2e`}>{words}</a>,
          link3: (words) => <a href={`${STORE_SETUP}?impact=plastic`}>{words}</a>,
        })}
      </p>
    </LiveExample>
  )
}
