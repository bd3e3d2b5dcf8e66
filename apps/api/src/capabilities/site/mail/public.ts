export { renderEmail } from './render-email.ts'
export { type MailDeps, sendOnce } from './send-once.ts'
