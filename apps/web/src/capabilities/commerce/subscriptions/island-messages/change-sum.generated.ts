// Made from en-GB.json by `npm run messages`.

export const changeSumChangeMyPlan = () => `Change my plan`
export const changeSumAddItUpAgain = () => `Add it up again`
