export const ROLES = ['owner', 'admin', 'member', 'viewer', 'entry'] as const
export type Role = (typeof ROLES)[number]

export const PERMISSIONS = [
  'see',
  /** Money: to buy, to subscribe, and to decide what orders of a store contribute. */
  'spend',
  /** Data: vehicles, footprints, plans, stores, and what was bought already. */
  'change',
  /** Lines of footprints: all of them, or those of the sites and categories that the member is limited to. */
  'enter-part',
  'change-settings',
  'manage-payment-methods',
  'manage-members',
  'manage-api-keys',
  'export',
  'close-account',
] as const
export type Permission = (typeof PERMISSIONS)[number]

const OF_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  owner: PERMISSIONS,
  admin: PERMISSIONS.filter((permission) => permission !== 'close-account'),
  member: ['see', 'spend', 'change', 'enter-part'],
  viewer: ['see'],
  entry: ['enter-part'],
}

// Staff help with what a customer could show them; payments, sign-in and personal data stay the
// customer's own.
const ON_BEHALF: readonly Permission[] = ['see', 'change', 'enter-part', 'change-settings']

/** Whether someone of this role in an account may do a thing there. */
export function mayDo(role: Role, permission: Permission): boolean {
  return OF_ROLE[role].includes(permission)
}

/** Whether a member of staff acting for a customer may do what the customer's role allows. */
export function mayDoOnBehalf(permission: Permission): boolean {
  return ON_BEHALF.includes(permission)
}
