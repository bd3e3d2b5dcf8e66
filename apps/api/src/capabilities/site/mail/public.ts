export { findOwnersAndAdmins } from './owners-and-admins.ts'
export { findReaders, type Reader, sendToReaders } from './readers.ts'
export { renderEmail } from './render-email.ts'
export { type MailDeps, sendOnce, sendOnceToUser } from './send-once.ts'
