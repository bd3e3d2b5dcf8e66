export { setOrderPage } from './order-page.ts'
