// Made from en-GB.json by `npm run messages`.

export const compareAFormerMember = () => `A former member`
export const compareAFormerBusiness = () => `A former business`
