import { asPlatform, withinRowsOf } from '@understory/database/row-security.ts'
import { dayOf, type Month, monthOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import type { SendRequest } from '../../../http/contract-caller.ts'
import { quoteInstantOffset } from '../../commerce/instant-offset/public.ts'
import { buyQuote, updatePurchase } from '../../commerce/purchases/public.ts'
import { getPaymentOutcome } from '../../commerce/settlement/public.ts'
import { join, proveEmail, saveDetails } from '../../people/accounts/public.ts'
import { type DemoClient, demoClient } from './demo-client.ts'
import { seedDemoColleague } from './demo-colleague.ts'
import { seedDemoGifts } from './demo-gifts.ts'
import { seedDemoHome } from './demo-home.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './demo-people.ts'
import { seedDemoPlan } from './demo-plan.ts'
import { type DemoPurchase, demoPurchases } from './demo-purchases.ts'
import { seedDemoShop } from './demo-shop.ts'
import { seedDemoShowing } from './demo-showing.ts'
import { seedDemoProduct } from './demo-supply-chain.ts'
import { seedDemoVerification } from './demo-verification.ts'
import { seedDemoYear } from './demo-years.ts'
import { must } from './must.ts'
import type { PayByTestCard } from './pay-by-test-card.ts'

type SeedDemoDeps = Pick<
  Deps,
  | 'config'
  | 'db'
  | 'clock'
  | 'newId'
  | 'log'
  | 'jobs'
  | 'limit'
  | 'signIn'
  | 'payments'
  | 'crashPoint'
  | 'purchaseKinds'
  | 'appBilling'
  | 'stores'
>

const SEED_DEMO_ADDRESS = {
  line1: '1 Sample Street',
  line2: null,
  city: 'Bristol',
  postcode: 'BS1 1AA',
  country: 'GB',
}

const MS_TO_ANSWER = 21 * DAY_MS

/** What the demo is made through. */
export type DemoWays = {
  readonly pay: PayByTestCard
  /** Sends a request to the API. */
  readonly send: SendRequest
}

/**
 * People and purchases for a local copy, made by the same operations as everyone's, with test cards
 * at the payments sandbox. People who exist already are left unchanged.
 */
export async function seedDemo(deps: SeedDemoDeps, ways: DemoWays): Promise<void> {
  for (const person of DEMO_PEOPLE) {
    const known = await asPlatform(() =>
      deps.db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', person.email)
        .executeTakeFirst(),
    )
    if (!known) await seedPerson(deps, person, ways)
  }
}

async function seedPerson(
  deps: SeedDemoDeps,
  person: DemoPerson,
  { pay, send }: DemoWays,
): Promise<void> {
  const { email, kind } = person
  const { userId } = await asPlatform(() => joinVerified(deps, email))
  const { firstname, lastname, companyName } = person
  const account = must(
    await withinRowsOf({ userId, accountId: null }, () =>
      saveDetails(deps, userId, {
        accountType: kind,
        firstname,
        lastname,
        companyName,
        country: 'GB',
        defaultCurrency: 'GBP',
      }),
    ),
  )
  const actor: AccountActor = {
    userId,
    sessionId: '',
    isGuest: false,
    accountId: account.uuid,
    accountKind: kind,
    role: 'owner',
    entryPart: null,
    impersonation: null,
  }
  const now = monthOf(dayOf(deps.clock()))
  const call = await demoClient({ send, origin: deps.config.origin }, person)
  const footprintYear = companyName ? await seedYears(deps, call, { companyName, now, pay }) : null
  await withinRowsOf(actor, async () => {
    for (const purchase of demoPurchases(kind, now)) {
      const { id } = await seedPurchase(deps, { actor, purchase, pay })
      if (footprintYear && purchase.isForFootprint)
        must(await updatePurchase(deps, { id, accountId: actor.accountId }, { footprintYear }))
    }
    if (kind === 'business') await seedDemoShop(deps, actor, SEED_DEMO_ADDRESS)
  })
  const paying = { pay, billingAddress: SEED_DEMO_ADDRESS }
  if (companyName) {
    await seedDemoGifts(call, paying)
    await seedDemoColleague(deps, actor, (email) => asPlatform(() => joinVerified(deps, email)))
    await seedDemoShowing(call, companyName)
  } else await seedDemoHome(call, paying)
}

type SeedDemoYears = {
  readonly companyName: string
  readonly now: Month
  readonly pay: PayByTestCard
}

/** Two whole years of the company, the first of them verified, and its plan; gives the start of the second. */
async function seedYears(
  deps: SeedDemoDeps,
  call: DemoClient,
  { companyName, now, pay }: SeedDemoYears,
): Promise<Month> {
  const before = shiftMonth(now, -24)
  const last = shiftMonth(now, -12)
  const first = await seedDemoYear(call, { companyName, startMonth: before, year: 'before' })
  await seedDemoVerification(deps, call, { ...first, pay, billingAddress: SEED_DEMO_ADDRESS })
  const suppliersDueOn = dayOf(new Date(deps.clock().getTime() + MS_TO_ANSWER))
  await seedDemoYear(call, { companyName, startMonth: last, year: 'last', suppliersDueOn })
  await seedDemoProduct(call, last)
  await seedDemoPlan(call, { baseMonth: before, now })
  return last
}

async function joinVerified(deps: SeedDemoDeps, email: string): Promise<{ userId: string }> {
  const joined = must(
    await join(deps, { email, password: DEMO_PASSWORD, acceptTerms: true }, new Headers()),
  )
  await transact(deps.db, (tx) => proveEmail(tx, deps, joined.userId))
  return joined
}

async function seedPurchase(
  deps: SeedDemoDeps,
  { actor, purchase, pay }: { actor: AccountActor; purchase: DemoPurchase; pay: PayByTestCard },
): Promise<{ id: string }> {
  const { isForFootprint: _, ...wanted } = purchase
  const choice = { ...wanted, treeProject: null, hideCost: false, addressOnCertificate: false }
  const quote = must(
    await quoteInstantOffset(deps, { audience: actor.accountKind, currency: 'GBP', choice }),
  )
  const bought = must(
    await buyQuote(deps, actor, {
      quoteId: quote.quoteId,
      billingAddress: SEED_DEMO_ADDRESS,
      taxId: null,
      // Its shop is billed by the same card.
      saveCard: actor.accountKind === 'business',
    }),
  )
  await pay(bought.clientSecret)
  const paymentId = bought.clientSecret.split('_secret_')[0] ?? ''
  must(await getPaymentOutcome(deps, actor.accountId, paymentId))
  return { id: bought.purchaseId }
}
