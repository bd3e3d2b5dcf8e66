import type { Payable } from '@understory/contracts/commerce/payments/payments.ts'

/** The payment page of what is paid for; its address is made nowhere else. */
export const paymentPath = ({ pays, id }: Payable) => `/app/payment?${pays}=${id}`
