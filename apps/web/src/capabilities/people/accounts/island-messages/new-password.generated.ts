// Made from en-GB.json by `npm run messages`.

export const newPasswordLeast8CharactersFew = () => `At least 8 characters. A few unrelated words make a good one.`
export const newPasswordPassword = () => `Password`
