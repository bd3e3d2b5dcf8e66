// Made from en-GB.json by `npm run messages`.

export const orderFormPleaseLookMarkedFields = () => `Please look at the marked fields.`
