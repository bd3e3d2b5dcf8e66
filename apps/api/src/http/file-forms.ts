import { discard } from './uploads.ts'

const FORMS = [
  /^\/my-impact\/dashboards\/footprint\/[\w-]+\/import$/,
  /^\/my-impact\/manage\/vehicles\/import$/,
  /^\/my-impact\/share\/live-widget\/[\w-]+$/,
  /^\/staff\/supply$/,
  /^\/staff\/accounts\/[\w-]+$/,
]
const LOGO = '/my-impact/account/logo'
const LOGO_PAGE = '/my-impact/account/settings/logo'

/** Leads a browser whose file is too large back to the page that says so; `null`: this is no form of a file. */
export async function refuseFile(request: Request, place: string): Promise<Response | null> {
  const location = pageOf(place)
  if (!location) return null
  if (!request.bodyUsed) await discard(request)
  return new Response(null, { status: 303, headers: { location } })
}

function pageOf(place: string): string | null {
  if (place === LOGO) return `${LOGO_PAGE}?logo=PICTURE_TOO_LARGE`
  return FORMS.some((each) => each.test(place)) ? `${place}?problem=too-large` : null
}
