import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { GetOrderImpact } from '@understory/contracts/stores/order-pages.ts'
import type { Database } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import { dayInZone } from '@understory/domain/calendar/day-in-zone.ts'
import { promiseOf } from '@understory/domain/stores/order-pages/order-stage.ts'
import type { Deps } from '../../../deps.ts'
import { Refused } from '../../../http/refuse.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { amountsOf, isOrderSetAside } from '../bills/public.ts'
import { entryBehind } from './entry-behind.ts'
import {
  type FoundOrder,
  type FoundStore,
  findLinkedOrder,
  type OrderLink,
  stillFunded,
} from './linked-order.ts'

/** What one order funded, for who holds its link. */
export async function orderImpact(
  deps: Pick<Deps, 'db' | 'config'>,
  link: OrderLink,
): Promise<ReplyOf<typeof GetOrderImpact> | Refused> {
  const found = await findLinkedOrder(deps, link)
  if (found instanceof Refused) return found
  const { store, order, stage } = found
  const isShown = stage === 'pending' || stage === 'funded'
  return {
    storeName: store.name,
    stage,
    ...(order && isShown ? stillFundedAmounts(order) : amountsOf('trees', 0)),
    promise: order && stage === 'pending' ? await promiseOfOrder(deps.db, order, store) : null,
    orderedOn: order ? dayInZone(order.created_at, store.time_zone) : null,
    showsProof: store.shows_proofs,
    ...(order && stage === 'funded' ? await evidenceOf(deps.db, order, store) : NO_EVIDENCE),
  }
}

function stillFundedAmounts(order: FoundOrder) {
  const { impact, quantity } = stillFunded(order)
  return amountsOf(impact, quantity)
}

const NO_EVIDENCE = { paidOn: null, ledgerEntry: null, logIndex: null, project: null, proof: null }

async function evidenceOf(db: Database, order: FoundOrder, store: FoundStore) {
  const paidAt = order.bill?.paid_at ?? null
  const paidOn = paidAt && dayOf(paidAt)
  const entry = await entryBehind(db, order)
  if (!entry) return { ...NO_EVIDENCE, paidOn }
  const project = await projectOf(db, entry.projectId)
  if (!store.shows_proofs) return { ...NO_EVIDENCE, paidOn, project }
  const { logged } = entry
  return {
    paidOn,
    ledgerEntry: entry.id,
    logIndex: logged?.index ?? null,
    project,
    proof: logged && {
      orders: entry.orders,
      day: entry.day,
      ...amountsOf(order.line?.impact ?? 'trees', order.line?.quantity ?? 0),
      key: logged.key,
    },
  }
}

async function promiseOfOrder(db: Database, order: FoundOrder, store: FoundStore) {
  const isOnBill = order.bill !== undefined
  return promiseOf({
    isOnBill,
    hasPlan:
      store.charged_by === 'shopify'
        ? store.disconnected_at === null && Boolean(store.has_app_plan)
        : !store.is_without_plan,
    isCapped: store.cap_minor !== null,
    isSetAside: !isOnBill && (await isOrderSetAside(db, order)),
  })
}

async function projectOf(db: Database, projectId: string) {
  const project = (await listProjects(db)).find(({ id }) => id === projectId)
  if (!project) return null
  const { name, partner, country, isSample } = project
  return { name, partner, country, isSample }
}
