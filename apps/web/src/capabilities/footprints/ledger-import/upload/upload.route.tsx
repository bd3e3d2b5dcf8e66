import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  ListLedgerImports,
  RemoveLedger,
  UploadLedger,
} from '@understory/contracts/footprints/ledger-import/ledger-imports.ts'
import { data, redirect } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { requireAccount } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../company-footprints/public.ts'
import { columnsAddress, ledgersAddress, reviewAddress } from '../ledger-address.ts'
import { ledgerImportMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/upload.route'
import { ledgerFile, UploadPage } from './upload-page.tsx'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: ledgerImportMessage('upload.importYourLedger'),
    description: ledgerImportMessage('upload.description'),
    path: ledgersAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const [inventory, listed] = await Promise.all([
    session.api(GetInventory, { params }),
    session.api(ListLedgerImports, { params }),
  ])
  if (!inventory.ok || !listed.ok) throw data(null, { status: 404 })
  const problem = new URL(request.url).searchParams.get('problem')
  return {
    footprintId: params.footprintId,
    imports: listed.data.imports,
    isOpen: mayChangeFootprints(session) && !inventory.data.isLocked,
    startMonth: inventory.data.footprint.startMonth,
    tooLarge: problem === null ? null : ledgerFile().sentence,
  }
}

/** Takes a file, or puts one away that was not saved. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const { footprintId } = params
  if (form.text('intent') === 'remove') {
    const importId = form.text('importId') || '-'
    const answer = await api(RemoveLedger, { params: { footprintId, importId } })
    if (!answer.ok) return data(form.refused(answer.refusal), { status: answer.status })
    throw redirect(ledgersAddress(footprintId), 303)
  }
  const file = form.file('file')
  if (!file) {
    const problem =
      form.problems()?.problems.file ?? ledgerImportMessage('upload.pleaseChooseCsvXlsx')
    return data(form.refusedFor({ file: problem }), { status: 400 })
  }
  const answer = await api(UploadLedger, {
    params,
    query: { fileName: file.name.slice(-400) || 'ledger' },
    file: new Uint8Array(await file.arrayBuffer()),
  })
  if (!answer.ok) {
    const { message, problems = [] } = answer.refusal
    const said = [message, ...problems.map((each) => each.message)].join(' ')
    return data(form.refusedFor({ file: said }), { status: answer.status })
  }
  const { importId, state } = answer.data.import
  const next = state === 'reading' ? columnsAddress : reviewAddress
  throw redirect(next(footprintId, importId), 303)
}

export default function UploadRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <UploadPage {...loaderData} refused={actionData ?? null} />
}
