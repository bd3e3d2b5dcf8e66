import type { Addresses } from '../../../addresses.ts'

export const NEWSLETTER_ADDRESSES: Addresses = {
  newsletter: 'newsletter.route.tsx',
  'newsletter/confirm': 'confirm.route.tsx',
  'newsletter/leave': 'leave.route.tsx',
  'staff/newsletter': 'issues/issues.route.tsx',
  'staff/newsletter/new': 'issues/new-issue.route.tsx',
  'staff/newsletter/:issueId': 'issues/issue.route.tsx',
  'staff/newsletter/:issueId/send': 'issues/send.route.tsx',
  'staff/newsletter/:issueId/preview': 'issues/preview.route.ts',
}
