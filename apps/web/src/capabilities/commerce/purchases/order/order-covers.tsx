import { purchasesMessage } from '../messages/messages.generated.ts'
import type { PaymentOrder } from './payment-order.ts'

/** What it is for, such as the driving of a car, with its year. */
export function OrderCovers({ covers }: Pick<PaymentOrder, 'covers'>) {
  return covers.map((words) => <p key={words}>{purchasesMessage('orderCovers.for', { words })}</p>)
}
