export { findOwnersAndAdmins } from './owners-and-admins.ts'
export { sendToReaders } from './readers.ts'
export { renderEmail } from './render-email.ts'
export { type MailDeps, sendOnce } from './send-once.ts'
