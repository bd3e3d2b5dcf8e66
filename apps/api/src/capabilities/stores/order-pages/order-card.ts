import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { IMPACTS } from '@understory/domain/quantity/impact-quantity.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import type { OrderLink } from './linked-order.ts'
import { orderPagesMessage } from './messages/messages.generated.ts'
import { orderImpact } from './order-impact.ts'

type OrderCardDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'documents'>

/** The picture for a link to an order: its shop and the kind of place it funds, without a figure. */
export async function orderCard(
  deps: OrderCardDeps,
  link: OrderLink,
): Promise<Uint8Array | Refused> {
  const order = await orderImpact(deps, link)
  if (order instanceof Refused) return order
  const { storeName, milliTrees, co2eGrams, plasticGrams, project } = order
  const amounts = { trees: milliTrees, co2e: co2eGrams, plastic: plasticGrams }
  return deps.documents.pageCard({
    kind: 'An order of an online shop',
    title: orderPagesMessage('order-card.title', { storeName }),
    says: orderPagesMessage('order-card.says'),
    seed: link.store,
    of: IMPACTS.filter((impact) => amounts[impact] > 0),
    // The place of an invented project is not shown as if it were there.
    project: project && !project.isSample ? project : null,
    date: dayOf(deps.clock()),
  })
}
