import { ACTIVITY_WORDS } from '@understory/domain/activity/activity-words.generated.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'

/** What happened, as a person would say it; an entry of an older release may have words no more. */
export const AUDIT_EVENT_WORDS: Readonly<Record<string, string>> = lookupTable(ACTIVITY_WORDS)
