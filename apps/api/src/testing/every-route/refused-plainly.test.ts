import { randomUUID } from 'node:crypto'
import { AddTaxId } from '@understory/contracts/commerce/payments/payments.ts'
import {
  CancelSubscription,
  PayOpenCycle,
} from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import {
  AddPasskey,
  PasskeySignIn,
  RemovePasskey,
  RenewBackupCodes,
} from '@understory/contracts/people/accounts/second-factor.ts'
import { GetCertificatePdf, VerifyCertificate } from '@understory/contracts/proof/certificates.ts'
import { REFUSALS, type RefusalCode } from '@understory/contracts/refusals/refusals.ts'
import { FindRegistration } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import { VerifyAccountVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinAs, PASSWORD, type TestPerson } from '../people/people.ts'
import { startTestApi, type TestAnswer, type TestApi } from '../start-test-api.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  ada = await joinAs(api, 'business')
})
afterAll(() => api.close())

const id = randomUUID()
const EVERY_TRY = 3

type Answer = Promise<TestAnswer<never>>
const CALLS: readonly [RefusalCode, string, () => Promise<unknown>][] = [
  [
    'CERTIFICATE_NOT_FOUND',
    'a certificate of nobody',
    () => api.call(VerifyCertificate, { params: { certificateId: id } }),
  ],
  [
    'CERTIFICATE_NOT_FOUND',
    'the file of a certificate of nobody',
    () => api.call(GetCertificatePdf, { params: { certificateId: id } }, ada.bearer),
  ],
  [
    'BAD_CERTIFICATE_ID',
    'a certificate by something that is no number',
    () => api.call(VerifyCertificate, { params: { certificateId: 'oak' } }),
  ],
  [
    'BAD_CERTIFICATE_CODE',
    'a certificate by a short code with a wrong character',
    () => api.call(VerifyCertificate, { params: { certificateId: 'K7QM-3XPP' } }),
  ],
  [
    'SUBSCRIPTION_NOT_FOUND',
    'to cancel a subscription that does not exist',
    () => api.call(CancelSubscription, { params: { subscriptionId: id } }, ada.bearer),
  ],
  [
    'SUBSCRIPTION_NOT_FOUND',
    'to pay a subscription that does not exist',
    () => api.call(PayOpenCycle, { params: { subscriptionId: id } }, ada.bearer),
  ],
  [
    'ACCOUNT_NOT_SHOWN',
    'the vehicles of an account that shows none',
    () => api.call(VerifyAccountVehicles, { params: { accountId: ada.accountId } }),
  ],
  [
    'PASSKEY_NOT_FOUND',
    'to remove a passkey that does not exist',
    () =>
      api.call(
        RemovePasskey,
        { params: { passkeyId: id }, body: { password: PASSWORD } },
        ada.bearer,
      ),
  ],
  [
    'PASSKEY_REFUSED',
    'to add a passkey that nobody asked for',
    () =>
      api.call(
        AddPasskey,
        { body: { challengeId: id, name: 'Key', response: {} } } as never,
        ada.bearer,
      ),
  ],
  [
    'PASSKEY_REFUSED',
    'to sign in with a passkey that nobody asked for',
    () => api.call(PasskeySignIn, { body: { challengeId: id, response: {} } } as never),
  ],
  [
    'SECOND_FACTOR_MISSING',
    'new backup codes without a second factor',
    () => api.call(RenewBackupCodes, { body: { code: '123456' } }, ada.bearer),
  ],
  [
    'VEHICLES_NOT_FOUND',
    'a registration number nobody has',
    () => api.call(FindRegistration, { body: { registrationNumber: 'ER19NFD' } }),
  ],
  [
    'REGISTRY_FAILED',
    'a registration number while the registry is broken',
    () => api.call(FindRegistration, { body: { registrationNumber: 'ER19ERR' } }),
  ],
]

test.each(CALLS)('%s: %s', async (code, _, call) => {
  const { status, refusal } = await (call() as Answer)
  expect({ status, code: refusal.code }).toEqual({ status: REFUSALS[code][0], code })
})

test('an event that the payment provider did not sign is refused', async () => {
  const request = new Request('http://understory.test/api/payments/webhook', {
    method: 'POST',
    body: JSON.stringify({ id: 'evt_1', type: 'payment_intent.succeeded' }),
    headers: { 'stripe-signature': 't=1,v1=00' },
  })
  const answer = await api.send(request)
  expect(await answer.json()).toMatchObject({ code: 'BAD_SIGNATURE' })
  expect(answer.status).toBe(REFUSALS.BAD_SIGNATURE[0])
})

test('a tax id while the payment provider is away is not lost in a fault: UNAVAILABLE', async () => {
  const path = '/v1/customers'
  api.sandbox.control.failAnswers({ method: 'POST', path, fault: 'error', times: EVERY_TRY })
  const body = { country: 'GB', type: 'gb_vat', value: 'GB731331179' }
  const { status, refusal } = await api.call(AddTaxId, { body }, ada.bearer)
  expect([status, refusal.code]).toEqual([REFUSALS.UNAVAILABLE[0], 'UNAVAILABLE'])
})
