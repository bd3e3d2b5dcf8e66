// Made from en-GB.json by `npm run messages`.

export const giftWordsPlasticRemoved = ({ grams }: { readonly grams: string }) => `${grams} of plastic removed`
export const giftWordsCo2e = ({ grams }: { readonly grams: string }) => `${grams} of CO2e`
