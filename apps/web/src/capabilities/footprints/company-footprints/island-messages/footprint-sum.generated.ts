// Made from en-GB.json by `npm run messages`.

export const footprintSumContinueToPayment = () => `Continue to payment`
export const footprintSumWorkItOutAgain = () => `Work it out again`
export const footprintSumCo2eOnceYear = ({ grams, label }: { readonly grams: string; readonly label: string }) => `${grams} of CO2e, once, for the year from ${label}.`
