export { linkOfOrder, setOrderPage } from './order-page.ts'
