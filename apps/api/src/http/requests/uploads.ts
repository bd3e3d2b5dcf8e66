import { refusal, statusOf } from '@understory/contracts/refusals/refusals.ts'
import { LEDGER_FILE_LIMITS } from '@understory/domain/footprints/ledger-import/reading/ledger-file-limits.ts'
import { networkOf } from '../serve/network-of.ts'
import { type BodyPlaces, isAmong } from './body-places.ts'

// Some files of evidence at once, of 20 MB at most each, with what a form adds.
const MAX_FORM_BYTES = 30 * 1024 * 1024
const MOST_AT_ONCE = 3

/** Uploads in progress, by the network they come from: their bodies are held in memory. */
const inProgress = new Map<string, number>()

export function isUpload(
  { evidenceForms, evidenceCalls }: BodyPlaces,
  { method }: Request,
  path: string,
): boolean {
  return method === 'POST' && (isAmong(evidenceForms, path) || isAmong(evidenceCalls, path))
}

type Upload = { readonly request: Request; readonly place: string; readonly ip: string }

/**
 * An upload says its length before anything of it is read, and few come from one network at the same time.
 * A form that is refused leads back to its page, which says why.
 */
export async function takeUpload(
  { evidenceForms }: BodyPlaces,
  { request, place, ip }: Upload,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  const isForm = isAmong(evidenceForms, place)
  // The largest that a call takes; each says its own in its contract.
  const most = isForm ? MAX_FORM_BYTES : LEDGER_FILE_LIMITS.bytes
  if (!(length <= most)) {
    if (isForm) await discard(request)
    return refuseUpload({ place, isForm }, 'too-large')
  }
  const network = networkOf(ip)
  const others = inProgress.get(network) ?? 0
  if (others >= MOST_AT_ONCE) return refuseUpload({ place, isForm }, 'busy')
  inProgress.set(network, others + 1)
  try {
    return await answer(request)
  } finally {
    const left = (inProgress.get(network) ?? 1) - 1
    if (left > 0) inProgress.set(network, left)
    else inProgress.delete(network)
  }
}

// Beyond this a browser may as well lose its connection.
const MOST_DISCARDED = 512 * 1024 * 1024

/** A browser reads an answer once it has sent its form; one that is cut off before shows its own error. */
export async function discard(request: Request): Promise<void> {
  let seen = 0
  for await (const chunk of request.body ?? []) {
    seen += chunk.length
    if (seen > MOST_DISCARDED) return
  }
}

type Refusing = { readonly place: string; readonly isForm: boolean }

function refuseUpload({ place, isForm }: Refusing, problem: 'too-large' | 'busy'): Response {
  if (isForm) {
    return new Response(null, { status: 303, headers: { location: `${place}?problem=${problem}` } })
  }
  const code = problem === 'busy' ? 'TOO_MANY_ATTEMPTS' : 'BODY_TOO_LARGE'
  return Response.json(refusal(code), { status: statusOf(code) })
}
