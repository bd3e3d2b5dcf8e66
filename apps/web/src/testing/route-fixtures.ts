import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import { EnterImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { AddTarget } from '@understory/contracts/footprints/climate-plan/targets.ts'
import { UploadEvidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import { SaveFootprint } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { StartInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import {
  GetImpactPageSettings,
  SaveImpactPage,
  SetImpactPageLogo,
} from '@understory/contracts/showing/impact-pages.ts'
import { SetBadges } from '@understory/contracts/showing/shareables.ts'
import { CreateIssue } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { ShowVehicleOwner } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { SAMPLES } from '@understory/domain/footprints/company-footprints/evidence/evidence-samples.ts'
import { appendToLog } from '../../../api/src/capabilities/proof/public-log/public.ts'
import { confirmUrl, leaveUrl } from '../../../api/src/capabilities/site/newsletter/links.ts'
import { give } from '../../../api/src/testing/commerce/gifts.ts'
import { askOutcome, payFor, quote } from '../../../api/src/testing/commerce/purchases.ts'
import { subscribe } from '../../../api/src/testing/commerce/subscriptions.ts'
import { draftPartner } from '../../../api/src/testing/draft-partner.ts'
import { emailTo } from '../../../api/src/testing/emails.ts'
import { declaredFootprint } from '../../../api/src/testing/footprints/declared-footprint.ts'
import { setStatusOf } from '../../../api/src/testing/footprints/footprints.ts'
import { publishedFootprint } from '../../../api/src/testing/footprints/published-footprints.ts'
import { addWebhook, queryOfApp } from '../../../api/src/testing/people/api-keys.ts'
import { invite, joinWithoutAccount } from '../../../api/src/testing/people/colleagues.ts'
import { joinAs, type TestPerson, userIdOf } from '../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../api/src/testing/people/staff.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'
import { connectShopify } from '../../../api/src/testing/stores/shopify.ts'
import { payForOneOrder } from '../../../api/src/testing/stores/store-bills.ts'
import { connectShop, contributeOnePercent, FERN } from '../../../api/src/testing/stores/stores.ts'
import { aLot, enterLot, projectOf } from '../../../api/src/testing/supply.ts'
import { addWidget } from '../../../api/src/testing/widgets.ts'
import { certifyBranded } from './certify-branded.ts'
import { ledgerAndSupplier } from './ledger-and-supplier.ts'
import { prepareLinkFixtures } from './link-fixtures.ts'
import { publishLegalNotice } from './publish-legal-notice.ts'

/** Someone of each kind, with one of everything that has a page of its own. */
export async function prepareFixtures(api: TestApi) {
  await api.work()
  const [person, business, newcomer, staff] = await Promise.all([
    joinAs(api, 'personal'),
    joinAs(api, 'business'),
    joinWithoutAccount(api),
    signInStaff(api, 'alder'),
  ])
  const priced = await quote(api, { milliTrees: 5_000 })
  const { purchaseId, paymentId } = await payFor(api, person, priced.quoteId)
  const outcome = await askOutcome(api, person, paymentId)
  await appendToLog(api.deps)
  const { gift } = await give(api, person)
  const { subscriptionId, paymentId: cyclePayment } = await subscribe(api, person)
  await askOutcome(api, person, cyclePayment)
  const { id: cycleId } = await api.deps.db
    .selectFrom('subscription_cycle')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirstOrThrow()
  const { data: granted } = await api.call(
    EnterImpact,
    {
      body: {
        accountId: business.accountId,
        kind: 'offer',
        title: 'A welcome',
        milliTrees: 1_000,
        co2eGrams: 0,
        plasticGrams: 0,
        effectiveOn: api.deps.clock().toISOString().slice(0, 10),
        evidence: { name: 'a.pdf', file: Buffer.from('%PDF-1.7\n').toString('base64') },
      },
    },
    staff.bearer,
  )
  await api.call(ShowVehicleOwner, { body: { isShown: true } }, business.bearer)
  const invited = { email: 'invited@understory.test', role: 'viewer' } as const
  const invitationToken = await invite(api, business, invited)
  const [, emailToken = ''] = await emailTo(api, person.email, /verify-email\?token=([\w.-]+)/)
  const links = await prepareLinkFixtures(api, person, business)
  const footprintId = await refineFootprint(api, business.bearer, '2023-01')
  const { data: lot } = await enterLot(api, staff, aLot(await projectOf(api, 'co2e')))
  const newsletter = await prepareNewsletter(api, staff.bearer)
  const impactPage = await showImpactPage(api, business.bearer)
  const brandedId = await certifyBranded(api)
  await publishLegalNotice(api)
  return {
    who: { stranger: undefined, person, business, newcomer, staff },
    ids: {
      purchaseId,
      paymentId,
      certificateId: outcome.data.certificateId ?? '',
      brandedId,
      giftCode: gift.code,
      subscriptionId,
      cycleId,
      grantedId: granted.grantedId,
      changeId: await draftPartner(api, staff.bearer),
      lotId: String(lot.lotId),
      invitationToken,
      // The first email that was sent.
      messageId: '1',
      ...newsletter,
      emailToken,
      ...links,
      quoteId: (await quote(api, { milliTrees: 7_000 })).quoteId,
      impactPage,
      storeId: await connectStore(api, business),
      billId: await payForOneOrder(api, business),
      shopifyStoreId: await connectWillow(api, business),
      userId: await userIdOf(api, person),
      accountId: business.accountId,
      footprintId,
      endpointId: await addWebhook(api, business),
      appQuery: await queryOfApp(api),
      ...(await ledgerAndSupplier(api, business, footprintId)),
      targetId: await setTarget(api, business.bearer),
      evidenceId: await uploadTo(api, business.bearer, footprintId),
      ...(await share(api, business)),
      ...(await handOver(api, business)),
      declaredFootprintId: await declaredFootprint(api, business, '2023-03'),
      footprintCertificateId: await publishedFootprint(api, business, footprintId),
    },
  }
}

/** Links as emails have them, and a draft. */
async function prepareNewsletter(api: TestApi, bearer: TestPerson['bearer']) {
  const pathOf = (url: string) => url.replace(api.deps.config.origin, '')
  const body = { subject: 'The first issue', preview: '', body: 'We planted **twelve** oaks.' }
  const { data } = await api.call(CreateIssue, { body }, bearer)
  return {
    issueId: data.issueId,
    confirmPath: pathOf(await confirmUrl(api.deps, 'rowan@visit.example')),
    leavePath: pathOf(await leaveUrl(api.deps, { hash: '0'.repeat(64), issue: null })),
  }
}

/** A shop that contributes one per cent of each order. */
async function connectStore(api: TestApi, person: TestPerson): Promise<string> {
  const { data } = await connectShop(api, person, FERN)
  await contributeOnePercent(api, person, data.storeId)
  return data.storeId
}

/** A shop that Shopify bills, before its merchant approved that. */
async function connectWillow(api: TestApi, person: TestPerson): Promise<string> {
  const { data } = await connectShopify(api, person)
  await contributeOnePercent(api, person, data.storeId)
  return data.storeId
}

async function setTarget(api: TestApi, bearer: TestPerson['bearer']): Promise<string> {
  const body = {
    kind: 'net-zero',
    covers: 'scope-3',
    baseMonth: '2023-01',
    targetYear: 2050,
    reductionBasisPoints: 9_000,
  } as const
  const { data } = await api.call(AddTarget, { body }, bearer)
  return data.targetId
}

/** A saved estimate with an inventory beneath it. */
async function refineFootprint(
  api: TestApi,
  bearer: TestPerson['bearer'],
  startMonth: string,
): Promise<string> {
  const input = {
    sector: 'bakery_products',
    turnover: 850_000,
    currency: 'GBP',
    year: 2024,
    country: 'GB',
  }
  const frequency = 'annual'
  const body = { input, companyName: 'Fernbank Bakery', startMonth, frequency } as const
  const { data } = await api.call(SaveFootprint, { body }, bearer)
  const { footprintId } = data
  const start = { params: { footprintId }, body: { approach: 'operationalControl' } } as const
  await api.call(StartInventory, start, bearer)
  return footprintId
}

async function uploadTo(
  api: TestApi,
  bearer: TestPerson['bearer'],
  footprintId: string,
): Promise<string> {
  const call = { params: { footprintId }, query: { fileName: 'Gas bill.pdf' }, file: SAMPLES.pdf }
  return (await api.call(UploadEvidence, call, bearer)).data.evidenceId
}

/** A live widget, and badges that anyone may see. */
async function share(api: TestApi, person: TestPerson) {
  const widgetId = await addWidget(api, person)
  const { data } = await api.call(SetBadges, { body: { isActive: true } }, person.bearer)
  return { widgetId, shareId: data.shareId ?? '' }
}

/** A footprint that waits to be verified, with a file and a question. */
async function handOver(api: TestApi, person: TestPerson) {
  const { accountId, bearer } = person
  const footprintId = await refineFootprint(api, bearer, '2023-02')
  const { db, clock, newId } = api.deps
  const body = { currency: 'GBP', scopesOneTwo: true } as const
  const { data } = await api.call(QuoteVerification, { body })
  const { purchaseId } = await payFor(api, person, data.quoteId)
  const id = newId()
  await db
    .insertInto('footprint_verification')
    .values({
      id,
      footprint_id: footprintId,
      account_id: accountId,
      purchase_id: purchaseId,
      requested_at: clock(),
    })
    .execute()
  const questionId = newId()
  await db
    .insertInto('verification_question')
    .values({
      id: questionId,
      verification_id: id,
      account_id: accountId,
      text: 'Where is the bill of March?',
      asked_at: clock(),
    })
    .execute()
  const askedEvidenceId = await uploadTo(api, bearer, footprintId)
  await setStatusOf(api, footprintId, 'declared')
  return { verificationId: id, questionId, askedFootprintId: footprintId, askedEvidenceId }
}

export type Fixtures = Awaited<ReturnType<typeof prepareFixtures>>

async function showImpactPage(api: TestApi, bearer: TestPerson['bearer']) {
  const file = Buffer.from(await sampleLogo()).toString('base64')
  await api.call(SetImpactPageLogo, { body: { file } }, bearer)
  const { settings } = (await api.call(GetImpactPageSettings, {}, bearer)).data
  const body = { ...settings, isPublic: true, isListed: true, mission: 'Bread, and woods.' }
  return (await api.call(SaveImpactPage, { body }, bearer)).data.address
}
