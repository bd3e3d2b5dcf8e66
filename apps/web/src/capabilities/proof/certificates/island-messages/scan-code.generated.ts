// Made from en-GB.json by `npm run messages`.

export const scanCodeCameraCouldOpenedAllowed = () => `The camera could not be opened, or was not allowed. Choose a picture of the code, or type it.`
export const scanCodeNoCodePictureCould = () => `There is no code in this picture that we could read. Try one that is sharp and shows all of it.`
export const scanCodeWhatTheCameraSees = () => `What the camera sees`
export const scanCodeHoldCodeBeforeCamera = () => `Hold the code before the camera.`
export const scanCodeStopTheCamera = () => `Stop the camera`
export const scanCodeSquareCodeStandsBottom = () => `The square code stands at the bottom right of every certificate.`
export const scanCodeUseTheCamera = () => `Use the camera`
export const scanCodeChoosePicture = () => `Or choose a picture of it`
export const scanCodePictureStaysBrowser = () => `The picture stays in your browser.`
