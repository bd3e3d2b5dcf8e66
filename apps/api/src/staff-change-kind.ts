import type { Database, Tx } from '@understory/database/connect.ts'
import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { ChangeField, ChangeValues } from '@understory/domain/staff/changes/change-field.ts'
import type { StaffDuty } from '@understory/domain/staff/console/staff-duties.ts'
import type { Prose } from '@understory/ports/site/prose.ts'
import type { Config } from './configuration/config.ts'

/**
 * Something that staff change in what everyone sees, by a form: declared in the manifest of the capability whose
 * table it is. The console drafts, shows, checks by a second person, publishes, and takes back.
 */
export type StaffChangeKind = {
  readonly name: string
  /** Of one of them: 'Project'. */
  readonly label: string
  /** What it is for, in a sentence above the form. */
  readonly says: string
  /** What a role includes that may draft and publish it. */
  readonly duty: StaffDuty
  /** Money or claims: a second person publishes it. */
  readonly isFourEyes: boolean
  readonly fields: readonly ChangeField[]
  /** There may be more of them: the id of a new one is typed. Otherwise there is what `subjects` lists. */
  readonly isExtensible: boolean
  /** Those that there are, on the day on which they are listed. */
  readonly subjects: (db: Database | Tx, today: CalendarDate) => Promise<readonly ChangeSubject[]>
  /** What is public now; null: nothing yet. */
  readonly read: (db: Database | Tx, subject: string) => Promise<ChangeValues | null>
  /** What holds until something is published: by the settings of the environment. */
  readonly fromSettings?: (config: Config) => ChangeValues
  /** What is wrong with it beyond the form of its fields, by field; an empty name: with all of it. */
  readonly problems?: (
    db: Database | Tx,
    change: ProposedValues & { readonly before: ChangeValues | null },
    tools: ChangeTools,
  ) => Promise<Readonly<Record<string, string>>>
  /** As it will look, in HTML that is safe to show; null: there is nothing to see. */
  readonly preview?: (values: ChangeValues, tools: ChangeTools) => Promise<string | null>
  /** Makes it public, within the transaction that says so. */
  readonly publish: (tx: Tx, change: ProposedValues & { readonly at: Date }) => Promise<void>
  /** It cannot be taken back: what was published stays, and a new one follows it. */
  readonly isForGood?: true
  /** Where the public sees it. */
  readonly shownAt?: (subject: string) => string
}

/** What a kind may ask to judge and to show what is typed. */
export type ChangeTools = { readonly prose: Prose }

export type ChangeSubject = { readonly subject: string; readonly label: string }

export type ProposedValues = {
  readonly subject: string
  readonly values: ChangeValues
  /** Of the day on which it is checked or published. */
  readonly today: CalendarDate
}
