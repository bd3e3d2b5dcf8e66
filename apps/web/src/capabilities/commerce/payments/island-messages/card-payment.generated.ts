// Made from en-GB.json by `npm run messages`.

export const cardPaymentCardFormCouldLoaded = () => `The card form could not be loaded. Nothing was charged. Please reload the page.`
