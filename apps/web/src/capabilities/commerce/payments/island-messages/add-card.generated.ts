// Made from en-GB.json by `npm run messages`.

export const addCardAddACard = () => `Add a card`
