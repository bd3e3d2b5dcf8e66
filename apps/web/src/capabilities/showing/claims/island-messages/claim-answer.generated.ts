// Made from en-GB.json by `npm run messages`.

export const claimAnswerKnowNoRules = () => `We know no rules here`
export const claimAnswerYesBasisBeside = () => `Yes, with this basis beside it`
export const claimAnswerBesideItBelongs = ({ list }: { readonly list: string }) => `Beside it belongs: ${list}.`
