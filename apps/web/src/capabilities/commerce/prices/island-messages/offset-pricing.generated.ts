// Made from en-GB.json by `npm run messages`.

export const offsetPricingMorePurchaseHoldPlease = () => `This is more than one purchase can hold. Please contact us.`
