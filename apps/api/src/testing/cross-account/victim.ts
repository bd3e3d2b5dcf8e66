import { randomUUID } from 'node:crypto'
import { EnterImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { AddTaxId, ListCards } from '@understory/contracts/commerce/payments/payments.ts'
import { ListSubscriptions } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { StartPasskey } from '@understory/contracts/people/accounts/second-factor.ts'
import { ListSessions } from '@understory/contracts/people/accounts/sign-in.ts'
import { ListMembers } from '@understory/contracts/people/members.ts'
import { SaveVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { sql } from 'kysely'
import { waitingPurchase } from '../commerce/buying-keys.ts'
import { give } from '../commerce/gifts.ts'
import { addCard, askOutcome, payFor, quote } from '../commerce/purchases.ts'
import { subscribe } from '../commerce/subscriptions.ts'
import { addWebhook, makeApiKey } from '../people/api-keys.ts'
import { connectedApp, onlyApp } from '../people/apps.ts'
import { invite, inviteColleague } from '../people/colleagues.ts'
import { joinAs, PASSWORD, type TestPerson } from '../people/people.ts'
import { joinStaff } from '../people/staff.ts'
import { plantReceipt } from '../publish-receipt.ts'
import type { TestApi } from '../start-test-api.ts'
import { ownProductsOfVictim } from './own-products-of-victim.ts'
import { makePlanned } from './planned.ts'

/** A business with something of every kind, and a colleague who may only look. */
export type Victim = {
  owner: TestPerson
  ownerId: string
  viewer: TestPerson
  /** The identifier of each object, by the name of the parameter, or of the path and the parameter. */
  ids: Readonly<Record<string, string>>
  /** Words that nobody else may ever read. */
  secrets: readonly string[]
}

const SECRETS = { company: 'Quillwort & Sedge', reference: 'Fernbrake order', taxId: 'GB731331179' }

/** Anyone who has the link of a gift may open it, so the one requested here does not exist. */
const NOBODYS_GIFT = 'AAAAAAAAAAAAAAAAAAAAAA'

const SECRET_VEHICLE = {
  market: 'uk',
  vehicleType: 'car',
  basis: {
    kind: 'ghg-estimate',
    answers: { fuelType: 'petrol', reportingYear: '2025', vehicleCategory: 'medium' },
  },
  registrationNumber: 'QW11SDG',
  annualMileage: 4_321,
  mileageUnit: 'mi',
  multiplyVehicles: 1,
} as const

export async function makeVictim(api: TestApi): Promise<Victim> {
  const owner = await joinAs(api, 'business')
  await api.deps.db
    .updateTable('account')
    .set({ display_name: SECRETS.company })
    .where('id', '=', owner.accountId)
    .execute()
  const viewer = await inviteColleague(api, owner, 'viewer')
  await invite(api, owner, { email: 'invited-by-victim@understory.test', role: 'member' })
  const { members, invitations } = (await api.call(ListMembers, {}, owner.bearer)).data
  const priced = await quote(api, { milliTrees: 9_000, reference: SECRETS.reference }, 'business')
  const { purchaseId, paymentId } = await payFor(api, owner, priced.quoteId)
  const outcome = await askOutcome(api, owner, paymentId)
  const taxId = await api.call(
    AddTaxId,
    { body: { country: 'GB', type: 'gb_vat', value: SECRETS.taxId } },
    owner.bearer,
  )
  const subscribed = await subscribe(api, owner, {
    product: 'business-workforce-recurring',
    members: [{ plan: 'employee_lite', count: 3 }],
  })
  await askOutcome(api, owner, subscribed.paymentId)
  const { gift } = await give(api, owner, { audience: 'business', from: 'Sedge' })
  const granted = await api.call(
    EnterImpact,
    {
      body: {
        accountId: owner.accountId,
        kind: 'off-platform',
        title: SECRETS.reference,
        milliTrees: 1_000,
        co2eGrams: 0,
        plasticGrams: 0,
        effectiveOn: '2026-01-01',
        evidence: { name: 'paper.pdf', file: Buffer.from('%PDF-1.7').toString('base64') },
      },
    },
    (await joinStaff(api)).bearer,
  )
  const subscriptions = await api.call(ListSubscriptions, {}, owner.bearer)
  await addCard(api, owner)
  const cards = await api.call(ListCards, {}, owner.bearer)
  const sessions = await api.call(ListSessions, {}, owner.bearer)
  const challenge = await api.call(StartPasskey, { body: { password: PASSWORD } }, owner.bearer)
  const vehicle = await api.call(
    SaveVehicles,
    { body: { vehicles: [SECRET_VEHICLE] } },
    owner.bearer,
  )
  const ownerId = members.find(({ isYou }) => isYou)?.userId ?? ''
  const passkeyId = randomUUID()
  await api.deps.db
    .insertInto('passkey')
    .values({
      id: passkeyId,
      user_id: ownerId,
      credential_id: `credential-${passkeyId}`,
      public_key: Buffer.from('key'),
      counter: 0,
      name: 'The laptop',
      created_at: api.deps.clock(),
    })
    .execute()
  return {
    owner,
    ownerId,
    viewer,
    ids: {
      // Whoever holds a link may use it; nobody else knows its token.
      token: 'of-a-link-that-nobody-else-has',
      accountId: owner.accountId,
      userId: members.find(({ isYou }) => !isYou)?.userId ?? '',
      purchaseId,
      paymentOf: purchaseId,
      ...waitingIds(await waitingPurchase(api, owner)),
      paymentId,
      quoteId: priced.quoteId,
      certificateId: outcome.data.certificateId ?? '',
      vehicleId: vehicle.data.vehicleIds[0] ?? '',
      vehicleIds: vehicle.data.vehicleIds[0] ?? '',
      subscriptionId: subscribed.subscriptionId,
      giftId: gift.giftId,
      grantedId: granted.data.grantedId,
      code: NOBODYS_GIFT,
      planQuoteId: subscribed.quoteId,
      cycleId: subscriptions.data.subscriptions[0]?.cycles[0]?.cycleId ?? '',
      '/api/subscriptions quoteId': subscribed.quoteId,
      '/api/subscriptions/{subscriptionId}/changes quoteId': subscribed.quoteId,
      draftId: randomUUID(),
      unsavedUuid: randomUUID(),
      passkeyId,
      challengeId: challenge.data.challengeId,
      cardId: cards.data.cards[0]?.id ?? '',
      sessionId: sessions.data.sessions[0]?.id ?? '',
      invitationId: invitations[0]?.id ?? '',
      keyId: (await makeApiKey(api, owner)).key.keyId,
      endpointId: await addWebhook(api, owner),
      receiptId: await plantReceipt(api),
      appId: await anApp(api, owner),
      alertId: await raiseAlert(api, owner.accountId),
      leadId: randomUUID(),
      issueId: randomUUID(),
      projectId: 'of-nobody',
      lotId: '1',
      changeId: randomUUID(),
      subject: 'something',
      ...(await makePlanned(api, owner)),
      ...(await ownProductsOfVictim(api, owner)),
      '/api/users/tax-ids/{id} id': taxId.data.id,
    },
    secrets: [
      ...Object.values(SECRETS),
      SECRET_VEHICLE.registrationNumber,
      owner.email,
      viewer.email,
      owner.accountId,
      purchaseId,
    ],
  }
}

/** By the addresses under which people look at it and answer. */
function waitingIds(purchaseId: string): Readonly<Record<string, string>> {
  const one = '/api/purchases-by-key/{purchaseId}'
  const paths = [one, `${one}/approval`, `${one}/refusal`]
  return Object.fromEntries(paths.map((path) => [`${path} purchaseId`, purchaseId]))
}

/** Everything the tables hold of an account and its people, as one text that any change alters. */
export async function crossAccountVictimStateOf(api: TestApi, victim: Victim): Promise<string> {
  const tables = await sql<{ name: string; column: string }>`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'user_id')
      and table_name not in ('audit_entry', 'sign_in_session') order by 1, 2`.execute(api.deps.db)
  const parts: string[] = []
  for (const { name, column } of tables.rows) {
    const id = column === 'account_id' ? victim.owner.accountId : victim.ownerId
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(t::text, e'\n' order by t::text), '') as text
      from ${sql.table(name)} t where ${sql.ref(column)}::text = ${id}`.execute(api.deps.db)
    parts.push(`${name}.${column}: ${rows[0]?.text}`)
  }
  return parts.join('\n')
}

async function raiseAlert(api: TestApi, accountId: string): Promise<string> {
  const id = randomUUID()
  await api.deps.db
    .insertInto('payment_alert')
    .values({
      id,
      kind: 'fraud-warning',
      subject: id,
      gateway_payment_id: `pi_${id}`,
      account_id: accountId,
      amount_minor: 500,
      currency: 'GBP',
      raised_at: api.deps.clock(),
    })
    .execute()
  return id
}

async function anApp(api: TestApi, owner: TestPerson): Promise<string> {
  await connectedApp(api, owner)
  return onlyApp(api, owner)
}
