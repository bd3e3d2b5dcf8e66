// Made from en-GB.json by `npm run messages`.

export const billingWordsBeingSent = () => `Being sent`
export const billingWordsNotPaidYet = () => `Not paid yet`
export const billingWordsNotChargedAnyMore = () => `Not charged any more`
export const billingWordsCoveredByCredit = () => `Covered by credit`
export const billingWordsWaitsRoomUnderLimit = () => `Waits for room under your limit`
export const billingWordsInvoiceShopify = () => `On the invoice of Shopify`
export const billingWordsNoPlanYetNew = () => `There is no plan yet, so new orders contribute nothing.`
export const billingWordsPlanEndsOnceLast = () => `The plan ends once its last bill is paid. New orders contribute nothing.`
export const billingWordsLastBillPaidOrders = () => `The last bill was not paid. Orders are still counted, and nothing more is charged until it is.`
export const billingWordsLastPaymentDidGo = () => `The last payment did not go through. Orders are still counted, and we try the card again.`
export const billingWordsNextBill = ({ dayWords }: { readonly dayWords: string }) => `The next bill is on ${dayWords}.`
export const billingWordsNextBillMonthAfter = () => `The next bill is a month after the plan began.`
export const billingWordsNoCardAnyMore = () => `No card any more`
export const billingWordsNothingYet = () => `Nothing yet`
export const billingWordsPaid = () => `Paid`
export const billingWordsRefunded = () => `Refunded`
