import {
  type BillingAddress,
  BuyQuote,
} from '@understory/contracts/commerce/purchases/purchases.ts'
import { QuoteVerification } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { RequestVerification } from '@understory/contracts/footprints/verification/verifications.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import {
  CHECK_POINTS,
  LINE_CHECKS,
} from '@understory/domain/footprints/verification/check-points.ts'
import type { Deps } from '../../../deps.ts'
import {
  answerPoints,
  checkLines,
  decideVerification,
  viewCheck,
} from '../../footprints/verification/public.ts'
import type { DemoClient } from './demo-client.ts'
import { must } from './must.ts'
import { type PayByTestCard, payAndSettle } from './pay-by-test-card.ts'

type Verifying = {
  readonly footprintId: string
  readonly pay: PayByTestCard
  readonly billingAddress: BillingAddress
}

/** Has scopes 1 and 2 of a declared year verified, as staff would: ordered, handed over, checked, decided. */
export async function seedDemoVerification(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId'>,
  call: DemoClient,
  { footprintId, pay, billingAddress }: Verifying,
): Promise<void> {
  const { quoteId } = await call(QuoteVerification, {
    body: { currency: 'GBP', scopesOneTwo: true },
  })
  const { clientSecret } = await call(BuyQuote, { body: { quoteId, billingAddress } })
  await payAndSettle(call, pay, clientSecret)
  const { verificationId } = await call(RequestVerification, {
    params: { footprintId },
    body: { covers: ['scopesOneTwo'] },
  })
  await asPlatform(() => decide(deps, verificationId))
}

async function decide(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'newId'>,
  verificationId: string,
): Promise<void> {
  const by = { verificationId, staffId: null }
  const check = await viewCheck(deps, verificationId)
  const lines = (check?.sample ?? []).map(({ line: { lineId } }) => ({
    lineId,
    checks: [...LINE_CHECKS],
  }))
  must((await checkLines(deps, by, { lines })) ?? {})
  const points = CHECK_POINTS.map((point) => ({ point, answer: 'yes' as const, note: '' }))
  must((await answerPoints(deps, by, { points })) ?? {})
  const decision = { outcome: 'verified', findings: '', withoutAnswers: false } as const
  must((await decideVerification(deps, { id: verificationId, staffId: null }, decision)) ?? {})
}
