// Made from en-GB.json by `npm run messages`.

export const lastOrdersSumCouldWorkedOutJust = () => `It could not be worked out just now. What you typed is safe.`
