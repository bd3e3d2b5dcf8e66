// Made from en-GB.json by `npm run messages`.

export const waysToPayHowToPay = () => `How to pay`
export const waysToPayContinueAsAGuest = () => `Continue as a guest`
export const waysToPayPasswordComeLater = () => `A password can come later.`
export const waysToPaySignIn = () => `Sign in`
export const waysToPayYouHaveAnAccount = () => `You have an account.`
export const waysToPayJoinFirst = () => `Join first`
export const waysToPayEmailGoogleFacebook = () => `By email, Google or Facebook.`
