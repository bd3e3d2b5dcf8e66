// Made from en-GB.json by `npm run messages`.
import { inOrder, type MessageTag } from '@understory/messages/message-parts.ts'

export const paymentFormNothingChargedTypedStill = ({ link }: { readonly link: MessageTag }) => inOrder("Nothing was charged, and what you typed is still here. ", link(`Log in in a new tab`), ", come back and pay.")
export const paymentFormKeepMyCardNext = () => `Keep my card for next time`
export const paymentFormStoredPaymentProviderNever = () => `It is stored by the payment provider, never by us.`
export const paymentFormContinueToCardDetails = () => `Continue to card details`
