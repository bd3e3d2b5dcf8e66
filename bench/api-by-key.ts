import { createApi } from '../apps/api/src/app.ts'
import { callPublicApi, makeApiKey } from '../apps/api/src/testing/people/api-keys.ts'
import { COMPANY_CONNECTIONS, type CompanyApi, withCompany } from './api-of-a-company.ts'
import { interleave, type Sample } from './interleave.ts'
import type { Figure } from './measure.ts'
import { inParallel } from './provider-events.ts'

const CALLS_BY_KEY = 400
const KEY_LOAD = { count: CALLS_BY_KEY, atOnce: COMPANY_CONNECTIONS } as const

/** The calls of a program and of a person of one company, each of which has to succeed. */
export type CompanyCallers = {
  readonly company: CompanyApi
  readonly byKey: (path: string, call?: KeyCall) => Promise<unknown>
  readonly key: string
  readonly bySession: (path: string) => Promise<unknown>
}
type KeyCall = { readonly body: object; readonly headers: Readonly<Record<string, string>> }

/** Compares what a program calls with what stands for the least that it could take, in milliseconds of one call. */
export function compareByKey(
  work: (callers: CompanyCallers) => Promise<{
    readonly ours: () => Promise<unknown>
    readonly reference: () => Promise<unknown>
  }>,
): Promise<readonly Figure[]> {
  return withCompany(async (company) => {
    const api = createApi(company.deps)
    const send = (request: Request) => api(request, { ip: '198.51.100.7', requestId: 'bench' })
    // Of the test API, it takes the calls alone.
    const { secret: key } = await makeApiKey({ call: company.call } as never, company.person)
    const { ours, reference } = await work({
      company,
      key,
      byKey: async (path, more) =>
        jsonOfAnswer(await callPublicApi({ send }, path, { key, ...more })),
      bySession: async (path) => {
        const { bearer: headers } = company.person
        return jsonOfAnswer(await send(new Request(`http://understory.test${path}`, { headers })))
      },
    })
    const measured = await interleave({
      ours: () => inParallel(KEY_LOAD, async () => void (await ours())),
      reference: () => inParallel(KEY_LOAD, async () => void (await reference())),
    })
    const ms = (seconds: number) => (seconds * 1_000) / CALLS_BY_KEY
    return [
      {
        ours: ms(measured.ours.seconds),
        reference: ms(measured.reference.seconds),
        ratio: measured.ratioOfTimes,
        note: `${CALLS_BY_KEY} calls, ${COMPANY_CONNECTIONS} at once; CPU ${cpuRatio(measured)}`,
      },
    ]
  })
}

async function jsonOfAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

const cpuRatio = ({ ours, reference }: { ours: Sample; reference: Sample }) =>
  (ours.cpuMicros / reference.cpuMicros).toFixed(2)
