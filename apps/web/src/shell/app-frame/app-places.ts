type Kind = 'personal' | 'business'
type Place = { readonly href: string; readonly label: string; readonly only?: Kind }

export type AppGroup = {
  readonly id: string
  readonly title: string
  readonly places: readonly Place[]
}

export const OVERVIEW = { href: '/my-impact', label: 'Overview' } as const

/** The signed-in pages in the groups of the specification. */
export const APP_GROUPS: readonly AppGroup[] = [
  {
    id: 'dashboards',
    title: 'Dashboards',
    places: [
      { href: '/my-impact/dashboards/impact', label: 'Impact' },
      { href: '/my-impact/dashboards/footprint', label: 'Footprint', only: 'business' },
      { href: '/my-impact/dashboards/targets', label: 'Targets', only: 'business' },
      { href: '/my-impact/dashboards/public-ledger', label: 'Public ledger' },
    ],
  },
  {
    id: 'share',
    title: 'Share',
    places: [
      { href: '/my-impact/share/assets', label: 'Assets' },
      { href: '/my-impact/share/shareables', label: 'Shareables' },
      { href: '/my-impact/share/impact-page', label: 'Impact page' },
      { href: '/my-impact/share/badges', label: 'Badges' },
      { href: '/my-impact/share/live-widget', label: 'Live widgets', only: 'business' },
    ],
  },
  {
    id: 'manage',
    title: 'Manage',
    places: [
      { href: '/my-impact/manage/instant', label: 'Purchases' },
      { href: '/my-impact/manage/subscriptions', label: 'Subscriptions' },
      { href: '/my-impact/manage/gifts', label: 'Gifts' },
      { href: '/my-impact/manage/vehicles', label: 'Vehicles' },
      { href: '/my-impact/manage/integrations', label: 'Integrations', only: 'business' },
    ],
  },
  {
    id: 'account',
    title: 'Account',
    places: [
      { href: '/my-impact/account/settings', label: 'Settings' },
      { href: '/my-impact/account/cards', label: 'Cards' },
      { href: '/my-impact/account/notifications', label: 'Notifications' },
      { href: '/my-impact/account/security', label: 'Sign-in and security' },
      { href: '/my-impact/account/members', label: 'Members', only: 'business' },
      { href: '/my-impact/account/accounts', label: 'Accounts' },
      { href: '/my-impact/account/activity', label: 'Activity' },
      { href: '/my-impact/account/data', label: 'Your data' },
    ],
  },
]

/** The place that a path belongs to: a page beneath one counts as that one, but all of them are beneath the overview. */
export function placeOf(path: string): Place | null {
  if (path === OVERVIEW.href) return OVERVIEW
  const fits = APP_GROUPS.flatMap(({ places }) => places).filter(
    ({ href }) => path === href || path.startsWith(`${href}/`),
  )
  return fits.toSorted((one, other) => other.href.length - one.href.length)[0] ?? null
}

/** True for the pages of those signed in. */
export function isAppPage(path: string): boolean {
  return /^\/my-impact([/?]|$)/.test(path)
}
