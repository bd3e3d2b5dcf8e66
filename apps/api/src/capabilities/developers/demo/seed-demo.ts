import type { Footprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { asPlatform, withinRowsOf } from '@understory/database/row-security.ts'
import { dayOf, monthOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { quoteInstantOffset } from '../../commerce/instant-offset/public.ts'
import { buyQuote, updatePurchase } from '../../commerce/purchases/public.ts'
import { getPaymentOutcome } from '../../commerce/settlement/public.ts'
import { saveFootprint } from '../../footprints/company-footprints/public.ts'
import { join, proveEmail, saveDetails } from '../../people/accounts/public.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './demo-people.ts'
import { type DemoPurchase, demoPurchases } from './demo-purchases.ts'
import { seedDemoShop } from './demo-shop.ts'
import { must } from './must.ts'

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

/** Pays a payment as a browser would, with a test card. */
export type PayByTestCard = (clientSecret: string) => Promise<void>

/**
 * People and purchases for a local copy, made by the same operations as everyone's, with test cards
 * at the payments sandbox. People who exist already are left unchanged.
 */
export async function seedDemo(deps: SeedDemoDeps, pay: PayByTestCard): Promise<void> {
  for (const person of DEMO_PEOPLE) {
    const known = await asPlatform(() =>
      deps.db
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', person.email)
        .executeTakeFirst(),
    )
    if (!known) await seedPerson(deps, person, pay)
  }
}

async function seedPerson(
  deps: SeedDemoDeps,
  person: DemoPerson,
  pay: PayByTestCard,
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
    impersonation: null,
  }
  const month = monthOf(dayOf(deps.clock()))
  await withinRowsOf(actor, async () => {
    const footprint = companyName ? await seedFootprint(deps, actor, companyName) : null
    for (const purchase of demoPurchases(kind, month)) {
      const { id } = await seedPurchase(deps, { actor, purchase, pay })
      if (footprint && purchase.isForFootprint) {
        const body = { footprintYear: footprint.startMonth }
        must(await updatePurchase(deps, { id, accountId: actor.accountId }, body))
      }
    }
    if (kind === 'business') await seedDemoShop(deps, actor, SEED_DEMO_ADDRESS)
  })
}

/** An estimate, so that the dashboard of the company has something to show. */
async function seedFootprint(
  deps: SeedDemoDeps,
  actor: AccountActor,
  companyName: string,
): Promise<Footprint> {
  const input = {
    sector: 'bakery_products',
    turnover: 1_850_000,
    currency: 'GBP',
    year: deps.clock().getUTCFullYear() - 1,
    country: 'GB',
    employees: 24,
    downstream: 'auto',
  } as const
  const startMonth = shiftMonth(monthOf(dayOf(deps.clock())), -11)
  const asked = { input, companyName, startMonth, frequency: 'annual', overwrite: false } as const
  return must(await saveFootprint(deps, actor, asked))
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
