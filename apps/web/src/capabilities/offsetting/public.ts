export { priceBookOf } from './price-book-of.ts'
export { currentMonth, monthOptions } from './setup/start-months.ts'
