import { type BodyPlaces, isAmong } from './body-places.ts'
import { discard } from './uploads.ts'

/** Leads a browser whose file is too large back to the page that says so; `null`: this is no form of a file. */
export async function refuseFileForm(
  { fileForms, refusedAt }: BodyPlaces,
  request: Request,
  place: string,
): Promise<Response | null> {
  if (!isAmong(fileForms, place)) return null
  if (!request.bodyUsed) await discard(request)
  const location = refusedAt?.[place] ?? `${place}?problem=too-large`
  return new Response(null, { status: 303, headers: { location } })
}
