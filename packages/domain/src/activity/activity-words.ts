import { ACTIVITY_WORDS } from './activity-words.generated.ts'

/** What may be recorded in the activity of a user or an account. */
export type ActivityEvent = keyof typeof ACTIVITY_WORDS

export function isActivityEvent(event: unknown): event is ActivityEvent {
  return typeof event === 'string' && Object.hasOwn(ACTIVITY_WORDS, event)
}
