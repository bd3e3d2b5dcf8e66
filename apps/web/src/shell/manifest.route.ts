const MANIFEST = {
  name: 'Understory',
  short_name: 'Understory',
  description: 'Measure, reduce and fund climate action, with proof anyone can check.',
  lang: 'en-GB',
  start_url: '/',
  display: 'standalone',
  background_color: '#FBF8F1',
  theme_color: '#16352A',
  icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
}

export function loader() {
  return Response.json(MANIFEST, { headers: { 'Content-Type': 'application/manifest+json' } })
}
