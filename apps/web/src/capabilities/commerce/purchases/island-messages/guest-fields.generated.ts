// Made from en-GB.json by `npm run messages`.
import { inOrder, type MessageTag } from '@understory/messages/message-parts.ts'

export const guestFieldsReceiptChoosingPasswordAfterwards = () => `For the receipt, and for choosing a password afterwards if you like.`
export const guestFieldsEmail = () => `Email`
export const guestFieldsGoToSignIn = () => `Go to sign in`
export const guestFieldsIAcceptTermsConditions = ({ link, link2 }: { readonly link: MessageTag; readonly link2: MessageTag }) => inOrder("I accept the ", link(`terms and conditions`), " and have read the ", link2(`privacy policy`), ".")
