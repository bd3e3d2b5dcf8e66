import type { WalkedPages } from '../shell/walked-pages.ts'

export const PROOF_PAGES: WalkedPages = {
  open: ['/verify', '/public-ledger', '/projects', '/projects/wind-gujarat'],
  missing: [
    { path: '/verify/00000000-0000-4000-8000-000000000000', status: 404 },
    { path: '/verify/not-a-number', status: 400 },
  ],
  account: [
    '/my-impact',
    '/my-impact/dashboards/impact',
    '/my-impact/dashboards/impact?welcome=true',
    '/my-impact/dashboards/public-ledger',
  ],
}
