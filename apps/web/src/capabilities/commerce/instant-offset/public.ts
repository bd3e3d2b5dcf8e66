export { CERTIFICATE_THEMES, GIFT_THEMES } from './certificate-themes.ts'
export { currentMonth, monthOptions } from './setup/start-months.ts'
