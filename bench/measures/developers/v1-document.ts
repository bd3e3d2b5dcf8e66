import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '../../../apps/api/src/app.ts'
import { loadStaticFiles } from '../../../apps/api/src/http/answers/static-files.ts'
import { callPublicApi } from '../../../apps/api/src/testing/people/api-keys.ts'
import { temporaryFolder } from '../../../tools/temporary-folder.ts'
import { withCompany } from '../../api-of-a-company.ts'
import { interleave } from '../../interleave.ts'
import type { Measure } from '../../measure.ts'

const DOCUMENT_READS = 300
const DOCUMENT_PATH = '/v1/openapi.json'

/** What it takes to say that the document is the same, against sending a static file of as many bytes. */
export const v1Document: Measure = {
  id: 'v1-document',
  what: 'CPU of /v1/openapi.json for someone who has it, against a static file of as many bytes',
  unit: 'µs',
  goal: { ratio: 1.2, is: 'at most' },
  run: () =>
    withCompany(async ({ deps }) => {
      const api = createApi(deps)
      const send = (request: Request) => api(request, { ip: '198.51.100.7', requestId: 'bench' })
      const first = await callPublicApi({ send }, DOCUMENT_PATH)
      const folder = temporaryFolder('bench-document')
      const body = await first.text()
      writeFileSync(join(folder, 'openapi.json'), body)
      const file = loadStaticFiles(folder)
      const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
      const ours = async () => {
        const { status } = await callPublicApi({ send }, DOCUMENT_PATH, { headers })
        if (status !== 304) throw new Error(`the document answered ${status}`)
      }
      const sendFile = async (request: Request) => file(request) ?? new Response(null)
      const reference = async () => {
        const answer = await callPublicApi({ send: sendFile }, '/openapi.json', { headers })
        await answer.arrayBuffer()
      }
      const measured = await interleave({
        ours: () => often(ours),
        reference: () => often(reference),
      })
      const [own, other] = [measured.ours.cpuMicros, measured.reference.cpuMicros]
      return [
        {
          ours: own / DOCUMENT_READS,
          reference: other / DOCUMENT_READS,
          ratio: own / other,
          note: `${body.length} bytes, read ${DOCUMENT_READS} times in turn`,
        },
      ]
    }),
}

async function often(read: () => Promise<void>): Promise<void> {
  for (let count = 0; count < DOCUMENT_READS; count += 1) await read()
}
