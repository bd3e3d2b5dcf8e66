// Made from en-GB.json by `npm run messages`.

export const addressFieldsAddress = () => `Address`
export const addressFieldsAddressSecondLine = () => `Address, second line`
export const addressFieldsCity = () => `City`
export const addressFieldsPostCode = () => `Post code`
export const addressFieldsCountry = () => `Country`
export const addressFieldsINeedBusinessInvoice = () => `I need a business invoice, or my address on it`
export const addressFieldsExamplePrintedInvoice = ({ example }: { readonly example: string }) => `For example ${example}. It is printed on your invoice.`
export const addressFieldsTaxId = () => `Tax id`
export const addressFieldsNumber = () => `Number`
