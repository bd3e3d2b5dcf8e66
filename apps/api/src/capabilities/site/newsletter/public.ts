export { sendIssues } from './issues/send-issues.ts'
export { sendNewsletterTest } from './issues/send-test.ts'
export { sweepReaders } from './readers.ts'
export { sendNewsletterRequest } from './send-request.ts'
