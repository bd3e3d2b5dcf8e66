import type { AccountKind } from '@understory/domain/people/accounts/account-kind.ts'
import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import { shellMessage } from '../messages/messages.generated.ts'

/** The groups of the navigation of those signed in, in their order. */
export const GROUP_TITLES = {
  dashboards: () => shellMessage('places.dashboards'),
  share: () => shellMessage('places.share'),
  manage: () => shellMessage('places.manage'),
  account: () => shellMessage('places.account'),
} as const

export type GroupId = keyof typeof GROUP_TITLES

type Place = {
  readonly href: string
  /** A function, as a language is chosen with each request. */
  readonly label: () => string
  /** Among its neighbours: what has less comes first. */
  readonly order: number
  /** The kind of account that has this page; by default each has it. */
  readonly only?: AccountKind
  /** `entry`: for members who are limited to a part of the footprint, and for nobody else; `all`: for them, too. */
  readonly roles?: 'entry' | 'all'
}

/** A page in the navigation of those signed in. */
export type AppPlace = Place & { readonly group: GroupId }

/** A page of the settings, and what it is for in a sentence. */
export type SettingsPlace = Place & { readonly lead: () => string }

/** A page of the console, and the duty that opens it. */
export type StaffPlace = Pick<Place, 'href' | 'label' | 'order'> & { readonly duty: StaffDuty }

/** Where a capability stands in the navigation. */
export type Places = {
  readonly app?: readonly AppPlace[]
  readonly settings?: readonly SettingsPlace[]
  readonly staff?: readonly StaffPlace[]
}
