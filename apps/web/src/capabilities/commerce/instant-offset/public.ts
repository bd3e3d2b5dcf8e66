export { certificateThemes, giftThemes } from './certificate-themes.ts'
export { currentMonth, monthOptions } from './setup/start-months.ts'
