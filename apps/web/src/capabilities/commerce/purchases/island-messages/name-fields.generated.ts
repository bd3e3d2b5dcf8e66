// Made from en-GB.json by `npm run messages`.

export const nameFieldsFirstLastNameCertificate = () => `First and last name, for the certificate.`
export const nameFieldsCompanyName = () => `Company name`
export const nameFieldsInvoiceCertificate = () => `For the invoice and the certificate.`
export const nameFieldsYourName = () => `Your name`
