// Made from en-GB.json by `npm run messages`.

export const giftWordsCardFor = () => `For`
export const giftWordsCardFrom = ({ from }: { readonly from: string }) => `from ${from}`
