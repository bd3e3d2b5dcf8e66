// Made from en-GB.json by `npm run messages`.

export const vehicleResultFarDoesYoursGo = () => `How far does yours go?`
export const vehicleResultWorkItOutAgain = () => `Work it out again`
export const vehicleResultOffsetThisYear = () => `Offset this year`
export const vehicleResultPutList = () => `Put it on your list`
export const vehicleResultOffsetThisYear2 = ({ amountOf }: { readonly amountOf: string }) => `Offset this year${amountOf}`
export const vehicleResultAddToMyList = () => `Add to my list`
export const vehicleResultDriveLessSaves = () => `Drive less: what it saves`
export const vehicleResultLess = ({ mileageWord }: { readonly mileageWord: string }) => `${mileageWord} less`
export const vehicleResultAYear = ({ claimedWord }: { readonly claimedWord: string }) => `${claimedWord} a year`
