export { sweepReaders } from './readers.ts'
export { sendNewsletters } from './send-issues.ts'
export { sendNewsletterRequest } from './send-request.ts'
export { sendNewsletterTest } from './send-test.ts'
