export { tellLargeOrders } from './tell-large-orders.ts'
