import type { SupplierRequestState } from './request-steps.ts'

/** What has become of the requests of a campaign; every state is in one of these. */
export const CAMPAIGN_COUNTS = [
  'waiting',
  'answered',
  'accepted',
  'refused',
  'silent',
  'bounced',
  'ended',
] as const
type CampaignCount = (typeof CAMPAIGN_COUNTS)[number]

const COUNT_OF_STATE: Readonly<Record<SupplierRequestState, CampaignCount>> = {
  queued: 'waiting',
  requested: 'waiting',
  opened: 'waiting',
  responded: 'answered',
  'in-review': 'answered',
  verified: 'accepted',
  declined: 'refused',
  'opted-out': 'refused',
  silent: 'silent',
  bounced: 'bounced',
  withdrawn: 'ended',
  cancelled: 'ended',
}

/** The states in which nobody has answered: a campaign that ends cancels them, and its new due date is theirs. */
export const UNANSWERED_STATES = ['queued', 'requested', 'opened', 'bounced', 'silent'] as const

/** How many requests of a campaign are where; together they are all of them. */
export function campaignCounts(
  states: readonly SupplierRequestState[],
): Readonly<Record<CampaignCount, number>> {
  const counts = Object.fromEntries(CAMPAIGN_COUNTS.map((name) => [name, 0])) as Record<
    CampaignCount,
    number
  >
  for (const state of states) counts[COUNT_OF_STATE[state]] += 1
  return counts
}
