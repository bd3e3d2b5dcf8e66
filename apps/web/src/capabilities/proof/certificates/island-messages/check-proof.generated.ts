// Made from en-GB.json by `npm run messages`.

export const checkProofCheckInThisBrowser = () => `Check in this browser`
export const checkProofCheckItAgain = () => `Check it again`
export const checkProofCheckIt = () => `Check it`
export const checkProofCheckFileGivenCertificate = ({ hasCertificate }: { readonly hasCertificate: 'yes' | 'other' }) => `${(hasCertificate === 'yes' ? `Or check a file you were given` : `Choose or drop a file`)}: a certificate, its archive, a supplier’s answer or a proof`
export const checkProofStaysBrowser = () => `It stays in your browser.`
export const checkProofCheckThisCertificateAgain = () => `Check this certificate again`
export const checkProofNothingIsCheckedYet = () => `Nothing is checked yet.`
export const checkProofCheckedBrowserHolds = ({ looked, whatOf }: { readonly looked: string; readonly whatOf: string }) => `Checked by your browser at ${looked}: ${whatOf} holds.`
export const checkProofCheckedBrowserHeldWhen = ({ looked, whatOf }: { readonly looked: string; readonly whatOf: string }) => `Checked by your browser at ${looked}: ${whatOf} held when it was issued, and has changed since.`
export const checkProofCheckedBrowserHoldsFar = ({ looked, whatOf }: { readonly looked: string; readonly whatOf: string }) => `Checked by your browser at ${looked}: ${whatOf} holds as far as it could be checked.`
export const checkProofCheckedBrowserDoRely = ({ looked, subject }: { readonly looked: string; readonly subject: string }) => `Checked by your browser at ${looked}: do not rely on ${subject}. See what does not hold.`
