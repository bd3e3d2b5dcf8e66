// Made from en-GB.json by `npm run messages`.

export const priceSummaryTotal = () => `Total`
export const priceSummaryContinueToPayment = () => `Continue to payment`
