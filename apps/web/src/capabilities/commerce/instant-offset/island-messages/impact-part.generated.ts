// Made from en-GB.json by `npm run messages`.

export const impactPartTrees = () => `Trees`
export const impactPartNumberOfTrees = () => `Number of trees`
export const impactPartCo2e = () => `CO2e`
export const impactPartKilogramsOfCo2e = () => `Kilograms of CO2e`
export const impactPartPlasticRemoval = () => `Plastic removal`
export const impactPartKilogramsOfPlastic = () => `Kilograms of plastic`
export const impactPartFrom = ({ longDate, money, per }: { readonly longDate: string; readonly money: string; readonly per: string }) => `From ${longDate}: ${money} ${per}`
export const impactPartOfThePrice = ({ list }: { readonly list: string }) => `Of the price, ${list}.`
