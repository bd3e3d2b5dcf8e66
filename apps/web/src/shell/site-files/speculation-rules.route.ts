/** Pages that may be fetched before someone asks for them: opening one changes nothing and is noted nowhere. */
const PAGES = [
  '/',
  '/solutions/*',
  '/our-philosophy',
  '/faq',
  '/app/*',
  '/my-impact',
  '/my-impact/*',
  '/join',
]
const FILES = ['/*.*', '/my-impact/evidence/*']

/** A page that a visitor is about to open is fetched while they still aim, where the browser knows how. */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: PAGES }, { not: { href_matches: FILES } }] },
      eagerness: 'moderate',
    },
  ],
}

export function loader() {
  return Response.json(RULES, {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
