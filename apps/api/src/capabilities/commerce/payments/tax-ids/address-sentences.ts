import type { AddressProblem } from '@understory/domain/commerce/payments/buyer/billing-address.ts'
import { paymentsMessage } from '../messages/messages.generated.ts'

export const addressSentence = (problem: AddressProblem['code']): string =>
  paymentsMessage(`address.${problem}`)
