import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import { SetLogo } from '@understory/contracts/people/settings.ts'
import { askOutcome, payFor, quote } from '../../../api/src/testing/commerce/purchases.ts'
import { joinAs } from '../../../api/src/testing/people/people.ts'
import type { TestApi } from '../../../api/src/testing/start-test-api.ts'

/** The certificate of a business that has a logo. */
export async function certifyBranded(api: TestApi): Promise<string> {
  const branded = await joinAs(api, 'business')
  const file = Buffer.from(await sampleLogo()).toString('base64')
  await api.call(SetLogo, { body: { file } }, branded.bearer)
  const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
  const { paymentId } = await payFor(api, branded, quoteId)
  return (await askOutcome(api, branded, paymentId)).data.certificateId ?? ''
}
