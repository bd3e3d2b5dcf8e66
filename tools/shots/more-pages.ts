/** Pages that journeys of their own walk through, beside those of e2e/shell/pages.ts. */
export const SETUPS = [
  '/app/personal/individual/recurring/setup',
  '/app/business/workforce/recurring/setup',
  '/app/business/footprint/setup',
  '/app/business/footprint',
  '/app/business/footprint/estimate',
  '/app/business/footprint/one-time/setup',
  '/app/business/footprint/verify/one-time/setup',
  '/app/business/premium/recurring/setup',
  '/app/business/ecommerce/recurring/setup',
  '/app/personal/gift/one-time/setup',
  '/app/business/gift/one-time/setup',
  '/solutions/personal/eco-friendly-gifts',
  '/solutions/business/eco-friendly-gifts',
] as const

export const TOOLS = ['/api/docs', '/dev/mailbox', '/dev/clock'] as const

export const MORE_OF_ACCOUNTS = [
  '/my-impact/manage/gifts',
  '/my-impact/dashboards/footprint',
  '/my-impact/dashboards/targets',
] as const

export const STAFF = [
  '/staff',
  '/staff/people?search=fern',
  '/staff/search?search=fern',
  '/staff/changes',
  '/staff/changes/project',
  '/staff/changes/project/edit?subject=clean-cookstoves',
  '/staff/changes/price-book/edit?subject=2027-1',
  '/staff/health',
  '/staff/settings',
  '/staff/settings/team',
  '/staff/audit',
  '/staff/queues',
  '/staff/money',
  '/staff/supply',
  '/staff/content',
  '/staff/newsletter',
  '/staff/newsletter/new',
] as const
