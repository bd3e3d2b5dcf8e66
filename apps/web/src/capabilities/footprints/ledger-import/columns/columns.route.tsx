import {
  GetLedgerReading,
  ReadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-readings.ts'
import { LEDGER_FIELDS } from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import { LEDGER_DATE_FORMATS } from '@understory/domain/footprints/ledger-import/reading/ledger-dates.ts'
import { VAT_TREATMENTS } from '@understory/domain/footprints/ledger-import/reading/ledger-rows.ts'
import { data, redirect } from 'react-router'
import { type PostedForm, readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../company-footprints/public.ts'
import { columnsAddress, ledgersAddress, reviewAddress } from '../ledger-address.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/columns.route'
import { ColumnsPage } from './columns-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: ledgerImportMessage('columns.whatTheColumnsHold'),
    description: ledgerImportMessage('columns.columnsLedgerTaken'),
    path: columnsAddress(params.footprintId ?? '', params.importId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const answer = await session.api(GetLedgerReading, { params })
  if (!answer.ok) {
    if (answer.status !== 409) throw data(null, { status: 404 })
    throw redirect(reviewAddress(params.footprintId, params.importId))
  }
  if (!mayChangeFootprints(session)) throw redirect(ledgersAddress(params.footprintId))
  return { ...answer.data, footprintId: params.footprintId }
}

/** Reads the file by the columns that were chosen; what is still open is asked again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const body = readingOf(form)
  const unread = form.problems()
  if (unread) return data(unread, { status: 400 })
  const answer = await api(ReadLedger, { params, body })
  if (!answer.ok) {
    const fieldOf = (field: string) => field.replace('columns.', '')
    return data(form.refused(answer.refusal, fieldOf), { status: answer.status })
  }
  const { state } = answer.data.import
  const next = state === 'reading' ? columnsAddress : reviewAddress
  throw redirect(next(params.footprintId, params.importId), 303)
}

function readingOf(form: PostedForm) {
  const columns = Object.fromEntries(
    LEDGER_FIELDS.flatMap((field) => {
      const at = form.optional(field)
      return at === null ? [] : [[field, Number.parseInt(at, 10) || 0] as const]
    }),
  )
  const dateFormat = LEDGER_DATE_FORMATS.find((each) => each === form.text('dateFormat')) ?? null
  const vatRate = form.number('vatRate', 2) / 100
  return { columns, dateFormat, vat: form.oneOf('vat', VAT_TREATMENTS, 'included'), vatRate }
}

export default function ColumnsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ColumnsPage {...loaderData} refused={actionData ?? null} />
}
