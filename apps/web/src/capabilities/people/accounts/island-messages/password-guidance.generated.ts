// Made from en-GB.json by `npm run messages`.

export const passwordGuidanceThere = () => `(there)`
