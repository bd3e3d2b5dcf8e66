export { orderAt } from './payment/find-order.ts'
export { OrderPanel } from './payment/order-panel.tsx'
export type { PaymentOrder } from './payment/payment-order.ts'
