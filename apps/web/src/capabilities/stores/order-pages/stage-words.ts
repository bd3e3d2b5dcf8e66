import type { OrderImpact } from '@understory/contracts/stores/order-pages.ts'
import type { Impact } from '@understory/domain/quantity/impact-quantity.ts'
import type { OrderPromise, OrderStage } from '@understory/domain/stores/order-pages/order-stage.ts'
import { fundedImpact } from '../bills/public.ts'
import { orderPagesMessage } from './messages/messages.generated.ts'

type StageWords = { readonly title: string; readonly text: string }

type Amounts = Pick<OrderImpact, 'milliTrees' | 'co2eGrams' | 'plasticGrams'>

/** An order funds one impact. */
export function impactOfOrder({ co2eGrams, plasticGrams }: Amounts): Impact {
  if (co2eGrams > 0) return 'co2e'
  return plasticGrams > 0 ? 'plastic' : 'trees'
}

const FUNDED_BY_ORDER: Readonly<Record<Impact, string>> = {
  trees: '',
  co2e: 'carbon credits for ',
  plastic: 'the removal of ',
}

/** "5 trees", "carbon credits for 2.5 kg of CO2e", "the removal of 40 g of plastic". */
const fundedOf = (order: Amounts) => FUNDED_BY_ORDER[impactOfOrder(order)] + fundedImpact(order)

const PROMISES: Readonly<Record<OrderPromise, (order: OrderImpact) => StageWords>> = {
  firm: ({ storeName, ...order }) => ({
    title: orderPagesMessage('stageWords.itFunds', { fundedOf: fundedOf(order) }),
    text: orderPagesMessage('stageWords.promise', { storeName }),
  }),
  limited: ({ storeName, ...order }) => ({
    title: orderPagesMessage('stageWords.itIsToFund', { fundedOf: fundedOf(order) }),
    text: orderPagesMessage('stage.contributesUpLimitEach', { storeName }),
  }),
  unbilled: ({ storeName, ...order }) => ({
    title: orderPagesMessage('stageWords.itIsToFund', { fundedOf: fundedOf(order) }),
    text: orderPagesMessage('stage.promisedHasNotArranged', { storeName }),
  }),
  'set-aside': ({ storeName, ...order }) => ({
    title: orderPagesMessage('stageWords.itIsToFund', { fundedOf: fundedOf(order) }),
    text: orderPagesMessage('stageWords.noProjectSoldMoment', { storeName }),
  }),
}

/** How far an order is, in words for the person who placed it. */
export const STAGES: Readonly<Record<OrderStage, (order: OrderImpact) => StageWords>> = {
  funded: ({ storeName, ...order }) => ({
    title: orderPagesMessage('stageWords.itFunded', { fundedOf: fundedOf(order) }),
    text: orderPagesMessage('stage.hasPaidForIn', { storeName }),
  }),
  pending: (order) => PROMISES[order.promise ?? 'firm'](order),
  awaited: ({ storeName }) => ({
    title: orderPagesMessage('stageWords.stillWay'),
    text: orderPagesMessage('stageWords.ordersArriveWithinSome', { storeName }),
  }),
  returned: () => ({
    title: orderPagesMessage('stageWords.fundsNothingAnyMore'),
    text: orderPagesMessage('stageWords.orderCancelledReturnedContribution'),
  }),
  unpaid: ({ storeName }) => ({
    title: orderPagesMessage('stageWords.fundsNothingAnyMore'),
    text: orderPagesMessage('stageWords.billPaidPaidBack', { storeName }),
  }),
  none: ({ storeName }) => ({
    title: orderPagesMessage('stageWords.thisOrderFundsNothing'),
    text: orderPagesMessage('stage.doesNotContributeFor', { storeName }),
  }),
}
