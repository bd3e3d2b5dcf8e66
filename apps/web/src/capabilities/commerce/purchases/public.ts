export { orderAt } from './order/find-order.ts'
export { orderOfQuote } from './order/order-of-quote.ts'
export { OrderPanel } from './order/order-panel.tsx'
export type { PaymentOrder } from './order/payment-order.ts'
