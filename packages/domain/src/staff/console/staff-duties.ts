/**
 * What the people who run the product are there for. The directory of the organisation names the roles of a person in
 * the staff claim of their id token.
 */
export const STAFF_ROLES = [
  'support',
  'refunds',
  'verification',
  'supply',
  'publishing',
  'operator',
] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

const EVERYONE = STAFF_ROLES

/**
 * Each thing that staff do, and the roles that include it: each role has the least that its work takes. A call in
 * the staff area declares one of these.
 */
export const STAFF_DUTIES = {
  'open-console': EVERYONE,
  'see-people': ['support', 'refunds', 'supply'],
  'help-people': ['support'],
  refund: ['refunds'],
  'watch-payments': ['refunds', 'operator'],
  'verify-footprints': ['verification'],
  'enter-ledger': ['supply'],
  'see-supply': ['supply', 'publishing', 'operator'],
  'write-content': ['publishing'],
  'send-newsletter': ['publishing'],
  'publish-projects': ['publishing', 'supply'],
  'publish-texts': ['publishing', 'operator'],
  'set-prices': ['operator', 'refunds'],
  run: ['operator'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>
export type StaffDuty = keyof typeof STAFF_DUTIES

export const ALL_STAFF_DUTIES = Object.keys(STAFF_DUTIES) as StaffDuty[]

/** What the roles of a person include together. */
export function dutiesOf(roles: readonly StaffRole[]): StaffDuty[] {
  return ALL_STAFF_DUTIES.filter((duty) => {
    const included: readonly StaffRole[] = STAFF_DUTIES[duty]
    return roles.some((role) => included.includes(role))
  })
}
