export { currentMonth, monthOptions } from './setup/start-months.ts'
