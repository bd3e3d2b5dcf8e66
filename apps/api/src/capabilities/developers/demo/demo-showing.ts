import { InviteMember } from '@understory/contracts/people/members.ts'
import { UpdateAccount } from '@understory/contracts/people/settings.ts'
import {
  GetImpactPageSettings,
  SaveImpactPage,
} from '@understory/contracts/showing/impact-pages.ts'
import { CreateWidget } from '@understory/contracts/showing/widgets.ts'
import { DEFAULT_LOOK } from '@understory/domain/showing/widgets/widget-look.ts'
import type { DemoClient } from './demo-client.ts'

const WEBSITE = 'https://fernbank.example'

/** How the made-up bakery shows what it funds: its page, a widget for its site, and an invited colleague. */
export async function seedDemoShowing(call: DemoClient, companyName: string): Promise<void> {
  await call(UpdateAccount, { body: { companyName, country: 'GB', website: WEBSITE } })
  const { settings, offered } = await call(GetImpactPageSettings, {})
  await call(SaveImpactPage, {
    body: {
      ...settings,
      ...{ isPublic: true, isListed: true, showsName: true, showsMap: true },
      ...{ showsMemberSince: true, showsEquivalents: true, view: 'timeline' },
      mission: 'Good bread, and a tree for every hundred loaves.',
      bio: 'We bake sourdough in Bristol, six nights a week. This is a made-up bakery: it shows what a page looks like.',
      ...{ website: WEBSITE, location: 'Bristol' },
      certificates: offered.slice(0, 3).map(({ certificateId }) => certificateId),
    },
  })
  await call(CreateWidget, {
    body: {
      ...{ ...DEFAULT_LOOK, displayName: 'Foot of our site', displayCompanyName: true },
      allowedDomains: ['fernbank.example'],
      activeImpactTypes: ['trees', 'co2e', 'plastic'],
      reportedProducts: ['business-instant-onetime'],
      note: '',
    },
  })
  await call(InviteMember, { body: { email: 'tom@fernbank.example', role: 'member' } })
}
