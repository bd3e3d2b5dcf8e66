import { seasonOf } from '@understory/pictures/nature/place.ts'
import { PARCELS, parcelsScene } from '@understory/pictures/scenes/parcels-scene.ts'
import { GrowingPicture } from '@understory/ui/pictures/growing-picture.tsx'
import { fromCount } from '../../../capabilities/proof/projects/public.ts'
import type { Prices } from '../../public-facts.ts'
import { LiveExample } from './live-example.tsx'

const TREES_START = 1
const ORDERS = {
  name: 'orders',
  label: 'Orders a month',
  least: 50,
  most: 2_000,
  step: 50,
  start: 400,
}
const ORDER_TREES = {
  name: 'trees',
  label: 'Trees for each order',
  least: 1,
  most: 5,
  start: TREES_START,
}
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
      title="A month of your shop"
      picture={
        <GrowingPicture
          layers={parcelsScene(seasonOf(today, 'GB'))}
          {...PARCELS}
          marksOf={(since) =>
            since ? fromCount({ fields: [ORDER_TREES.name], now: TREES_START }, since.from) : {}
          }
        />
      }
      sliders={[ORDERS, ORDER_TREES]}
      microsEach={book.microsPerMilliTree * MILLI_PER_TREE}
      currency={book.currency}
      per="a month"
      counted="trees a month"
      action={STORE_SETUP}
      act="Go on with these figures"
    >
      <p className="quiet">
        Or <a href={`${STORE_SETUP}?kind=percentage`}>a share of each checkout</a>, or{' '}
        <a href={`${STORE_SETUP}?impact=co2e`}>CO2e</a> or{' '}
        <a href={`${STORE_SETUP}?impact=plastic`}>plastic</a> in place of trees. Nothing is charged
        until you connect a shop and it sells something.
      </p>
    </LiveExample>
  )
}
