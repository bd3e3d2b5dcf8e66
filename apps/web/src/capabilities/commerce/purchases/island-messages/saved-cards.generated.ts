// Made from en-GB.json by `npm run messages`.

export const savedCardsEndingIn = ({ brand, last4 }: { readonly brand: string; readonly last4: string }) => `${brand} ending in ${last4}`
export const savedCardsAnotherCard = () => `Another card`
export const savedCardsCard = () => `Card`
