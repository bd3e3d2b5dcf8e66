import { ListReceipts, UploadReceipt } from '@understory/contracts/proof/receipts.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { data, redirect } from 'react-router'
import { fileTooLarge } from '../../../../http/files/file-too-large.ts'
import { readForm } from '../../../../http/posted-form.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { requireStaffSession } from '../../../staff/console/public.ts'
import { disclosuresMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/staff-receipts.route'
import { StaffReceiptsPage } from './staff-receipts-page.tsx'

const RECEIPTS_PATH = '/staff/receipts'
const tooLargeWords = () => ({
  field: 'file',
  sentence: disclosuresMessage('staffReceipts.fileLarger2Mb'),
  values: {},
})

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: disclosuresMessage('staffReceipts.receipts'),
    description: disclosuresMessage('staffReceipts.description'),
    path: RECEIPTS_PATH,
    robots: 'noindex, nofollow',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, staff } = await requireStaffSession(request, context, 'publish-projects')
  const answer = await api(ListReceipts, {})
  if (!answer.ok) throw data(null, { status: answer.status })
  return { staff, ...answer.data, tooLarge: fileTooLarge(request, tooLargeWords()) }
}

const RECEIPT_FIELDS: Readonly<Record<string, string>> = lookupTable({ name: 'file' })

export async function action({ request, context }: Route.ActionArgs) {
  const { api } = await requireStaffSession(request, context, 'publish-projects')
  const form = await readForm(request)
  const chosen = form.file('file')
  const problems = form.problems()
  if (problems) return data(problems, { status: 400 })
  const bytes = chosen ? Buffer.from(await chosen.arrayBuffer()) : Buffer.alloc(0)
  const body = { name: chosen?.name.slice(0, 200) ?? '', file: bytes.toString('base64') }
  const answer = await api(UploadReceipt, { body })
  if (answer.ok) return redirect(RECEIPTS_PATH, 303)
  const refused = form.refused(answer.refusal, (field) => RECEIPT_FIELDS[field] ?? field)
  return data(refused, { status: answer.status })
}

export default function StaffReceiptsRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { tooLarge, ...shown } = loaderData
  return <StaffReceiptsPage {...shown} refused={actionData ?? tooLarge} />
}
