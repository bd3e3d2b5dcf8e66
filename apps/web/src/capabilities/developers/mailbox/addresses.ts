import type { Addresses } from '../../../addresses.ts'

export const MAILBOX_ADDRESSES: Addresses = {
  'dev/clock': 'clock.route.tsx',
  'dev/mailbox': 'mailbox.route.tsx',
  'dev/mailbox/:id': 'message.route.tsx',
  'dev/mailbox/:id/html': 'message-html.route.ts',
}
