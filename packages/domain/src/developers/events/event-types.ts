import { EVENT_TYPES } from './event-types.generated.ts'

export type EventType = keyof typeof EVENT_TYPES

export const EVENT_TYPE_NAMES = Object.keys(EVENT_TYPES) as [EventType, ...EventType[]]

/** How many days an event can be read and sent again. */
export const EVENT_DAYS = 90
