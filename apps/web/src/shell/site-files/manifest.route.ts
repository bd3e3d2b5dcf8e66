const MANIFEST = {
  name: 'Understory',
  short_name: 'Understory',
  description: 'Measure, reduce and fund climate action, with proof anyone can check.',
  lang: 'en-GB',
  start_url: '/',
  display: 'standalone',
  background_color: '#FBF8F1',
  theme_color: '#16352A',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  ],
}

export function loader() {
  return Response.json(MANIFEST, { headers: { 'Content-Type': 'application/manifest+json' } })
}
