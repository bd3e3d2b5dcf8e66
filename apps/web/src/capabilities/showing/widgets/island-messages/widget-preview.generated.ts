// Made from en-GB.json by `npm run messages`.

export const widgetPreviewPreviewCouldDrawnJust = () => `The preview could not be drawn just now. What you typed is safe.`
export const widgetPreviewPreview = () => `Preview`
export const widgetPreviewShowThePreview = () => `Show the preview`
export const widgetPreviewShowItAgain = () => `Show it again`
