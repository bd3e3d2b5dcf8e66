/** Where a workspace is hosted, and where its messenger then speaks to. */
export const CHAT_REGIONS = {
  us: 'https://api-iam.intercom.io',
  eu: 'https://api-iam.eu.intercom.io',
  au: 'https://api-iam.au.intercom.io',
} as const
export type ChatRegion = keyof typeof CHAT_REGIONS
