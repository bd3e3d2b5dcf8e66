import { ChangeEmail, RequestPasswordReset } from '@understory/contracts/people/accounts/sign-in.ts'
import { claimUrl } from '../../../api/src/capabilities/people/accounts/guests/unclaimed.ts'
import { waitingPurchase } from '../../../api/src/testing/commerce/buying-keys.ts'
import { emailTo } from '../../../api/src/testing/emails.ts'
import { joinAsGuest } from '../../../api/src/testing/people/guests.ts'
import { PASSWORD, type TestPerson, userIdOf } from '../../../api/src/testing/people/people.ts'
import { publishReceipt } from '../../../api/src/testing/publish-receipt.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'
import { figureLink } from './figure-link.ts'
import { productFixtures } from './product-fixtures.ts'
import { supplierLink } from './supplier-link.ts'
import { surveyLink } from './survey-link.ts'

/** Links of emails that hold and that nobody has used, a product of the business, and the receipt of a payment. */
export async function prepareLinkFixtures(
  api: TestApi,
  { email, bearer }: TestPerson,
  business: TestPerson,
) {
  await api.call(RequestPasswordReset, { body: { email } })
  const [, recoveryToken = ''] = await emailTo(api, email, /reset\?token=([\w-]+)/)
  const moved = 'moved@understory.test'
  await api.call(ChangeEmail, { body: { email: moved, password: PASSWORD } }, bearer)
  const [, changeToken = ''] = await emailTo(api, moved, /confirm-email\?token=([\w.-]+)/)
  const guest = await joinAsGuest(api)
  const claim = await claimUrl(api.deps, { id: await userIdOf(api, guest), email: guest.email })
  const claimToken = new URL(claim).searchParams.get('token') ?? ''
  const figureToken = await figureLink(api)
  const waitingPurchaseId = await waitingPurchase(api, business)
  const surveyToken = await surveyLink(api)
  const supplierToken = await supplierLink(api)
  const receiptId = await publishReceipt(api)
  const ofPeople = { receiptId, recoveryToken, changeToken, claimToken }
  const ofProducts = await productFixtures(api, business)
  return { ...ofPeople, ...ofProducts, figureToken, surveyToken, supplierToken, waitingPurchaseId }
}
