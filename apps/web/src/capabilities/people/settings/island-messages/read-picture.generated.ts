// Made from en-GB.json by `npm run messages`.

export const readPicturePleaseChooseJpgPng = () => `Please choose a JPG or PNG picture.`
export const readPicturePictureLarger2Mb = () => `This picture is larger than 2 MB.`
export const readPicturePictureCannotReadPlease = () => `This picture cannot be read. Please choose another.`
export const readPicturePictureLarger6000 = () => `This picture is larger than 6,000 pixels a side.`
