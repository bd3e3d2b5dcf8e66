export const ACCOUNT_KINDS = ['personal', 'business'] as const
export type AccountKind = (typeof ACCOUNT_KINDS)[number]

export function otherKind(kind: AccountKind): AccountKind {
  return kind === 'personal' ? 'business' : 'personal'
}
