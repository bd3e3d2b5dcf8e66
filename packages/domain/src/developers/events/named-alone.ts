import type { EventType } from './event-types.ts'

/** A busy shop has thousands a day: an address gets them where its types name them, and not as a part of all. */
export const isNamedAlone = (type: EventType): boolean => type.startsWith('order.')
