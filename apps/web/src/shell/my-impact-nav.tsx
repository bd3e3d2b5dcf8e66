import { TabLinks } from '@understory/ui/tab-links.tsx'

const PLACES = [
  { href: '/my-impact/dashboards/impact', label: 'Impact' },
  { href: '/my-impact/manage/instant', label: 'Purchases' },
  { href: '/my-impact/manage/subscriptions', label: 'Subscriptions' },
  { href: '/my-impact/manage/gifts', label: 'Gifts' },
  { href: '/my-impact/manage/vehicles', label: 'My Vehicles' },
] as const
const ACCOUNT = '/my-impact/account/settings'

type MyImpactNavProps = {
  /** `account`: one of the account's own pages. */
  readonly here: (typeof PLACES)[number]['href'] | 'account'
  readonly kind: 'personal' | 'business'
}

/** The navigation of the signed-in pages. */
export function MyImpactNav({ here, kind }: MyImpactNavProps) {
  const tabs = [
    ...PLACES.map((place) => ({ ...place, current: place.href === here })),
    { href: `/app/${kind}/instant/one-time/setup`, label: 'New purchase', current: false },
    { href: ACCOUNT, label: 'Account', current: here === 'account' },
  ]
  return <TabLinks label="My impact" tabs={tabs} />
}
