// Made from en-GB.json by `npm run messages`.

export const planSumCo2eAYear = () => `CO2e a year`
export const planSumTreesAYear = () => `Trees a year`
export const planSumPlasticAYear = () => `Plastic a year`
export const planSumYourPlan = () => `Your plan`
export const planSumAveragePerson = () => `Average person`
export const planSumSamePeopleAverage = () => `The same people, on average`
export const planSumCaption = () => `Against a year of the average footprint in the G20`
export const planSumPlanOffsetsAverageFootprint = ({ grams, grams2 }: { readonly grams: string; readonly grams2: string }) => `Your plan offsets ${grams}; the average footprint is ${grams2}.`
export const planSumContinueToPayment = () => `Continue to payment`
export const planSumAddItUpAgain = () => `Add it up again`
