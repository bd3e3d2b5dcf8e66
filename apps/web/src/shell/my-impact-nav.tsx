import { TabLinks } from '@understory/ui/tab-links.tsx'

const PLACES = [
  { href: '/my-impact/dashboards/impact', label: 'Impact' },
  { href: '/my-impact/manage/instant', label: 'Purchases' },
] as const

type MyImpactNavProps = {
  readonly here: (typeof PLACES)[number]['href']
  readonly kind: 'personal' | 'business'
}

/** The way about the signed-in pages. */
export function MyImpactNav({ here, kind }: MyImpactNavProps) {
  const tabs = [
    ...PLACES.map((place) => ({ ...place, current: place.href === here })),
    { href: `/app/${kind}/instant/one-time/setup`, label: 'New purchase', current: false },
  ]
  return <TabLinks label="My impact" tabs={tabs} />
}
