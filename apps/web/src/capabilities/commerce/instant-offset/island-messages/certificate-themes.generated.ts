// Made from en-GB.json by `npm run messages`.

export const certificateThemesFallingSnowDocumentPicture = () => `Falling snow, on the document and the picture.`
export const certificateThemesPlain = () => `Plain`
export const certificateThemesTheForestYouFund = () => `The forest you fund.`
export const certificateThemesAGift = () => `A gift`
export const certificateThemesRibbonSomeone = () => `With a ribbon, for someone.`
export const certificateThemesChristmas = () => `Christmas`
export const certificateThemesAParcel = () => `A parcel`
export const certificateThemesWithARibbon = () => `With a ribbon.`
export const certificateThemesTheForestByItself = () => `The forest by itself.`
