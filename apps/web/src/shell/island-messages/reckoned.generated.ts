// Made from en-GB.json by `npm run messages`.

export const reckonedNothingIsChosenYet = () => `Nothing is chosen yet.`
