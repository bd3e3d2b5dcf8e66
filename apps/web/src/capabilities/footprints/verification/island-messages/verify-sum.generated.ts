// Made from en-GB.json by `npm run messages`.

export const verifySumContinueToPayment = () => `Continue to payment`
export const verifySumWorkItOutAgain = () => `Work it out again`
