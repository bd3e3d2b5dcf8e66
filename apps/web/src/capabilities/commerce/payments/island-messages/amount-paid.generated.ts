// Made from en-GB.json by `npm run messages`.

export const amountPaidLessRefunded = ({ money }: { readonly money: string }) => `less ${money} refunded`
