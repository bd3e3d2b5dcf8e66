import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import { GetInvoicePdf } from '@understory/contracts/commerce/invoices.ts'
import { Me } from '@understory/contracts/people/accounts/accounts.ts'
import { GetLogo, RemoveLogo, SetLogo } from '@understory/contracts/people/settings.ts'
import {
  GetCertificateFile,
  GetCertificateLogo,
  GetCertificatePdf,
  VerifyCertificate,
} from '@understory/contracts/proof/certificates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { give } from '../../../testing/commerce/gifts.ts'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { numberInvoices } from '../../commerce/payments/public.ts'
import { signCredentials } from './public.ts'

let api: TestApi
let company: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  company = await joinAs(api, 'business')
})
afterAll(() => api.close())

async function buy() {
  const { quoteId } = await quote(api, { milliTrees: 10_000 }, 'business')
  const { paymentId, purchaseId } = await payFor(api, company, quoteId)
  const { certificateId } = (await askOutcome(api, company, paymentId)).data
  await signCredentials(api.deps)
  await numberInvoices(api.deps)
  return { purchaseId, certificateId: certificateId ?? '' }
}

async function setLogo() {
  const file = Buffer.from(await sampleLogo()).toString('base64')
  expect((await api.call(SetLogo, { body: { file } }, company.bearer)).status).toBe(204)
}

const verified = async (certificateId: string) =>
  (await api.call(VerifyCertificate, { params: { certificateId } })).data

const logoOf = (certificateId: string) =>
  api.call(GetCertificateLogo, { params: { certificateId } })

const picturesIn = (pdf: unknown) =>
  Buffer.from(pdf as ArrayBuffer)
    .toString('latin1')
    .split(/\/Subtype \/Image\b/).length - 1

test('the logo of a business stands on its certificates and invoices, old and new, and goes with it', async () => {
  const { certificateId, purchaseId } = await buy()
  const papers = async () => {
    const paper = { params: { certificateId } }
    const certificate = await api.call(GetCertificatePdf, paper, company.bearer)
    const invoice = await api.call(GetInvoicePdf, { params: { purchaseId } }, company.bearer)
    return [certificate.data, invoice.data].map(picturesIn)
  }
  const before = await verified(certificateId)
  expect([before.hasLogo, await papers()]).toEqual([false, [0, 0]])
  expect((await logoOf(certificateId)).refusal.code).toBe('NOT_FOUND')

  await setLogo()
  const { hasLogo, ...stated } = await verified(certificateId)
  expect(hasLogo).toBe(true)
  expect((await papers()).every((pictures) => pictures > 0)).toBe(true)
  const own = await api.call(GetLogo, {}, company.bearer)
  expect((await logoOf(certificateId)).data).toEqual(own.data)
  // What was stated and logged says nothing of it.
  const { hasLogo: _, ...statedBefore } = before
  expect(stated).toEqual(statedBefore)
  const file = { params: { certificateId, file: 'statement.txt' } }
  const statement = await api.call(GetCertificateFile, file)
  expect(Buffer.from(statement.data).toString()).not.toContain('logo')

  await api.call(RemoveLogo, {}, company.bearer)
  expect([(await verified(certificateId)).hasLogo, await papers()]).toEqual([false, [0, 0]])
})

test('what a business gives bears the name of someone else, and not its logo', async () => {
  await setLogo()
  const { gift } = await give(api, company, { audience: 'business', from: 'Fernbank Bakery' })
  const { certificateId } = gift
  expect((await verified(certificateId ?? '')).hasLogo).toBe(false)
  expect((await logoOf(certificateId ?? '')).refusal.code).toBe('NOT_FOUND')
})

test('the header knows the logo of the account by an address of its own', async () => {
  await setLogo()
  const me = async () =>
    (await api.call(Me, {}, company.bearer)).data.userPreference.activeAccount?.logoId
  const first = await me()
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  await setLogo()
  expect(await me()).not.toBe(first)
  await api.call(RemoveLogo, {}, company.bearer)
  expect(await me()).toBeNull()
})
