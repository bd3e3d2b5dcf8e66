import { keysOf } from '@understory/domain/language/keys-of.ts'
import type { AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { shellMessage } from '../messages/messages.generated.ts'
import { type AppPlace, GROUP_TITLES } from './places.ts'

export const overview = () =>
  ({ href: '/my-impact', label: () => shellMessage('appPlaces.overview') }) as const

const GROUPS = keysOf(GROUP_TITLES)

/** The places that a visitor has: who is limited to a part of the footprint has few. */
export const placesOf = (
  places: readonly AppPlace[],
  { kind, role }: { readonly kind: AccountKind; readonly role: Role | null },
): readonly AppPlace[] =>
  places
    .filter(({ only }) => only === undefined || only === kind)
    .filter(({ roles }) => (role === 'entry' ? roles !== undefined : roles !== 'entry'))

/** The places in their groups. */
export const inGroups = (places: readonly AppPlace[]) =>
  GROUPS.map((id) => ({
    id,
    title: GROUP_TITLES[id](),
    places: places.filter(({ group }) => group === id),
  }))

type Here = Pick<AppPlace, 'href' | 'label'>

/** The place that a path belongs to: a page beneath one counts as that one, but all of them are beneath the overview. */
export function placeOf(path: string, places: readonly AppPlace[]): Here | null {
  if (path === overview().href) return overview()
  const fits = places.filter(({ href }) => path === href || path.startsWith(`${href}/`))
  return fits.toSorted((one, other) => other.href.length - one.href.length)[0] ?? null
}

/** True for the pages of those signed in. */
export function isAppPage(path: string): boolean {
  return /^\/my-impact([/?]|$)/.test(path)
}
