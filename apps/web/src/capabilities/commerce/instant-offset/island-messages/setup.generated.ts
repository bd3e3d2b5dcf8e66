// Made from en-GB.json by `npm run messages`.

export const setupBusinessFund = () => `What will your business fund?`
export const setupWhatWillYouFund = () => `What will you fund?`
export const setupTakeFitsPaymentCertificate = () => `Take what fits. One payment, a certificate with a number anyone can check.`
export const setupHowMuch = () => `How much`
export const setupYourChoice = () => `Your choice`
export const setupOverDecadesSuchTrees = ({ grams }: { readonly grams: string }) => `Over decades such trees may take up ${grams} of CO2e. That is a projection, and never counted as CO2e funded.`
export const setupMuchAverageCarEmits = ({ count }: { readonly count: string }) => `As much as an average car emits over ${count} km.`
export const setupWeightHalfLitreBottles = ({ count }: { readonly count: string }) => `The weight of ${count} half-litre bottles.`
