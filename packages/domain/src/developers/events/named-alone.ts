/** A busy shop has thousands a day: an address gets them where its types name them, and not as a part of all. */
export const isNamedAlone = (type: string): boolean => type.startsWith('order.')
