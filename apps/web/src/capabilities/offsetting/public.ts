export { GIFT_THEMES } from './certificate-themes.ts'
export { priceBookOf } from './price-book-of.ts'
export { currentMonth, monthOptions } from './setup/start-months.ts'
