import type { WalkedPages } from '../shell/walked-pages.ts'

export const SHOWING_PAGES: WalkedPages = {
  open: ['/impact', '/claims'],
  account: [
    '/my-impact/share/impact-page',
    '/my-impact/share/shareables',
    '/my-impact/share/assets',
    '/my-impact/share/badges',
    '/my-impact/share/badges/signup',
    '/my-impact/share/where',
    '/my-impact/share/live-widget',
    '/my-impact/share/live-widget/new',
  ],
}
