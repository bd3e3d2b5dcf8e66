// Made from en-GB.json by `npm run messages`.

export const payerPleaseGiveFirstLast = () => `Please give your first and last name.`
export const payerPleaseUseValidEmail = () => `Please use a valid email format`
export const payerPleaseAcceptTermsConditions = () => `Please accept the terms and conditions.`
