import { discard } from './uploads.ts'

const FORMS = [
  /^\/my-impact\/account\/logo$/,
  /^\/my-impact\/dashboards\/footprint\/[\w-]+\/import$/,
  /^\/my-impact\/manage\/vehicles\/import$/,
  /^\/my-impact\/share\/impact-page$/,
  /^\/my-impact\/share\/live-widget\/[\w-]+$/,
  /^\/staff\/supply$/,
  /^\/staff\/accounts\/[\w-]+$/,
]
const LOGO = '/my-impact/account/logo'
const LOGO_PAGE = '/my-impact/account/settings/logo'

export const bringsFile = (place: string) => FORMS.some((each) => each.test(place))

/** Leads a browser whose file is too large back to the page that says so; `null`: this is no form of a file. */
export async function refuseFile(request: Request, place: string): Promise<Response | null> {
  if (!bringsFile(place)) return null
  if (!request.bodyUsed) await discard(request)
  const location =
    place === LOGO ? `${LOGO_PAGE}?logo=PICTURE_TOO_LARGE` : `${place}?problem=too-large`
  return new Response(null, { status: 303, headers: { location } })
}
