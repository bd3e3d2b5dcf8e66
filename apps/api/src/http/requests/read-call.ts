import type { Endpoint } from '@understory/contracts/endpoint.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import type { z } from 'zod'
import { plainSentence } from '../plain-sentences.ts'
import { Refused, refuse } from '../refuse.ts'
import type { Access } from '../route.ts'
import { findUnstorableText } from './storable-text.ts'

const MAX_BODY_BYTES = 64 * 1024

type Input = { params: undefined; query: undefined; body: undefined; file: undefined }

/** Parses path, query and body by the endpoint's schemas; afterwards the types are the proof. */
export async function readCall(
  endpoint: Endpoint,
  access: Access,
  arrived: { request: Request; params: Record<string, string>; query: Record<string, string> },
): Promise<Input | Refused> {
  const sentAlong = refuseUnstorable(arrived.params) ?? refuseUnstorable(arrived.query)
  if (sentAlong) return sentAlong
  const params = parse(endpoint.params, arrived.params)
  if (params instanceof Refused) return params
  const query = parse(endpoint.query, arrived.query)
  if (query instanceof Refused) return query
  // A signed body is checked and read by its handler, byte for byte.
  const file = endpoint.file && (await readFile(arrived.request, endpoint.file.maxBytes))
  if (file instanceof Refused) return file
  if (access === 'signed' || !endpoint.body)
    return { params, query, body: undefined, file } as Input
  const sent = await readJson(arrived.request, endpoint.maxBodyBytes ?? MAX_BODY_BYTES)
  if (sent instanceof Refused) return sent
  const unstorable = refuseUnstorable(sent.json)
  if (unstorable) return unstorable
  const body = parse(endpoint.body, sent.json)
  return body instanceof Refused ? body : ({ params, query, body, file } as Input)
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(value, { error: plainSentence })
  return parsed.success
    ? parsed.data
    : refuse('BAD_REQUEST', parsed.error.issues.flatMap(toProblems))
}

function refuseUnstorable(value: unknown): Refused | null {
  const problem = findUnstorableText(value)
  return problem && refuse('BAD_REQUEST', [problem])
}

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys : null
  const paths = unknown ? unknown.map((key) => [...issue.path, key]) : [issue.path]
  return paths.map((path) => ({ field: path.join('.'), message: issue.message }))
}

const isTooLarge = (request: Request, most: number) =>
  Number(request.headers.get('content-length') ?? 0) > most

async function readFile(request: Request, most: number): Promise<Uint8Array | Refused> {
  if (isTooLarge(request, most)) return refuse('BODY_TOO_LARGE')
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.length > most ? refuse('BODY_TOO_LARGE') : bytes
}

async function readJson(request: Request, most: number): Promise<{ json: unknown } | Refused> {
  if (isTooLarge(request, most)) return refuse('BODY_TOO_LARGE')
  const text = await request.text()
  if (text.length > most) return refuse('BODY_TOO_LARGE')
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    return refuse('BAD_REQUEST', [{ field: '', message: 'Please send application/json.' }])
  }
  try {
    return { json: JSON.parse(text) }
  } catch {
    return refuse('BAD_REQUEST', [{ field: '', message: 'This is not JSON.' }])
  }
}
