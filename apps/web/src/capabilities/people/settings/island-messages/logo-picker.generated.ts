// Made from en-GB.json by `npm run messages`.

export const logoPickerJpgPngMost2 = () => `JPG or PNG, at most 2 MB and 6,000 pixels a side. We keep a square of 320 pixels.`
export const logoPickerTheMiddle = () => `The middle`
export const logoPickerLeftUpperPart = () => `The left or upper part`
export const logoPickerRightLowerPart = () => `The right or lower part`
export const logoPickerAnotherPicture = () => `Another picture`
export const logoPickerPicture = () => `Picture`
export const logoPickerChooseDrop = ({ logoPickerHint }: { readonly logoPickerHint: string }) => `Choose it, or drop it here. ${logoPickerHint}`
export const logoPickerPictureSquareKeep = () => `Of a picture that is not square, keep`
export const logoPickerThePartToKeep = () => `The part to keep`
export const logoPickerFromLeftToRight = () => `From left to right`
export const logoPickerFromTopToBottom = () => `From top to bottom`
export const logoPickerPartKept = () => `The part that is kept`
export const logoPickerYourBrandLogo = () => `Your brand logo`
export const logoPickerAppearsBesideNameMenu = () => `It appears beside your name: in the menu, on your certificates and on your invoices.`
