import { randomUUID } from 'node:crypto'
import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import type { BodyOf } from '@understory/contracts/endpoint.ts'
import {
  AcceptInvitation,
  ChangeMemberRole,
  InviteMember,
  LeaveAccount,
  OpenBusiness,
  RemoveMember,
  RevokeInvitation,
  SwitchAccount,
} from '@understory/contracts/people/members.ts'
import {
  RemoveLogo,
  SetLogo,
  UpdateAccount,
  UpdateAddress,
  UpdateUser,
  UpdateUserMetadata,
} from '@understory/contracts/people/settings.ts'
import { SayMarkets } from '@understory/contracts/showing/asset-uses.ts'
import {
  GetImpactPageSettings,
  RemoveImpactPageLogo,
  SaveImpactPage,
  SetImpactPageLogo,
} from '@understory/contracts/showing/impact-pages.ts'
import { SetBadges } from '@understory/contracts/showing/shareables.ts'
import {
  ChangeWidget,
  CreateWidget,
  RemoveWidget,
  SetWidgetPicture,
  SwitchWidget,
} from '@understory/contracts/showing/widgets.ts'
import { JoinAsUser, LeaveAsUser } from '@understory/contracts/site/newsletter/newsletter.ts'
import { hashOfToken } from '../../capabilities/people/members/invitation-token.ts'
import { COMMERCE_PURCHASES_ADDRESS } from '../commerce/purchases.ts'
import { proveEmailOf } from '../people/colleagues.ts'
import { addWidget, ONE_PIXEL, WIDGET } from '../widgets.ts'
import { newcomer } from './newcomer.ts'
import { all, one, type Promised, some } from './promises.ts'
import type { Scene } from './scene.ts'

/** An open invitation, as its email brings it. */
async function invited({ api, owner }: Scene) {
  const colleague = await newcomer(api, null)
  const [token, now] = [randomUUID(), api.deps.clock()]
  const { id } = await api.deps.db
    .insertInto('invitation')
    .values({
      id: randomUUID(),
      account_id: owner.accountId,
      email: colleague.email,
      role: 'member',
      token_hash: hashOfToken(token),
      created_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token, colleague }
}

export async function colleague(scene: Scene) {
  const { token, colleague: person } = await invited(scene)
  const body = { token, firstname: 'Grace', lastname: 'Hopper' }
  await scene.api.call(AcceptInvitation, { body }, person.bearer)
  return { person, params: { userId: person.userId } }
}

const SEEN_IN: BodyOf<typeof SayMarkets> = { markets: ['UK', 'US'] }

export const OF_MEMBERS: readonly Promised[] = [
  all(InviteMember, async ({ api, owner }) => {
    await proveEmailOf(api, owner)
    return {
      by: owner.bearer,
      body: { email: `${randomUUID()}@understory.test`, role: 'member' },
    }
  }),
  one(RevokeInvitation, ['INVITATION_NOT_FOUND'], async (scene) => ({
    by: scene.owner.bearer,
    params: { invitationId: (await invited(scene)).id },
  })),
  one(AcceptInvitation, ['INVITATION_NOT_FOUND'], async (scene) => {
    const { token, colleague: person } = await invited(scene)
    return { by: person.bearer, body: { token, firstname: 'Grace', lastname: 'Hopper' } }
  }),
  all(ChangeMemberRole, async (scene) => ({
    by: scene.owner.bearer,
    params: (await colleague(scene)).params,
    body: { role: 'admin' },
  })),
  one(RemoveMember, ['MEMBER_NOT_FOUND'], async (scene) => ({
    by: scene.owner.bearer,
    params: (await colleague(scene)).params,
  })),
  one(LeaveAccount, ['ACCOUNT_NOT_FOUND', 'MEMBER_NOT_FOUND'], async (scene) => ({
    by: (await colleague(scene)).person.bearer,
    params: { accountId: scene.owner.accountId },
  })),
  all(SwitchAccount, ({ owner }) => ({
    by: owner.bearer,
    body: { accountId: owner.accountId },
  })),
  // A person may run several businesses, even of one name.
  all(OpenBusiness, async ({ api }) => ({
    by: (await newcomer(api, 'business')).bearer,
    body: { companyName: 'Fernbank', country: 'GB' },
  })),
]

const withoutProblems = { firstname: 'Ada', lastname: 'Lovelace', defaultCurrency: 'GBP' } as const
const picture = Buffer.from(ONE_PIXEL).toString('base64')

export const OF_SETTINGS: readonly Promised[] = [
  all(UpdateUser, ({ person }) => ({
    by: person.bearer,
    body: { ...withoutProblems, mobile: '+447911123456' },
  })),
  all(UpdateUserMetadata, ({ owner }) => ({
    by: owner.bearer,
    body: { notifications: { reminders: true } },
  })),
  all(UpdateAccount, ({ owner }) => ({
    by: owner.bearer,
    body: { companyName: 'Fernbank', country: 'GB', website: 'https://fernbank.example' },
  })),
  all(UpdateAddress, ({ owner }) => ({ by: owner.bearer, body: COMMERCE_PURCHASES_ADDRESS })),
  all(SetLogo, ({ owner }) => ({ by: owner.bearer, body: { file: picture } })),
  all(RemoveLogo, ({ owner }) => ({ by: owner.bearer })),
  some(JoinAsUser, ['NEWSLETTER_DUPLICATE'], ({ owner }) => ({ by: owner.bearer })),
  all(LeaveAsUser, ({ owner }) => ({ by: owner.bearer })),
  all(SayMarkets, ({ owner }) => ({ by: owner.bearer, body: SEEN_IN })),
  all(SetBadges, ({ owner }) => ({ by: owner.bearer, body: { isActive: true } })),
  all(SetImpactPageLogo, async ({ owner }) => ({
    by: owner.bearer,
    body: { file: Buffer.from(await sampleLogo()).toString('base64') },
  })),
  all(SaveImpactPage, async ({ api }) => {
    const { bearer } = await newcomer(api, 'business')
    const { settings } = (await api.call(GetImpactPageSettings, {}, bearer)).data
    return { by: bearer, body: settings }
  }),
  all(RemoveImpactPageLogo, ({ owner }) => ({ by: owner.bearer })),
]

const widgetOf = async ({ api, owner }: Scene) => ({
  by: owner.bearer,
  params: { widgetId: await addWidget(api, owner) },
})

export const OF_WIDGETS: readonly Promised[] = [
  all(CreateWidget, ({ owner }) => ({ by: owner.bearer, body: WIDGET })),
  all(ChangeWidget, async (scene) => ({ ...(await widgetOf(scene)), body: WIDGET })),
  all(SwitchWidget, async (scene) => ({ ...(await widgetOf(scene)), body: { isActive: false } })),
  all(SetWidgetPicture, async (scene) => ({ ...(await widgetOf(scene)), file: ONE_PIXEL })),
  one(RemoveWidget, ['WIDGET_NOT_FOUND'], widgetOf),
]
