import { dayInput } from '@understory/contracts/inputs/calendar-input.ts'
import { ListAudit } from '@understory/contracts/staff/console/staff.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { DateRangeFields } from '@understory/ui/forms/date-range-fields.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { data } from 'react-router'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import styles from '../staff.module.css'
import { StaffPage } from '../staff-page.tsx'
import { requireStaffSession } from '../staff-session.ts'
import { csvAddress } from '../tables/filtered-rows.ts'
import type { Route } from './+types/audit.route'
import { auditCsvColumns } from './audit-csv-columns.ts'
import { AuditList } from './audit-list.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: consoleMessage('audit.auditTrail'),
    description: consoleMessage('audit.description'),
    path: '/staff/audit',
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'run')
  const { searchParams } = new URL(request.url)
  const filter = {
    words: searchParams.get('words')?.trim().slice(0, 100) || undefined,
    from: dayFrom(searchParams.get('from')),
    to: dayFrom(searchParams.get('to')),
  }
  const before = Number(searchParams.get('before'))
  const query = {
    ...filter,
    before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
  }
  const answer = await api(ListAudit, { query })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { ...answer.data, filter, staff }
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { entries, next, filter, staff } = loaderData
  const isFiltered = Boolean(filter.words || filter.from || filter.to)
  return (
    <StaffPage here="/staff/settings" staff={staff} title={consoleMessage('audit.whatStaffDid')}>
      <form className={styles.search}>
        <Field id="words" label={consoleMessage('audit.onlyWordsWhomWhy')}>
          <TextInput
            id="words"
            name="words"
            type="search"
            maxLength={100}
            defaultValue={filter.words}
          />
        </Field>
        <DateRangeFields from={filter.from ?? ''} to={filter.to ?? ''} problem={null} />
        <Button type="submit">{consoleMessage('audit.filter')}</Button>
        <LinkButton href={csvAddress(entries, auditCsvColumns())} download="trail.csv">
          {consoleMessage('audit.savePageCsv')}
        </LinkButton>
      </form>
      {entries.length > 0 ? (
        <AuditList entries={entries} forStaff />
      ) : (
        <p role="status">
          {isFiltered
            ? consoleMessage('audit.nothingFitsThat')
            : consoleMessage('audit.nothingHasHappenedYet')}
        </p>
      )}
      {next ? (
        <LinkButton href={olderThan(next, filter)}>{consoleMessage('audit.older')}</LinkButton>
      ) : null}
    </StaffPage>
  )
}

function olderThan(next: number, filter: Record<string, string | undefined>): string {
  const given = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `/staff/audit?${new URLSearchParams([...given, ['before', String(next)]])}`
}

/** A day of the address; what is none is left out. */
const dayFrom = (given: string | null) => dayInput().safeParse(given).data
