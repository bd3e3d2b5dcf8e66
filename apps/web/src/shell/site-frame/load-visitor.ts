import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import type { RouterContextProvider } from 'react-router'
import { activeMembership, findSession } from '../../http/session.ts'

/** Who is signed in, as far as the header shows it. */
export type Visitor = {
  readonly userId: string
  readonly name: string
  readonly kind: 'personal' | 'business'
  /** Where the logo of their account is; `null`: it has none. */
  readonly logo: string | null
  /** Every account they hold. */
  readonly accounts: readonly {
    readonly id: string
    readonly name: string
    readonly isActive: boolean
  }[]
  /** What they are in their account; null without one. */
  readonly role: Role | null
  /** Set while staff act for this person. */
  readonly impersonation: { readonly reason: string; readonly minutesLeft: number } | null
}

/** The signed-in person, or null. A page is never lost because this answer could not be had. */
export async function loadVisitor(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Visitor | null> {
  const session = await findSession(request, context).catch(() => null)
  if (!session) return null
  const { user } = session
  const held = activeMembership(user)
  const account = held?.account
  return {
    userId: user.uuid,
    name: account?.displayName ?? user.firstname ?? user.email,
    kind: account?.accountType ?? 'personal',
    logo: logoAddress(user.userPreference.activeAccount?.logoId ?? null),
    accounts: user.userAccountRefs.map(({ account: { uuid, displayName } }) => ({
      id: uuid,
      name: displayName,
      isActive: uuid === account?.uuid,
    })),
    role: held?.userMetadata.role ?? null,
    impersonation: user.impersonation && {
      reason: user.impersonation.reason,
      minutesLeft: Math.max(
        0,
        Math.ceil((Date.parse(user.impersonation.until) - Date.now()) / 60_000),
      ),
    },
  }
}

/** Kept by the browser until there is another. */
const logoAddress = (logoId: string | null) =>
  logoId && `/my-impact/account/logo.png?${new URLSearchParams({ v: logoId })}`
