import { UploadEvidence } from '@understory/contracts/footprints/company-footprints/evidence.ts'
import type { Api } from '../../../../http/api-client.ts'
import type { PostedForm } from '../../../../http/posted-form.ts'

type Place = {
  readonly footprintId: string
  readonly lineId?: string
  readonly questionId?: string
}

const LONGEST_NAME = 400

/** Uploads the files of a form, one after the other; what is wrong with some does not stop the rest. */
export async function uploadFiles(
  api: Api,
  form: PostedForm,
  { footprintId, ...place }: Place,
): Promise<{ readonly taken: number; readonly problems: readonly string[] }> {
  const problems: string[] = []
  const files = form.files('file')
  for (const file of files) {
    const fileName = file.name.slice(-LONGEST_NAME) || 'file'
    const answer = await api(UploadEvidence, {
      params: { footprintId },
      query: { fileName, ...place },
      file: new Uint8Array(await file.arrayBuffer()),
    })
    if (answer.ok) continue
    const { message, problems: fields = [] } = answer.refusal
    const sentence = fields[0]?.message ?? message
    problems.push(files.length > 1 ? `${fileName}: ${sentence}` : sentence)
  }
  return { taken: files.length - problems.length, problems }
}
