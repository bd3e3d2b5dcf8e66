// Made from en-GB.json by `npm run messages`.
import { numberIn } from '@understory/messages/compiled-messages.ts'

export const timingPartMonths = ({ count }: { readonly count: number }) => `${numberIn(count)} months`
export const timingPartWhenDoesItCount = () => `When does it count?`
export const timingPartAllAtOnce = () => `All at once`
export const timingPartDayPaySetDate = () => `On the day you pay. You can set its date later.`
export const timingPartSpreadOverMonths = () => `Spread over months`
export const timingPartPaymentEqualPartLedger = () => `One payment, an equal part in the ledger for each month.`
export const timingPartFrom = () => `From`
export const timingPartFor = () => `For`
