// Made from en-GB.json by `npm run messages`.

export const certificatePartTripQuarterPersonPrinted = () => `What it is for: a trip, a quarter, a person. It is printed on the certificate and then fixed.`
export const certificatePartOnYourCertificate = () => `On your certificate`
export const certificatePartReference = () => `Reference`
export const certificatePartHideWhatItCost = () => `Hide what it cost`
export const certificatePartPrintMyAddress = () => `Print my address`
export const certificatePartOnlyDocumentDownloadPublic = () => `Only on the document you download; the public page never shows it.`
export const certificatePartLook = () => `Look`
