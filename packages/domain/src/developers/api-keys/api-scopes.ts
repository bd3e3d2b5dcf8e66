import { lookupTable } from '../../language/lookup-table.ts'
import type { Permission } from '../../people/accounts/permissions.ts'

/** What a program may do with a key; the calls of `/v1` each name one. */
export const API_SCOPES = [
  'account:read',
  'purchases:read',
  'subscriptions:read',
  'invoices:read',
  'certificates:read',
  'impact:read',
  'events:read',
  'webhooks:read',
  'webhooks:write',
  'ledger:read',
  'footprints:read',
  'stores:read',
  'stores:write',
  'orders:read',
  'orders:write',
  'purchases:write',
  'quotes:write',
  'estimates:write',
] as const
export type ApiScope = (typeof API_SCOPES)[number]

type ScopeMeaning = {
  /** What a person of the account must be allowed to do, to do the same by hand. */
  readonly permission: Permission
  /** For people who choose it. */
  readonly label: string
}

const MEANINGS: Readonly<Record<ApiScope, ScopeMeaning>> = {
  'account:read': { permission: 'see', label: 'See the name and kind of the account' },
  'purchases:read': { permission: 'see', label: 'See purchases' },
  'subscriptions:read': { permission: 'see', label: 'See subscriptions' },
  'invoices:read': { permission: 'see', label: 'See invoices' },
  'certificates:read': { permission: 'see', label: 'Download certificates' },
  'impact:read': { permission: 'see', label: 'See what the account has funded' },
  'events:read': { permission: 'see', label: 'See what happened in the account' },
  'webhooks:read': { permission: 'see', label: 'See where events are sent' },
  'webhooks:write': { permission: 'change-settings', label: 'Choose where events are sent' },
  'ledger:read': { permission: 'see', label: 'See the ledger entries of the account' },
  'footprints:read': { permission: 'see', label: 'See saved footprints' },
  'stores:read': { permission: 'see', label: 'See shops, and what their orders contribute' },
  'stores:write': {
    permission: 'spend',
    label: 'Add shops, and decide what their orders contribute',
  },
  'orders:read': { permission: 'see', label: 'See orders of shops' },
  'orders:write': { permission: 'change', label: 'Send orders of a shop that has no connector' },
  'purchases:write': { permission: 'spend', label: 'Buy, within its limits' },
  'quotes:write': { permission: 'see', label: 'Price what the account might buy' },
  'estimates:write': {
    permission: 'see',
    label: 'Compute emissions of vehicles, households, companies and activities',
  },
}

export const meaningOfScope = (scope: ApiScope): ScopeMeaning => MEANINGS[scope]

const KNOWN_SCOPES = lookupTable<ApiScope>(
  Object.fromEntries(API_SCOPES.map((scope) => [scope, scope])),
)

/** The scopes among these words that there are; a stored one that is no longer known allows nothing. */
export function apiScopesAmong(words: readonly string[]): ApiScope[] {
  return words.flatMap((word) => KNOWN_SCOPES[word] ?? [])
}
