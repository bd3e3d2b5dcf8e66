// Made from en-GB.json by `npm run messages`.

export const giftChoicePleaseOrderMostGifts = ({ mostGifts }: { readonly mostGifts: string }) => `Please order at most ${mostGifts} gifts at a time.`
