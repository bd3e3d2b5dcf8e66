// Made from en-GB.json by `npm run messages`.

export const currencySelectChange = () => `Change`
export const currencySelectCurrency = () => `Currency`
