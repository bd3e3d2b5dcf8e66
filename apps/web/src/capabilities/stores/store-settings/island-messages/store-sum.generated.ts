// Made from en-GB.json by `npm run messages`.

export const storeSumStartWithMyStore = () => `Start with my store`
export const storeSumWorkItOutAgain = () => `Work it out again`
export const storeSumAMonth = ({ fundedIn }: { readonly fundedIn: string }) => `${fundedIn} a month.`
