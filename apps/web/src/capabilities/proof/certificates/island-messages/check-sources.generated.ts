// Made from en-GB.json by `npm run messages`.

export const checkSourcesItIsBeingRecorded = () => `It is being recorded.`
