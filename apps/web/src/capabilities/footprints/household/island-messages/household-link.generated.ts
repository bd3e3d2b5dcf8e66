// Made from en-GB.json by `npm run messages`.

export const householdLinkCopyLinkAnswers = () => `Copy a link to these answers`
export const householdLinkAnyoneLinkSeeAnswers = () => `Anyone with this link can see your answers.`
