import { GetInventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { ImportLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { data, redirect } from 'react-router'
import { decodedText, NOT_TEXT } from '../../../../../http/files/decoded-text.ts'
import { type PostedForm, readForm } from '../../../../../http/posted-form.ts'
import { type AccountSession, requireAccount } from '../../../../../http/session.ts'
import { pageMeta } from '../../../../../shell/page-meta.ts'
import { mayChangeFootprints } from '../../may-change.ts'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { reasonOf } from '../history/reason-of-form.ts'
import { importAddress, inventoryAddress } from '../inventory-address.ts'
import { noInventory } from '../no-inventory.ts'
import type { Route } from './+types/import-lines.route'
import { ImportLinesPage, type ImportOutcome, type LineFile } from './import-lines-page.tsx'
import { linesFile } from './lines-file.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: companyFootprintsMessage('importLines.importLines'),
    description: companyFootprintsMessage('importLines.description'),
    path: importAddress(params.footprintId ?? ''),
    robots: 'noindex',
  })

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const session = await requireAccount(request, context)
  const answer = await session.api(GetInventory, { params })
  if (!answer.ok) throw noInventory(answer.status)
  if (!mayChangeFootprints(session)) throw redirect(inventoryAddress(params.footprintId))
  const problem = new URL(request.url).searchParams.get('problem')
  return {
    footprintId: params.footprintId,
    isLocked: answer.data.isLocked,
    country: answer.data.footprint.input.country,
    refused: problem === 'too-large' ? refused(linesFile().sentence) : null,
  }
}

/** Shows what a file would add; a second press, with the text of the file, adds it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { api } = await requireAccount(request, context)
  const form = await readForm(request)
  const read = await readFile(form)
  if ('message' in read) return data<ImportOutcome>(read, { status: 400 })
  const isPreview = form.text('intent') !== 'add'
  const answer = await api(ImportLines, {
    params,
    query: reasonOf(form),
    body: { ...read.file, isPreview },
  })
  if (!answer.ok && answer.refusal.code === 'REASON_NEEDED') {
    return askForReason(api, { params, form, file: read.file, refusal: answer.refusal })
  }
  if (!answer.ok) {
    const outcome = { message: answer.refusal.message, problems: [] }
    return data<ImportOutcome>(outcome, { status: answer.status })
  }
  const { lines, co2eGrams, factors, problems } = answer.data
  if (problems.length > 0) {
    return data<ImportOutcome>(
      { message: companyFootprintsMessage('importLines.nothingWasAdded'), problems },
      { status: 422 },
    )
  }
  if (!isPreview) throw redirect(`${inventoryAddress(params.footprintId)}?done=import`, 303)
  return data<ImportOutcome>({
    preview: { lines, co2eGrams, factors, file: read.file, refused: null },
  })
}

type Explaining = {
  readonly params: Route.ActionArgs['params']
  readonly form: PostedForm
  readonly file: LineFile
  readonly refusal: Refusal
}

/** What the file comes to again, with the field for why. */
async function askForReason(
  api: AccountSession['api'],
  { params, form, file, refusal }: Explaining,
) {
  const seen = await api(ImportLines, { params, body: { ...file, isPreview: true } })
  if (!seen.ok) {
    const outcome = { message: seen.refusal.message, problems: [] }
    return data<ImportOutcome>(outcome, { status: seen.status })
  }
  const { lines, co2eGrams, factors } = seen.data
  const { values, ...refused } = form.refused(refusal)
  const { changeReason = '' } = values
  return data<ImportOutcome>(
    {
      preview: {
        lines,
        co2eGrams,
        factors,
        file,
        refused: { ...refused, values: { changeReason } },
      },
    },
    { status: 409 },
  )
}

async function readFile(form: PostedForm): Promise<{ file: LineFile } | ImportLinesRefused> {
  const csv = form.text('csv')
  if (csv) return { file: { csv } }
  const xlsx = form.text('xlsx')
  if (xlsx) return { file: { xlsx } }
  const file = form.file('file')
  if (!file)
    return refused(
      form.problems()?.problems.file ?? companyFootprintsMessage('importLines.pleaseChooseXlsxCsv'),
    )
  if (file.size > linesFile().bytes) return refused(linesFile().sentence)
  const bytes = await file.arrayBuffer()
  if (isZip(bytes)) return { file: { xlsx: Buffer.from(bytes).toString('base64') } }
  const text = decodedText(bytes)
  return text === null ? refused(NOT_TEXT) : { file: { csv: text } }
}

/** Every XLSX file begins like this. */
function isZip(bytes: ArrayBuffer): boolean {
  const [first, second, third, fourth] = new Uint8Array(bytes)
  return first === 0x50 && second === 0x4b && third === 3 && fourth === 4
}

type ImportLinesRefused = Extract<ImportOutcome, { message: string }>
const refused = (message: string): ImportLinesRefused => ({ message, problems: [] })

export default function ImportLinesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused: tooLarge, ...shown } = loaderData
  return <ImportLinesPage {...shown} outcome={actionData ?? tooLarge} />
}
